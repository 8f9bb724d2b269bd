import {
  Button,
  breakpoint,
  Card,
  DataTable,
  DownloadIcon,
  LoadMore,
  type TableColumn,
  token,
} from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useClient } from '../../../shared/session/session-context';
import { type ListQuery, type RecordList, recordList } from '../hooks/record-list';
import { useExport } from '../hooks/use-export';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { SelectionControl } from '../hooks/use-selection';
import type { Filters } from '../model/filter';
import type { RecordTable } from '../model/record-table';
import { DayBand } from './day-band';
import { FilterBar } from './filter-bar';
import { NoRecords } from './no-records';
import { TotalsStrip } from './totals';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[5]};
  /* Room for the number of rows before it is known, so that the tools never change their line. */
  flex: 1 1 320px;
  &:has(> section) { flex-basis: 100%; }
  @media (max-width: ${breakpoint.phone}px) {
    min-height: 56px;
    padding: ${token.space[2]} ${token.space[4]};
    border-top: 1px solid ${token.color.line};
  }
`;

const Count = styled.span`
  &:not(:has(+ section)) { flex: 1; }
  @media (max-width: ${breakpoint.phone}px) { flex: 1; }
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
`;

const skeletonRows = 10;

interface RecordScreenProps<
  Row extends { readonly id: string },
  Totals extends { readonly count: number },
  F extends Filters,
> {
  readonly title: string;
  readonly table: RecordTable<Row, Totals, F>;
  readonly control: SelectionControl<F>;
  readonly query: ListQuery<Row, Totals>;
  /** Between the heading and the filters: what does not depend on them. */
  readonly overview?: ReactNode;
  /** In the foot of the heading, in place of the totals of the table. */
  readonly foot?: (list: RecordList<Row, Totals>) => ReactNode;
  /** Shows the totals in the toolbar of the rows: for a page whose heading does not show them. */
  readonly totalsInTools?: boolean;
}

/** A record page: filters, totals, rows, and the export. */
export const RecordScreen = <
  Row extends { readonly id: string },
  Totals extends { readonly count: number },
  F extends Filters,
>({
  title,
  table,
  control,
  query,
  overview,
  foot = ({ totals, status }) => <TotalsStrip table={table} totals={totals} status={status} />,
  totalsInTools = false,
}: RecordScreenProps<Row, Totals, F>) => {
  const texts = useRecordTexts();
  const { now } = useClient();
  const list = recordList(query);
  const { isExporting, exportAll } = useExport(table, title, control.selection);
  const count = list.totals?.count ?? 0;
  const columns = table.columns.flatMap((column): TableColumn<Row>[] => {
    if (!column.cell) return [];
    const { title, label = title, align = 'start', width, narrow, cell } = column;
    return [
      {
        key: title,
        title: texts.t(title),
        label: label === null ? '' : texts.t(label),
        align,
        ...(width && { width }),
        ...(narrow && { narrow }),
        render: (row) => cell(row, texts),
      },
    ];
  });
  const last = list.rows.at(-1);
  // The days of the rows are those of the times beside them; the filter and its `today` have days of the brand.
  const dayOfRow = (row: Row) => texts.isoDay(table.at(row));
  const today = control.today && texts.isoDay(now());
  const { dayTotal } = table;
  // Rows of the last day may still be on the next page.
  const isWhole = (rows: readonly Row[]) => list.more === 'end' || rows.at(-1) !== last;
  const groups = today !== undefined && {
    keyOf: dayOfRow,
    render: (day: string, rows: readonly Row[]) => (
      <DayBand day={day} today={today} totalLabel={dayTotal && isWhole(rows) ? dayTotal.label : undefined} />
    ),
    ...(dayTotal && {
      total: {
        column: dayTotal.column,
        render: (_day: string, rows: readonly Row[]) => (isWhole(rows) ? dayTotal.show(rows) : undefined),
      },
    }),
  };
  return (
    <Root>
      <PageHeader
        title={title}
        lead={texts.t(table.lead, { zone: texts.zone })}
        scene={table.scene}
        isCool
        foot={foot(list)}
      />
      {overview}
      <Card padding="none">
        <FilterBar table={table} control={control}>
          <Tools>
            <Count role="status">{list.totals && texts.t('shown', { count, shown: list.rows.length })}</Count>
            {totalsInTools && (
              <TotalsStrip table={table} totals={list.totals} status={list.status} isInline />
            )}
            {control.isChosen && (
              <Button size="sm" variant="ghost" onClick={control.reset}>
                {texts.t('resetFilters')}
              </Button>
            )}
            <Button size="sm" loading={isExporting} disabled={count === 0} onClick={exportAll}>
              <DownloadIcon size={16} />
              {texts.t('exportCsv')}
            </Button>
          </Tools>
        </FilterBar>
        <DataTable
          stickyHead="page"
          narrow="lines"
          caption={title}
          columns={columns}
          rows={list.rows}
          rowKey={(row) => row.id}
          groups={groups || undefined}
          status={list.status}
          skeletonRows={skeletonRows}
          errorPicture={<SceneImage name="network" />}
          errorMessage={Boolean(list.error) && <ErrorMessage error={list.error} />}
          onRetry={list.retry}
          renderDetail={table.detail}
          empty={<NoRecords empty={table.empty} isChosen={control.isChosen} onReset={control.reset} />}
        />
        {list.rows.length > 0 && <LoadMore status={list.more} onLoadMore={list.loadMore} />}
      </Card>
    </Root>
  );
};
