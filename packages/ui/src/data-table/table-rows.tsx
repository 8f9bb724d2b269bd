'use client';
import type { ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../lazy-module/lazy-module';
import { RowGap } from './row-gap';
import { TableRow } from './table-row';
import type { VirtualRowsProps } from './virtual-rows';

interface TableRowsProps<Row> extends VirtualRowsProps<Row> {
  readonly virtual: boolean;
}

const lazyVirtualRows = /* @__PURE__ */ lazyModule(() => import('./virtual-rows'));

interface LazyVirtualRowsProps<Row> extends VirtualRowsProps<Row> {
  readonly fallback: ReactNode;
}

/** Loaded for long tables only. */
const LazyVirtualRows = <Row,>({ fallback, ...props }: LazyVirtualRowsProps<Row>) => {
  const module = useLazyModule(lazyVirtualRows, true);
  return module ? <module.VirtualRows {...props} /> : fallback;
};

/** Rows that the server sends of a long table. */
const FIRST = 30;

/** All rows, or of a long table those that are seen. */
export const TableRows = <Row,>({ virtual, ...props }: TableRowsProps<Row>) => {
  const { rows, isOpen, scroller, headHeight: _, rowHeight, ...drawing } = props;
  const first = virtual ? rows.slice(0, FIRST) : rows;
  const plain = (
    <>
      <tbody>
        {first.map((row, index) => (
          <TableRow
            {...drawing}
            key={drawing.rowKey(row)}
            row={row}
            open={isOpen(row)}
            {...(virtual ? { index: index + 2 } : {})}
          />
        ))}
      </tbody>
      {virtual && (
        <RowGap
          height={(rows.length - first.length) * rowHeight}
          width={drawing.columns.length + (drawing.renderDetail ? 1 : 0)}
        />
      )}
    </>
  );
  // Without its box, on the server too, a long table is its first rows.
  if (!virtual || !scroller) return plain;
  return <LazyVirtualRows {...props} fallback={plain} />;
};
