'use client';
import { useMessages } from '../messages/messages-context';
import type { TableColumn } from './table-column';
import { tableMessages } from './table-messages';
import { nextSort, type SortDirection, type TableSort } from './table-sort';
import { HeadCell, SortButton } from './table-styles';

/** Two arrows; the active one is opaque, so the direction does not depend on colour. */
const SortArrows = ({ direction }: { direction: SortDirection | undefined }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="m5 6 3-3 3 3" opacity={direction === 'ascending' ? 1 : 0.3} />
    <path d="m5 10 3 3 3-3" opacity={direction === 'descending' ? 1 : 0.3} />
  </svg>
);

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
  /** Adds a column for the button that opens a row's detail. */
  readonly detail: boolean;
  /** Whether some rows are not rendered; then each row has an `aria-rowindex`. */
  readonly counted: boolean;
}

export const TableHead = <Row,>({ columns, sort, onSort, detail, counted }: TableHeadProps<Row>) => {
  const messages = useMessages(tableMessages);
  return (
    <thead>
      <tr aria-rowindex={counted ? 1 : undefined}>
        {columns.map((column) => {
          const direction = sort?.column === column.key ? sort.direction : undefined;
          return (
            <HeadCell
              key={column.key}
              scope="col"
              $align={column.align ?? 'start'}
              aria-sort={direction}
              style={{ width: column.width }}
            >
              {column.compare ? (
                <SortButton onClick={() => onSort(nextSort(sort, column.key))}>
                  {column.title}
                  <SortArrows direction={direction} />
                </SortButton>
              ) : (
                column.title
              )}
            </HeadCell>
          );
        })}
        {detail && (
          <HeadCell scope="col" $align="end" style={{ width: '56px' }}>
            <span className="pv-sr-only">{messages.detail}</span>
          </HeadCell>
        )}
      </tr>
    </thead>
  );
};
