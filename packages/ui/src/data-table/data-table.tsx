'use client';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { toCsv } from '../csv/to-csv';
import { useControllable } from '../hooks/use-controllable';
import { useMessages } from '../messages/messages-context';
import { ColumnMenu } from './column-menu';
import { columnLabel, shownColumns, type TableColumn, type TableGroups } from './table-column';
import { TableHead } from './table-head';
import { tableMessages } from './table-messages';
import { TableRows } from './table-rows';
import { sortRows, type TableSort } from './table-sort';
import { LoadingRows, NoRows } from './table-state';
import { Edges, EndNote, Frame, type NarrowLayout, rowHeights, Scroller, Table } from './table-styles';
import { TableToolbar } from './table-toolbar';
import { TableTotals } from './table-totals';
import { useEdges } from './use-edges';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The columns in order; `compare` makes a column sortable. */
  readonly columns: readonly TableColumn<Row>[];
  /** The rows to show. */
  readonly rows: readonly Row[];
  /** Identifies a row, independent of its position. */
  readonly rowKey: (row: Row) => string | number;
  /** Accessible name of the table. */
  readonly caption: string;
  /** `loading` shows skeletons, `error` a message. Default `ready`. */
  readonly status?: 'ready' | 'loading' | 'error';
  /** Shows a retry button when loading failed. */
  readonly onRetry?: () => void;
  /** Error message. Default a short text. */
  readonly errorMessage?: ReactNode;
  /** An illustration above it, where the table is the subject of the page; without it the error is one row. */
  readonly errorPicture?: ReactNode;
  /** Shown when there are no rows. Default a short text. */
  readonly empty?: ReactNode;
  /** Says that these are all rows. */
  readonly end?: boolean;
  /** The sort, when controlled; `null` is unsorted. */
  readonly sort?: TableSort | null;
  /** The initial sort, when uncontrolled. */
  readonly defaultSort?: TableSort;
  /** Called with the requested sort; the owner then sorts the rows. */
  readonly onSortChange?: (sort: TableSort | null) => void;
  /** Detail of a row, which its button opens. */
  readonly renderDetail?: (row: Row) => ReactNode;
  /** Bands of consecutive rows under a heading. Not for virtual tables. */
  readonly groups?: TableGroups<Row> | undefined;
  /** Number of skeleton rows. Default 5. */
  readonly skeletonRows?: number;
  /** Maximum height, a CSS length; the body scrolls under the header. Default `70vh` for a virtual table, else none. */
  readonly maxHeight?: string;
  /**
   * `page`: the header sticks to the window, below `--pv-sticky-top`, while the page scrolls. Default `own`: it sticks
   * to the table's own box.
   */
  readonly stickyHead?: 'own' | 'page';
  /** For thousands of rows: renders only visible ones, in a scrolling box. Columns need widths. */
  readonly virtual?: boolean;
  /**
   * Layout at phone width: `scroll` sideways, each row as a card (`cards`), or as two lines with the cells that have a
   * place there (`lines`, `narrow` of the columns). Default `scroll`.
   */
  readonly narrow?: NarrowLayout;
  /** Shows the column menu. */
  readonly columnMenu?: boolean;
  /** Keys of the hidden columns, when controlled; one column is always visible. */
  readonly hiddenColumns?: readonly string[];
  /** Keys of the initially hidden columns, when uncontrolled. */
  readonly defaultHiddenColumns?: readonly string[];
  /** Called with the keys of the hidden columns after each change. */
  readonly onHiddenColumnsChange?: (keys: readonly string[]) => void;
  /** Name of a CSV file; shows a button that exports the rows as sorted, with the visible columns. */
  readonly fileName?: string;
  /** Controls above the table, before its own. */
  readonly toolbar?: ReactNode;
}

const noKeys: readonly string[] = [];

/** The rows as CSV: a header line, then the columns that have `text`. */
const tableCsv = <Row,>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string => {
  const exported = columns.flatMap((column) =>
    column.text ? [{ title: columnLabel(column), text: column.text }] : [],
  );
  return toCsv([
    exported.map(({ title }) => title),
    ...rows.map((row) => exported.map(({ text }) => text(row))),
  ]);
};

/** The rows whose detail is open. State of the table, because virtual rows unmount when scrolled out of view. */
const useOpenRows = <Row,>(rowKey: (row: Row) => string | number) => {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set());
  const toggleKey = useCallback(
    (key: string | number) =>
      setKeys((open) => {
        const next = new Set(open);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return { isOpen: (row: Row) => keys.has(rowKey(row)), toggleKey };
};

/** A table of records with loading, error and empty states, sorting, totals, details, export and virtual rows. */
export const DataTable = <Row,>({
  columns: allColumns,
  rows,
  rowKey,
  caption,
  status = 'ready',
  onRetry,
  errorMessage,
  errorPicture,
  empty,
  end = false,
  sort: givenSort,
  defaultSort,
  onSortChange,
  renderDetail,
  groups,
  skeletonRows = 5,
  maxHeight,
  stickyHead = 'own',
  virtual = false,
  narrow = 'scroll',
  columnMenu = false,
  hiddenColumns,
  defaultHiddenColumns = noKeys,
  onHiddenColumnsChange,
  fileName,
  toolbar,
  ...rest
}: DataTableProps<Row>) => {
  const messages = useMessages(tableMessages);
  // State, not a ref, so that the rows render again once the box exists.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [sort, setSort] = useControllable<TableSort | null>(givenSort, defaultSort ?? null, onSortChange);
  const [hidden, setHidden] = useControllable(hiddenColumns, defaultHiddenColumns, onHiddenColumnsChange);
  const { isOpen, toggleKey } = useOpenRows(rowKey);
  useEdges(scroller);

  const columns = shownColumns(allColumns, hidden);
  const compare = onSortChange ? undefined : allColumns.find(({ key }) => key === sort?.column)?.compare;
  const sorted = sort ? sortRows(rows, compare, sort.direction) : rows;
  const detail = renderDetail !== undefined;
  const ready = status === 'ready' && rows.length > 0;
  const hasTotals = ready && columns.some(({ total }) => total !== undefined);
  const height = maxHeight ?? (virtual ? '70vh' : undefined);

  return (
    <Frame {...rest} $narrow={narrow}>
      {(toolbar !== undefined || columnMenu || fileName !== undefined) && (
        <TableToolbar
          menu={columnMenu && <ColumnMenu columns={allColumns} hidden={hidden} onHiddenChange={setHidden} />}
          fileName={fileName}
          isEmpty={!ready}
          file={() => tableCsv(columns, sorted)}
        >
          {toolbar}
        </TableToolbar>
      )}
      <Edges>
        <Scroller
          ref={setScroller}
          role="region"
          aria-label={caption}
          tabIndex={0}
          $page={stickyHead === 'page' && !virtual}
          $virtual={virtual}
          style={{ maxHeight: height }}
        >
          <Table
            $narrow={narrow}
            $fixed={virtual}
            aria-busy={status === 'loading' || undefined}
            aria-rowcount={virtual && ready ? rows.length + (hasTotals ? 2 : 1) : undefined}
          >
            <caption className="pv-sr-only">{caption}</caption>
            <TableHead
              columns={columns}
              sort={sort}
              onSort={setSort}
              detail={detail}
              counted={virtual && ready}
            />
            {status === 'loading' && (
              <LoadingRows
                count={skeletonRows}
                aligns={[
                  ...columns.map(({ align = 'start' }) => align),
                  ...(detail ? (['end'] as const) : []),
                ]}
              />
            )}
            {ready && (
              <TableRows
                virtual={virtual}
                groups={groups}
                rows={sorted}
                rowKey={rowKey}
                columns={columns}
                renderDetail={renderDetail}
                isOpen={isOpen}
                onToggle={toggleKey}
                scroller={scroller}
                headHeight={rowHeights.head}
                rowHeight={rowHeights.body}
              />
            )}
            {!ready && status !== 'loading' && (
              <NoRows
                width={columns.length + (detail ? 1 : 0)}
                failed={status === 'error'}
                empty={empty}
                errorMessage={errorMessage}
                errorPicture={errorPicture}
                onRetry={onRetry}
              />
            )}
            {hasTotals && (
              <TableTotals columns={columns} detail={detail} index={virtual ? rows.length + 2 : undefined} />
            )}
          </Table>
          {end && ready && <EndNote>{messages.endOfList}</EndNote>}
        </Scroller>
      </Edges>
    </Frame>
  );
};
