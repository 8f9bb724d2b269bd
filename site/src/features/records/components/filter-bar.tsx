import { Card, DateRangePicker, Field, Select, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { SelectionControl } from '../hooks/use-selection';
import { useWords } from '../hooks/use-words';
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
  max-width: 168px;
`;

const nowhere = { from: '', to: '' };

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
  const change = (part: object) => {
    if (selection) choose({ ...selection, ...part } as Selection<C>);
  };

  return (
    <Card>
      <Bar role="search" aria-label={words.t('filters')} onSubmit={(event) => event.preventDefault()}>
        <DateRangePicker
          value={selection ?? nowhere}
          disabled={!selection}
          onValueChange={change}
          today={today}
          max={today}
        />
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
