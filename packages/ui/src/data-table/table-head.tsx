'use client';
import { useMessages } from '../messages/messages-context';
import { SortGlyph } from './sort-glyph';
import type { TableColumn } from './table-column';
import { tableMessages } from './table-messages';
import { HeadCell, SortButton } from './table-parts';
import { nextSort, type TableSort } from './table-sort';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
  /** Rows have a detail, so there is one more column for its button. */
  readonly detail: boolean;
  /** Some rows are not there, so each says its number. */
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
                  <SortGlyph direction={direction} />
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
