/** Which end comes first. */
export type SortDirection = 'ascending' | 'descending';

/** By which column a table is sorted, and how. */
export interface TableSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What the next press on a column's head asks for: ascending, descending, then as it came. */
export const nextSort = (sort: TableSort | null, column: string): TableSort | null => {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
};

/** Rows in the asked order; equal rows keep theirs. */
export const sortRows = <Row>(
  rows: readonly Row[],
  compare: ((a: Row, b: Row) => number) | undefined,
  direction: SortDirection,
): readonly Row[] => {
  if (!compare) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(a, b));
};
