import { Button, breakpoint, DateRangePicker, FilterIcon, token } from '@pavilion/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { DeferredFilterSheet } from '../../../shared/filters/deferred-filter-sheet';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { SelectionControl } from '../hooks/use-selection';
import { dayText } from '../model/calendar';
import type { Filters } from '../model/filter';
import type { RecordTable } from '../model/record-table';
import type { Selection } from '../model/selection';

const lines = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[4]};
`;

const Bar = styled.form`${lines}`;

/** The filters besides the days: in one line together, that of the days or the next. */
const Choices = styled.div<{ $width: number }>`
  ${lines}
  @media (min-width: ${breakpoint.phone + 1}px) {
    flex: 1 1 ${({ $width }) => $width}px;
    flex-wrap: nowrap;
  }
  @media (max-width: ${breakpoint.phone}px) { flex: 1 1 100%; }
`;

/** The space between two filters, px. */
const gap = 16;

const nowhere = { from: '', to: '' };

interface FilterBarProps<Row, Totals, F extends Filters> {
  readonly table: RecordTable<Row, Totals, F>;
  readonly control: SelectionControl<F>;
  /** What can be done with the rows. */
  readonly children: ReactNode;
}

const Head = styled.div`
  @media (min-width: ${breakpoint.phone + 1}px) {
    ${lines}
    padding: ${token.space[4]} ${token.space[5]};
    /* Filters and tools share their lines. */
    > ${Bar} { display: contents; }
  }
  @media (max-width: ${breakpoint.phone}px) { > ${Bar} { display: none; } }
`;

const SheetButton = styled(Button)`
  /* The first row of the card. */
  && { border: 0; border-radius: ${token.radius.lg} ${token.radius.lg} 0 0; background: none; box-shadow: none; }
  @media (min-width: ${breakpoint.phone + 1}px) { display: none; }
`;

/** Date range and filters of a record page, a sheet on phones, and its tools. The query is the only state of the filters. */
export const FilterBar = <Row, Totals, F extends Filters>({
  table,
  control: { selection, today, choose },
  children,
}: FilterBarProps<Row, Totals, F>) => {
  const texts = useRecordTexts();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const change = (part: object) => {
    if (selection) choose({ ...selection, ...part } as Selection<F>);
  };
  const filters = Object.entries(table.filters);
  const bar = (
    <Bar role="search" aria-label={texts.t('filters')} onSubmit={(event) => event.preventDefault()}>
      <DateRangePicker
        value={selection ?? nowhere}
        disabled={!selection}
        onValueChange={change}
        today={today}
        max={today}
      />
      {filters.length > 0 && (
        <Choices $width={filters.reduce((sum, [, { width }]) => sum + gap + width, -gap)}>
          {filters.map(([name, filter]) => (
            <Fragment key={name}>
              {filter.render({
                value: selection?.[name],
                onChange: (value) => change({ [name]: value }),
                texts,
              })}
            </Fragment>
          ))}
        </Choices>
      )}
    </Bar>
  );

  return (
    <Head>
      {bar}
      <SheetButton block disabled={!selection} onClick={() => setSheetOpen(true)}>
        <FilterIcon size={18} />
        <span>{texts.t('openFilters')}</span>
        <span className="pv-num">
          {selection && `${dayText(selection.from, texts.locale)} – ${dayText(selection.to, texts.locale)}`}
        </span>
      </SheetButton>
      <DeferredFilterSheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        title={texts.t('filters')}
        done={texts.t('filtersDone')}
      >
        {bar}
      </DeferredFilterSheet>
      {children}
    </Head>
  );
};
