import { createBatchedRead } from './batched-read';

const setUp = () => {
  const readings: string[][] = [];
  const stored = new Map([
    ['one', 1],
    ['two', 2],
  ]);
  const find = createBatchedRead(async (keys) => {
    readings.push([...keys]);
    if (keys.includes('bad')) throw new Error('no database');
    return new Map(stored);
  });
  return { find, readings, stored };
};

describe('batched reads', () => {
  it('reads keys that are requested in one turn in one query, each key once', async () => {
    const { find, readings } = setUp();
    const found = await Promise.all(['one', 'two', 'one', 'three'].map(find));
    expect(found).toEqual([1, 2, 1, undefined]);
    expect(readings).toEqual([['one', 'two', 'three']]);
  });

  it('never answers from a query that started before the request', async () => {
    const { find, readings, stored } = setUp();
    const before = find('one');
    expect(await before).toBe(1);
    stored.set('one', 10);
    expect(await find('one')).toBe(10);
    expect(readings).toHaveLength(2);
  });

  it('rejects the requests of a failed query only', async () => {
    const { find } = setUp();
    const outcomes = await Promise.allSettled([find('bad'), find('one')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await find('one')).toBe(1);
  });
});
