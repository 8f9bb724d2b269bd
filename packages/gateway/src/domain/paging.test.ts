import fc from 'fast-check';
import { sql } from 'kysely';
import { newId } from '../ids';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { byId, byMoment, byNumber, bySignedNumber, createPageOrder, pageOf, rowsFor } from './paging';

interface Listed {
  readonly rank: number;
  /** Microseconds, which a Date does not have. */
  readonly micros: number;
  readonly id: string;
}

const order = (direction: 'asc' | 'desc') =>
  createPageOrder(direction, [byNumber(sql.ref('rank')), byMoment(sql.ref('at')), byId('id')]);

const compare = <Value>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);
const compareRows = (a: Listed, b: Listed) =>
  compare(a.rank, b.rank) || compare(a.micros, b.micros) || compare(a.id, b.id);

describe('the order of a list with pages', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const select = (rows: readonly Listed[]) =>
    database.db
      .selectFrom(
        sql<{ rank: number; at: Date; id: string }>`(values ${sql.join(
          rows.map(
            ({ rank, micros, id }) =>
              sql`(${rank}::int, timestamptz '2026-11-20T12:00:00.123Z' + ${micros}::int * interval '1 microsecond', ${id}::text)`,
          ),
        )})`.as<'listed'>(sql`listed (rank, at, id)`),
      )
      .select('id');

  const walk = async (direction: 'asc' | 'desc', rows: readonly Listed[], size: number) => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const found = await order(direction)(select(rows), cursor).limit(rowsFor(size)).execute();
      const page = pageOf(found, size, (row) => row.page_cursor);
      expect(page.items.length).toBeGreaterThan(0);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return ids;
  };

  const listed = fc
    .record({ rank: fc.nat({ max: 2 }), micros: fc.nat({ max: 3 }), second: fc.nat({ max: 5 }) })
    .map(({ rank, micros, second }): Listed => ({ rank, micros, id: newId(new Date(second * 1_000)) }));

  it.each(['asc', 'desc'] as const)(
    'has every row once on its pages, sorted by all keys, whatever the size of a page (%s)',
    async (direction) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(listed, { minLength: 1, maxLength: 12 }),
          fc.integer({ min: 1, max: 5 }),
          async (rows, size) => {
            const sorted = rows.toSorted(compareRows).map(({ id }) => id);
            expect(await walk(direction, rows, size)).toEqual(
              direction === 'asc' ? sorted : sorted.toReversed(),
            );
          },
        ),
        { numRuns: 40, seed: 148 },
      );
    },
  );

  it.each(['asc', 'desc'] as const)('continues after a negative number (%s)', async (direction) => {
    const signed = createPageOrder(direction, [bySignedNumber(sql.ref('rank')), byId('id')]);
    const rows = [-20, -3, 0, 3].map((rank, index) => ({ rank, micros: 0, id: newId(new Date(index)) }));
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const found = await signed(select(rows), cursor).limit(rowsFor(1)).execute();
      const page = pageOf(found, 1, (row) => row.page_cursor);
      ids.push(...page.items.map((each) => each.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && ids.length <= rows.length);
    const expected = rows.map((each) => each.id);
    expect(ids).toEqual(direction === 'asc' ? expected : expected.toReversed());
    for (const malformed of ['--1', '-', '1-', '+1'])
      expect(() => signed(select(rows), `${malformed}.${expected[0]}`)).toThrow(
        expect.objectContaining({ code: 10003 }),
      );
  });

  const id = newId(new Date(0));
  it.each(['', 'x', id, `1.${id}`, `1.2.3.${id}`, `-1.2.${id}`, `1.2.${id}x`, `1..${id}`])(
    'rejects the malformed cursor “%s”',
    (cursor) => {
      const rows = [{ rank: 0, micros: 0, id }];
      expect(() => order('asc')(select(rows), cursor)).toThrow(expect.objectContaining({ code: 10003 }));
    },
  );
});
