'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useControllable } from '../hooks/use-controllable';
import { useMessages } from '../messages/messages-context';
import { ColumnMenu } from './column-menu';
import { shownColumns, type TableColumn } from './table-column';
import { tableFile } from './table-file';
import { TableHead } from './table-head';
import { tableMessages } from './table-messages';
import { Edges, EndNote, Frame, rowHeights, Scroller, Table } from './table-parts';
import { TableRows } from './table-rows';
import { sortRows, type TableSort } from './table-sort';
import { LoadingRows, NoRows } from './table-state';
import { TableToolbar } from './table-toolbar';
import { TableTotals } from './table-totals';
import { useEdges } from './use-edges';
import { useOpenRows } from './use-open-rows';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From the start: key, title, how a cell is drawn; `compare` lets people sort by it. */
  readonly columns: readonly TableColumn<Row>[];
  /** The records of this page. */
  readonly rows: readonly Row[];
  /** Tells a row from the others, however they are sorted. */
  readonly rowKey: (row: Row) => string | number;
  /** Names the table. */
  readonly caption: string;
  /** `loading` shows skeletons, `error` says that it failed. Default `ready`. */
  readonly status?: 'ready' | 'loading' | 'error';
  /** Offers to try again when loading failed. */
  readonly onRetry?: () => void;
  /** Why it failed. Default a short text. */
  readonly errorMessage?: ReactNode;
  /** What stands there when there are no rows. Default a short text. */
  readonly empty?: ReactNode;
  /** There is no more after these rows. */
  readonly end?: boolean;
  /** `null`: the owner decides, and wants the rows as they came. */
  readonly sort?: TableSort | null;
  /** The order to begin with, when the table keeps it itself. */
  readonly defaultSort?: TableSort;
  /** With it the owner sorts, and the table only says what was asked for. */
  readonly onSortChange?: (sort: TableSort | null) => void;
  /** What a row's button opens below it. */
  readonly renderDetail?: (row: Row) => ReactNode;
  /** Rows of skeleton while loading: as many as are expected. Default 5. */
  readonly skeletonRows?: number;
  /** A CSS height beyond which the body scrolls under its head; of a virtual table `70vh` without it. */
  readonly maxHeight?: string;
  /**
   * `page`: the head stays in the window, below `--pv-sticky-top`, while the page scrolls. Default `own`: it stays in
   * the table's own box.
   */
  readonly stickyHead?: 'own' | 'page';
  /** For thousands of rows: only those that are seen are there, in a box that scrolls. Columns want widths. */
  readonly virtual?: boolean;
  /** No wider than a phone: `scroll` sideways, or each row as one of the `cards`. Default `scroll`. */
  readonly narrow?: 'scroll' | 'cards';
  /** Lets people choose the columns. */
  readonly columnMenu?: boolean;
  /** Keys of the columns that are not shown; one column always is. */
  readonly hiddenColumns?: readonly string[];
  /** Keys of the columns hidden to begin with, when the table keeps them itself. */
  readonly defaultHiddenColumns?: readonly string[];
  /** Called with the keys hidden after each change. */
  readonly onHiddenColumnsChange?: (keys: readonly string[]) => void;
  /** Lets people save the rows, as they are sorted and shown, as a CSV file of this name. */
  readonly fileName?: string;
  /** Above the table, before the table's own controls. */
  readonly toolbar?: ReactNode;
}

const noKeys: readonly string[] = [];

/** Rows of records with all their states; the head stays, the totals of the selection stand below. */
export const DataTable = <Row,>({
  columns: allColumns,
  rows,
  rowKey,
  caption,
  status = 'ready',
  onRetry,
  errorMessage,
  empty,
  end = false,
  sort: givenSort,
  defaultSort,
  onSortChange,
  renderDetail,
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
  // State, not a ref: rows draw anew once their box is there.
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
    <Frame {...rest} $cards={narrow === 'cards'}>
      {(toolbar !== undefined || columnMenu || fileName !== undefined) && (
        <TableToolbar
          menu={columnMenu && <ColumnMenu columns={allColumns} hidden={hidden} onHiddenChange={setHidden} />}
          fileName={fileName}
          isEmpty={!ready}
          file={() => tableFile(columns, sorted)}
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
            $cards={narrow === 'cards'}
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
