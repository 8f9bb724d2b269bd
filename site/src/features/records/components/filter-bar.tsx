import { Button, breakpoint, DateRangePicker, Field, FilterIcon, Select, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { DeferredFilterSheet } from '../../../shared/filters/deferred-filter-sheet';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { SelectionControl } from '../hooks/use-selection';
import { dayText } from '../model/calendar';
import type { Filter, RecordTable } from '../model/record-table';
import type { Choices, Selection } from '../model/selection';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[4]};
`;

const Choice = styled(Field)`
  flex: 1 1 120px;
`;

const nowhere = { from: '', to: '' };

interface FilterBarProps<Row, Totals, C extends Choices> {
  readonly table: RecordTable<Row, Totals, C>;
  readonly control: SelectionControl<C>;
}

const Wide = styled.div`
  padding: ${token.space[4]} ${token.space[5]};
  @media (max-width: ${breakpoint.phone}px) { display: none; }
`;

const SheetButton = styled(Button)`
  /* The first row of the card. */
  && { border: 0; border-radius: ${token.radius.lg} ${token.radius.lg} 0 0; background: none; box-shadow: none; }
  @media (min-width: ${breakpoint.phone + 1}px) { display: none; }
`;

/** Date range and filters of a record page; a sheet on phones. The query is their only state. */
export const FilterBar = <Row, Totals, C extends Choices>({
  table,
  control: { selection, today, choose },
}: FilterBarProps<Row, Totals, C>) => {
  const texts = useRecordTexts();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const change = (part: object) => {
    if (selection) choose({ ...selection, ...part } as Selection<C>);
  };
  const bar = (
    <Bar role="search" aria-label={texts.t('filters')} onSubmit={(event) => event.preventDefault()}>
      <DateRangePicker
        value={selection ?? nowhere}
        disabled={!selection}
        onValueChange={change}
        today={today}
        max={today}
      />
      {(Object.entries(table.filters) as [string, Filter<string>][]).map(
        ([name, { label, all, optionLabel }]) => (
          <Choice key={name} label={texts.t(label)} hideLabel>
            <Select
              value={selection?.[name] ?? ''}
              onValueChange={(value) => change({ [name]: value === '' ? undefined : value })}
              options={[
                { value: '', label: texts.t(all) },
                ...(table.choices[name] ?? []).map((each) => ({
                  value: each,
                  label: optionLabel(each, texts),
                })),
              ]}
            />
          </Choice>
        ),
      )}
    </Bar>
  );

  return (
    <>
      <Wide>{bar}</Wide>
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
    </>
  );
};
