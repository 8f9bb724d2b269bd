'use client';
import type { ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../lazy-module/lazy-module';
import { RowGap } from './row-gap';
import type { TableGroups } from './table-column';
import { TableRow } from './table-row';
import { BandCell } from './table-styles';
import type { VirtualRowsProps } from './virtual-rows';

interface TableRowsProps<Row> extends VirtualRowsProps<Row> {
  readonly virtual: boolean;
  readonly groups: TableGroups<Row> | undefined;
}

/** The rows in their bands; one without a heading if there are no groups. */
const bandsOf = <Row,>(rows: readonly Row[], groups: TableGroups<Row> | undefined) => {
  const bands: { readonly key: string; readonly rows: Row[] }[] = [];
  for (const row of rows) {
    const key = groups?.keyOf(row) ?? '';
    const last = bands.at(-1);
    if (last?.key === key) last.rows.push(row);
    else bands.push({ key, rows: [row] });
  }
  return bands;
};

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
export const TableRows = <Row,>({ virtual, groups, ...props }: TableRowsProps<Row>) => {
  const { rows, isOpen, scroller, headHeight: _, rowHeight, ...rowProps } = props;
  const first = virtual ? rows.slice(0, FIRST) : rows;
  const { columns } = rowProps;
  const width = columns.length + (rowProps.renderDetail ? 1 : 0);
  const totalAt = columns.findIndex(({ key }) => key === groups?.total?.column);
  const totalOf = (band: { readonly key: string; readonly rows: readonly Row[] }) =>
    totalAt > 0 ? (groups?.total?.render(band.key, band.rows) ?? undefined) : undefined;
  const plain = (
    <>
      {bandsOf(first, groups).map((band) => {
        const total = totalOf(band);
        const hasTotal = total !== undefined;
        return (
          // Not by its key, which occurs again where the rows have another order.
          <tbody key={rowProps.rowKey(band.rows[0]!)}>
            {groups && (
              <tr>
                <BandCell scope="rowgroup" colSpan={hasTotal ? totalAt : width}>
                  {groups.render(band.key, band.rows)}
                </BandCell>
                {hasTotal && (
                  <BandCell as="td" style={{ textAlign: columns[totalAt]!.align }}>
                    {total}
                  </BandCell>
                )}
                {hasTotal && totalAt + 1 < width && <BandCell as="td" colSpan={width - totalAt - 1} />}
              </tr>
            )}
            {band.rows.map((row, index) => (
              <TableRow
                {...rowProps}
                key={rowProps.rowKey(row)}
                row={row}
                open={isOpen(row)}
                {...(virtual ? { index: index + 2 } : {})}
              />
            ))}
          </tbody>
        );
      })}
      {virtual && <RowGap height={(rows.length - first.length) * rowHeight} width={width} />}
    </>
  );
  // Until the scrolling box exists, and on the server, a virtual table is its first rows.
  if (!virtual || !scroller) return plain;
  return <LazyVirtualRows {...props} fallback={plain} />;
};
