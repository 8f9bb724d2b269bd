'use client';
import { useMessages } from '../messages/messages-context';
import { columnLabel, type TableColumn } from './table-column';
import { tableMessages } from './table-messages';
import { TotalCell } from './table-styles';

interface TableTotalsProps {
  readonly columns: readonly TableColumn<never>[];
  readonly detail: boolean;
  readonly index: number | undefined;
}

/** The totals row. */
export const TableTotals = ({ columns, detail, index }: TableTotalsProps) => {
  const messages = useMessages(tableMessages);
  return (
    <tfoot>
      <tr aria-rowindex={index}>
        {columns.map((column, place) => (
          <TotalCell
            key={column.key}
            $align={column.align ?? 'start'}
            data-label={column.total === undefined ? undefined : columnLabel(column)}
          >
            {column.total ?? (place === 0 ? messages.total : null)}
          </TotalCell>
        ))}
        {detail && <TotalCell $align="end" />}
      </tr>
    </tfoot>
  );
};
