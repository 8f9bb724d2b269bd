'use client';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useState } from 'react';
import { measureShown, withFocused } from '../virtual-list/row-measures';
import { RowGap } from './row-gap';
import { type RowProps, TableRow } from './table-row';

export interface VirtualRowsProps<Row> extends RowProps<Row> {
  readonly rows: readonly Row[];
  readonly isOpen: (row: Row) => boolean;
  /** The scrolling box. */
  readonly scroller: HTMLDivElement | null;
  /** Estimated heights in px, until rows are measured. */
  readonly headHeight: number;
  readonly rowHeight: number;
}

/**
 * Only the visible rows, a few around them, and the focused one, which would otherwise lose the focus.
 * Each has its own `tbody`, so that it is measured with its detail.
 */
export const VirtualRows = <Row,>({
  rows,
  isOpen,
  scroller,
  headHeight,
  rowHeight,
  ...rowProps
}: VirtualRowsProps<Row>) => {
  const { rowKey, columns, renderDetail } = rowProps;
  const width = columns.length + (renderDetail ? 1 : 0);
  const [focused, setFocused] = useState<number>();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    measureElement: measureShown(rowHeight),
    getItemKey: useCallback((index: number) => rowKey(rows[index]!), [rowKey, rows]),
    scrollMargin: headHeight,
    overscan: 6,
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
  });
  const items = virtualizer.getVirtualItems();
  const endOf = (place: number) => items.at(place)?.end ?? headHeight;
  return (
    <>
      {items.map(({ index, key, start }, place) => {
        const gap = start - (place === 0 ? headHeight : endOf(place - 1));
        return (
          <Fragment key={key}>
            {gap > 0 && <RowGap height={gap} width={width} before />}
            <tbody
              ref={virtualizer.measureElement}
              data-index={index}
              onFocus={() => setFocused(index)}
              onBlur={() => setFocused(undefined)}
            >
              <TableRow {...rowProps} row={rows[index]!} open={isOpen(rows[index]!)} index={index + 2} />
            </tbody>
          </Fragment>
        );
      })}
      <RowGap height={virtualizer.getTotalSize() - (endOf(-1) - headHeight)} width={width} />
    </>
  );
};
