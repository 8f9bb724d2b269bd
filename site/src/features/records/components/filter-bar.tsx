import { breakpoint, Card, type DateRange, DateRangePicker, Field, Select, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SelectionControl } from '../hooks/use-selection';
import { useWords } from '../hooks/use-words';
import { isRange, rangeBeingTyped } from '../model/range';
import type { Filter, RecordTable } from '../model/record-table';
import type { Choices, Selection } from '../model/selection';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[4]};
`;

/** On a phone the presets scroll and the two days share the width. */
const Days = styled(DateRangePicker)`
  @media (max-width: ${breakpoint.phone}px) {
    width: 100%;
    > * { width: 100%; overflow-x: auto; }
    > :last-child > * { flex: 1 1 0; min-width: 0; }
    input { min-width: 0; padding-inline: ${token.space[1]}; }
  }
`;

const Choice = styled(Field)`
  flex: 1 1 120px;
  max-width: 168px;
`;

const nowhere: DateRange = { from: '', to: '' };

interface FilterBarProps<Row, Totals, C extends Choices> {
  readonly table: RecordTable<Row, Totals, C>;
  readonly control: SelectionControl<C>;
}

/** The days and words by which records are selected. What is chosen stands in the address, and nowhere else. */
export const FilterBar = <Row, Totals, C extends Choices>({
  table,
  control: { selection, today, choose },
}: FilterBarProps<Row, Totals, C>) => {
  const words = useWords();
  // What is being typed and is no day yet; another selection makes it void.
  const [typed, setTyped] = useState<{ readonly over: Selection<C>; readonly range: DateRange }>();
  const range: DateRange = (typed?.over === selection ? typed?.range : undefined) ?? selection ?? nowhere;

  const change = (part: object) => {
    if (selection) choose({ ...selection, ...part } as Selection<C>);
  };
  const chooseRange = (next: DateRange) => {
    if (isRange(next)) change(next);
    else if (selection) setTyped({ over: selection, range: rangeBeingTyped(range, next) });
  };

  return (
    <Card>
      <Bar role="search" aria-label={words.t('filters')} onSubmit={(event) => event.preventDefault()}>
        <Days value={range} disabled={!selection} onValueChange={chooseRange} today={today} max={today} />
        {(Object.entries(table.filters) as [string, Filter<string>][]).map(([name, { label, all, word }]) => (
          <Choice key={name} label={words.t(label)} hideLabel>
            <Select
              value={selection?.[name] ?? ''}
              onValueChange={(value) => change({ [name]: value === '' ? undefined : value })}
              options={[
                { value: '', label: words.t(all) },
                ...(table.choices[name] ?? []).map((each) => ({ value: each, label: word(each, words) })),
              ]}
            />
          </Choice>
        ))}
      </Bar>
    </Card>
  );
};
