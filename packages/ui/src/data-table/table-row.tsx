'use client';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../icons/navigation-icons';
import { useMessages } from '../messages/messages-context';
import type { TableColumn } from './data-table';
import { BodyRow, Cell, DetailButton, DetailCell } from './table-parts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly renderDetail: ((row: Row) => ReactNode) | undefined;
}

/** One row, and below it the detail that its button opens. */
export const TableRow = <Row,>({ row, columns, renderDetail }: TableRowProps<Row>) => {
  const messages = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <BodyRow>
        {columns.map((column) => (
          <Cell key={column.key} $align={column.align ?? 'start'}>
            {column.render(row)}
          </Cell>
        ))}
        {renderDetail && (
          <Cell $align="end">
            <DetailButton
              aria-label={open ? messages.hideDetail : messages.showDetail}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
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
