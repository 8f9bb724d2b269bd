import { breakpoint, Field, Select } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { RecordTexts } from '../hooks/use-record-texts';
import type { RecordsLabel } from '../messages/records-messages';
import type { Filter } from '../model/filter';
import type { Kinds } from './columns';

interface ChoiceTexts<Option extends string> {
  readonly label: RecordsLabel;
  /** The label of the option that selects all records. */
  readonly all: RecordsLabel;
  readonly optionLabel: (option: Option, texts: RecordTexts) => string;
}

const width = 120;

const ChoiceField = styled(Field)`
  flex: 1 1 ${width}px;
  /* One alone in a second line does not fill it. */
  @media (min-width: ${breakpoint.phone + 1}px) { max-width: 328px; }
`;

/** A filter by one of some options. */
export const choice = <Option extends string>(
  options: readonly Option[],
  { label, all, optionLabel }: ChoiceTexts<Option>,
): Filter<Option> => ({
  width,
  parse: (text) => options.find((option) => option === text),
  format: (option) => option,
  render: ({ value, onChange, texts }) => (
    <ChoiceField label={texts.t(label)} hideLabel>
      <Select<Option | ''>
        value={value ?? ''}
        onValueChange={(next) => onChange(next === '' ? undefined : next)}
        options={[
          { value: '', label: texts.t(all) },
          ...options.map((each) => ({ value: each, label: optionLabel(each, texts) })),
        ]}
      />
    </ChoiceField>
  ),
});

/** A filter by the kind of the records. */
export const kindChoice = <Kind extends string>(options: readonly Kind[], kinds: Kinds<Kind>): Filter<Kind> =>
  choice(options, {
    label: 'kind',
    all: 'allKinds',
    optionLabel: (kind, texts) => kinds[kind].name(texts),
  });
