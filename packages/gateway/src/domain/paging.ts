import { limits } from '@pavilion/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { fieldError } from '../business-error';

/** A page of rows, and the cursor of the next page. */
export const pageOf = <Item>(
  rows: readonly Item[],
  limit: number | undefined,
  keyOf: (item: Item) => string,
): { items: Item[]; nextCursor: string | null } => {
  const size = limit ?? limits.pageSize;
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > size && last !== undefined ? keyOf(last) : null };
};

/** Rows to read: one more than a page, to know whether there is a next one. */
export const rowsFor = (limit: number | undefined): number => (limit ?? limits.pageSize) + 1;

/** @throws BusinessError 10003 for a malformed cursor. */
export const numberCursor = (cursor: string): bigint => {
  if (/^\d{1,18}$/.test(cursor)) return BigInt(cursor);
  throw fieldError({ field: 'cursor', reason: 'format' });
};

/** @throws BusinessError 10003 for a malformed cursor. */
export const idCursor = (cursor: string): string => {
  if (/^[0-9a-z]{26}$/.test(cursor)) return cursor;
  throw fieldError({ field: 'cursor', reason: 'format' });
};

/** A value that a list is sorted by, in SQL. It is never null: a comparison with null is no order. */
export interface SortKey {
  readonly value: RawBuilder<unknown>;
  /** The value as a cursor has it: digits, lower-case letters and a minus sign. */
  readonly text: RawBuilder<string>;
  /**
   * Reads the value from a cursor.
   *
   * @throws BusinessError 10003 for a malformed text.
   */
  read(text: string): RawBuilder<unknown>;
}

/** Sorts by an integer that is not negative. */
export const byNumber = (value: RawBuilder<unknown>): SortKey => ({
  value,
  text: sql<string>`(${value})::text`,
  read: (text) => sql`${numberCursor(text)}::bigint`,
});

/** Sorts by an integer that may be negative, such as a sum with corrections. */
export const bySignedNumber = (value: RawBuilder<unknown>): SortKey => ({
  ...byNumber(value),
  read: (text) =>
    text.startsWith('-') ? sql`-${numberCursor(text.slice(1))}::bigint` : sql`${numberCursor(text)}::bigint`,
});

/** Sorts by a moment, which a cursor has in microseconds since 1970, as exact as the database. */
export const byMoment = (value: RawBuilder<unknown>): SortKey => ({
  value,
  text: sql<string>`(extract(epoch from ${value}) * 1000000)::bigint::text`,
  read: (text) => sql`(timestamptz 'epoch' + ${numberCursor(text)}::bigint * interval '1 microsecond')`,
});

/** Sorts by an id: the last key of each order, since no two rows share it. */
export const byId = (column: string): SortKey => ({
  value: sql.ref(column),
  text: sql<string>`${sql.ref(column)}`,
  read: (text) => sql`${idCursor(text)}`,
});

/** What `createPageOrder` adds to rows. */
export interface PlacedRow {
  /** Where the list continues after the row. */
  page_cursor: string;
}

/**
 * The order of a list with pages: by its keys in turn, all in one direction, so that an index of the same columns finds a page. The
 * cursor has the keys of the last row. Rows whose keys do not change are on one page each; one that moves past the cursor
 * between two pages is missed or repeated.
 *
 * @example
 * const sorted = createPageOrder('asc', [byNumber(sql`rank`), byId('order.id')]);
 * const rows = await sorted(query, cursor).limit(rowsFor(limit)).execute();
 * const { items, nextCursor } = pageOf(rows, limit, (row) => row.page_cursor);
 */
export const createPageOrder =
  (direction: 'asc' | 'desc', keys: readonly SortKey[]) =>
  /** @throws BusinessError 10003 for a malformed cursor. */
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, cursor: string | undefined) => {
    const selected = query.select(
      sql<string>`concat_ws('.', ${sql.join(keys.map(({ text }) => text))})`.as('page_cursor'),
    ) as unknown as SelectQueryBuilder<DB, TB, O & PlacedRow>;
    const sorted = keys.reduce((each, { value }) => each.orderBy(value, direction), selected);
    if (cursor === undefined) return sorted;
    const texts = cursor.split('.');
    if (texts.length !== keys.length) throw fieldError({ field: 'cursor', reason: 'format' });
    const values = sql.join(keys.map(({ value }) => value));
    const last = sql.join(keys.map(({ read }, place) => read(texts[place] as string)));
    return sorted.where(sql<boolean>`(${values}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${last})`);
  };
