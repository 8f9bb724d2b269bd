import { Card, DateRangePicker, Field, Select, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { SelectionControl } from '../hooks/use-selection';
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

/** Date range and filters of a record page. The query is their only state. */
export const FilterBar = <Row, Totals, C extends Choices>({
  table,
  control: { selection, today, choose },
}: FilterBarProps<Row, Totals, C>) => {
  const texts = useRecordTexts();
  const change = (part: object) => {
    if (selection) choose({ ...selection, ...part } as Selection<C>);
  };

  return (
    <Card>
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
    </Card>
  );
};
