import { limits } from '@pavilion/contract';
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
