'use client';
import { memo, type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import { columnLabel, type TableColumn } from './table-column';
import { tableMessages } from './table-messages';
import { BodyRow, Cell, DetailButton, DetailCell } from './table-styles';

/** Properties shared by all rows of a table. */
export interface RowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly renderDetail: ((row: Row) => ReactNode) | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly onToggle: (key: string | number) => void;
}

interface TableRowProps<Row> extends RowProps<Row> {
  readonly row: Row;
  readonly open: boolean;
  /** The row's index in the whole table, where not all rows are rendered. */
  readonly index?: number;
}

const PlainTableRow = <Row,>({
  row,
  columns,
  renderDetail,
  open,
  rowKey,
  onToggle,
  index,
}: TableRowProps<Row>) => {
  const messages = useMessages(tableMessages);
  const id = useId();
  return (
    <>
      <BodyRow aria-rowindex={index}>
        {columns.map((column) => (
          <Cell
            key={column.key}
            $align={column.align ?? 'start'}
            data-label={columnLabel(column)}
            data-narrow={column.narrow}
          >
            {column.render(row)}
          </Cell>
        ))}
        {renderDetail && (
          <Cell $align="end" data-toggle="">
            <DetailButton
              aria-label={open ? messages.hideDetail : messages.showDetail}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => onToggle(rowKey(row))}
            >
              <ChevronDownIcon size={18} />
            </DetailButton>
          </Cell>
        )}
      </BodyRow>
      {renderDetail && open && (
        <tr id={id}>
          <DetailCell colSpan={columns.length + 1}>{renderDetail(row)}</DetailCell>
        </tr>
      )}
    </>
  );
};

/** A row with the detail that its button opens. Memoised, so that scrolling renders each row once. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
