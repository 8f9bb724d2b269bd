/** Sort direction. */
export type SortDirection = 'ascending' | 'descending';

/** The sorted column and its direction. */
export interface TableSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** The sort after the next click on a header: ascending, descending, then none. */
export const nextSort = (sort: TableSort | null, column: string): TableSort | null => {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
};

/** The rows sorted; a stable sort. */
export const sortRows = <Row>(
  rows: readonly Row[],
  compare: ((a: Row, b: Row) => number) | undefined,
  direction: SortDirection,
): readonly Row[] => {
  if (!compare) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(a, b));
};
