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

/** Rows of a long table in server-rendered HTML. */
const FIRST = 30;

/** All rows; of a virtual table only the visible ones. */
export const TableRows = <Row,>({ virtual, ...props }: TableRowsProps<Row>) => {
  const { rows, isOpen, scroller, headHeight: _, rowHeight, ...rowProps } = props;
  const first = virtual ? rows.slice(0, FIRST) : rows;
  const plain = (
    <>
      <tbody>
        {first.map((row, index) => (
          <TableRow
            {...rowProps}
            key={rowProps.rowKey(row)}
            row={row}
            open={isOpen(row)}
            {...(virtual ? { index: index + 2 } : {})}
          />
        ))}
      </tbody>
      {virtual && (
        <RowGap
          height={(rows.length - first.length) * rowHeight}
          width={rowProps.columns.length + (rowProps.renderDetail ? 1 : 0)}
        />
      )}
    </>
  );
  // Until the scrolling box exists, and on the server, a virtual table is its first rows.
  if (!virtual || !scroller) return plain;
  return <LazyVirtualRows {...props} fallback={plain} />;
};
