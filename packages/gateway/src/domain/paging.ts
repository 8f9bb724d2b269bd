import { limits } from '@pavilion/contract';
import { fieldError } from '../business-error';

/** One page of rows, and the key after which the next begins. */
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

/** How many rows to read, so that one more than a page tells whether there is a next one. */
export const rowsFor = (limit: number | undefined): number => (limit ?? limits.pageSize) + 1;

/** @throws BusinessError 10003 when a cursor is none that we gave. */
export const numberCursor = (cursor: string): bigint => {
  if (/^\d{1,18}$/.test(cursor)) return BigInt(cursor);
  throw fieldError({ field: 'cursor', reason: 'format' });
};

/** @throws BusinessError 10003 when a cursor is none that we gave. */
export const idCursor = (cursor: string): string => {
  if (/^[0-9a-z]{26}$/.test(cursor)) return cursor;
  throw fieldError({ field: 'cursor', reason: 'format' });
};
