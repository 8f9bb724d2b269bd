'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Empty } from '../empty/empty';
import { ErrorFallback } from '../error-fallback/error-fallback';
import { useControllable } from '../hooks/use-controllable';
import { useMessages } from '../messages/messages-context';
import { Skeleton } from '../skeleton/skeleton';
import { TableHead } from './table-head';
import { Cell, type CellAlign, EndNote, Scroller, Table, TotalCell } from './table-parts';
import { TableRow } from './table-row';
import { sortRows, type TableSort } from './table-sort';

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly render: (row: Row) => ReactNode;
  /** Amounts stand at the end. Default `start`. */
  readonly align?: CellAlign;
  /** A CSS width. */
  readonly width?: string;
  /** Makes the column sortable; ascending order. With `onSortChange` it only marks it, and the owner sorts. */
  readonly compare?: (a: Row, b: Row) => number;
  /** The column's cell in the row of totals. */
  readonly total?: ReactNode;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Names the table. */
  readonly caption: string;
  readonly status?: 'ready' | 'loading' | 'error';
  readonly onRetry?: () => void;
  readonly errorMessage?: ReactNode;
  /** What stands there when there are no rows. Default a short text. */
  readonly empty?: ReactNode;
  /** There is no more after these rows. */
  readonly end?: boolean;
  readonly sort?: TableSort;
  readonly onSortChange?: (sort: TableSort | undefined) => void;
  /** What a row's button opens below it. */
  readonly renderDetail?: (row: Row) => ReactNode;
  /** Rows of skeleton while loading: as many as are expected. Default 5. */
  readonly skeletonRows?: number;
  /** A CSS height beyond which the body scrolls under its head. */
  readonly maxHeight?: string;
}

/** Rows of records with all their states; the head stays, the totals of the selection stand below. */
export const DataTable = <Row,>({
  columns,
  rows,
  rowKey,
  caption,
  status = 'ready',
  onRetry,
  errorMessage,
  empty,
  end = false,
  sort: givenSort,
  onSortChange,
  renderDetail,
  skeletonRows = 5,
  maxHeight,
  style,
  ...rest
}: DataTableProps<Row>) => {
  const messages = useMessages();
  const [sort, setSort] = useControllable<TableSort | undefined>(givenSort, undefined, onSortChange);
  const compare = onSortChange ? undefined : columns.find((column) => column.key === sort?.column)?.compare;
  const sorted = sort ? sortRows(rows, compare, sort.direction) : rows;
  const width = columns.length + (renderDetail ? 1 : 0);
  const loading = status === 'loading';
  const hasTotals = columns.some((column) => column.total !== undefined);
  const bare = status === 'ready' && rows.length === 0;

  return (
    <Scroller tabIndex={0} {...rest} role="region" aria-label={caption} style={{ maxHeight, ...style }}>
      <Table aria-busy={loading || undefined}>
        <caption className="pv-sr-only">{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={setSort} detail={Boolean(renderDetail)} />
        <tbody>
          {loading &&
            Array.from({ length: skeletonRows }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
              <tr key={line}>
                {Array.from({ length: width }, (_, cell) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells are alike and never move
                  <Cell key={cell} $align="start">
                    <Skeleton width={cell === 0 ? '80%' : '60%'} />
                  </Cell>
                ))}
              </tr>
            ))}
          {status === 'ready' &&
            sorted.map((row) => (
              <TableRow key={rowKey(row)} row={row} columns={columns} renderDetail={renderDetail} />
            ))}
          {status !== 'loading' && (status === 'error' || bare) && (
            <tr>
              <td colSpan={width}>
                {bare ? (
                  (empty ?? <Empty compact />)
                ) : (
                  <ErrorFallback
                    compact
                    title={messages.loadFailed}
                    message={errorMessage}
                    onRetry={onRetry}
                  />
                )}
              </td>
            </tr>
          )}
        </tbody>
        {hasTotals && status === 'ready' && rows.length > 0 && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <TotalCell key={column.key} $align={column.align ?? 'start'}>
                  {column.total ?? (index === 0 ? messages.total : null)}
                </TotalCell>
              ))}
              {renderDetail && <TotalCell $align="end" />}
            </tr>
          </tfoot>
        )}
      </Table>
      {end && status === 'ready' && rows.length > 0 && <EndNote>{messages.endOfList}</EndNote>}
    </Scroller>
  );
};
