import fc from 'fast-check';
import { collectPages } from './collect-pages';

it('reads every row once and in order, however the pages are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), async (rows, size) => {
      const read = async (cursor: string | undefined) => {
        const start = Number(cursor ?? 0);
        const end = start + size;
        return { items: rows.slice(start, end), nextCursor: end < rows.length ? String(end) : null };
      };
      expect(await collectPages(read)).toEqual(rows);
    }),
  );
});

it('rejects when a page fails', async () => {
  await expect(collectPages(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
