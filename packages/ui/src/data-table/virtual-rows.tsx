'use client';
import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { RowGap } from './row-gap';
import { type RowDrawing, TableRow } from './table-row';

export interface VirtualRowsProps<Row> extends RowDrawing<Row> {
  readonly rows: readonly Row[];
  readonly isOpen: (row: Row) => boolean;
  /** The box that scrolls. */
  readonly scroller: HTMLDivElement | null;
  /** Heights in px, until rows are measured. */
  readonly headHeight: number;
  readonly rowHeight: number;
}

/** Only the rows that are seen, and a few around them. Each is a body of its own, so that it is measured with its detail. */
export const VirtualRows = <Row,>({
  rows,
  isOpen,
  scroller,
  headHeight,
  rowHeight,
  ...drawing
}: VirtualRowsProps<Row>) => {
  const { rowKey, columns, renderDetail } = drawing;
  const width = columns.length + (renderDetail ? 1 : 0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    // Rows of a table that is not shown have no height: counted as none, they would scroll it when it appears.
    measureElement: (...what) => measureElement(...what) || rowHeight,
    getItemKey: useCallback((index: number) => rowKey(rows[index]!), [rowKey, rows]),
    scrollMargin: headHeight,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? headHeight) - headHeight;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? headHeight) - headHeight);
  return (
    <>
      <RowGap height={before} width={width} before />
      {items.map(({ index, key }) => {
        const row = rows[index]!;
        return (
          <tbody key={key} ref={virtualizer.measureElement} data-index={index}>
            <TableRow {...drawing} row={row} open={isOpen(row)} index={index + 2} />
          </tbody>
        );
      })}
      <RowGap height={after} width={width} />
    </>
  );
};
