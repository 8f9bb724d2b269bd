import { compareAmounts } from '@pavilion/format';
import { Field, MoneyInput, token } from '@pavilion/ui';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useRecordTexts } from '../hooks/use-record-texts';
import { type AmountRange, formatAmountRange, parseAmountRange } from '../model/amount-range';

export interface AmountInputsProps {
  readonly value: AmountRange | undefined;
  readonly onChange: (value: AmountRange | undefined) => void;
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${token.space[2]};
  > span { line-height: ${token.control.md}; }
`;

/** As light as the other filters beside it, and narrow, so that all of them fit in a line. */
const Amount = styled(MoneyInput)`
  && :is(input, span) { font-size: ${token.text.md}; font-weight: ${token.weight.regular}; }
  && span:has(> input) { gap: ${token.space[1]}; padding-inline: ${token.space[2]}; }
  && input::placeholder { font-size: inherit; }
`;

/** The largest amount that a request takes. */
const largest = '9999999999999999.99';

const none = { min: '', max: '' };

/** The lowest and the highest amount. They apply together: by Enter, or when the focus leaves both. */
export const AmountInputs = ({ value, onChange }: AmountInputsProps) => {
  const { t } = useRecordTexts();
  const applied = value ? formatAmountRange(value) : '';
  const [draft, setDraft] = useState({ ...none, ...value });
  const [isReversed, setReversed] = useState(false);
  /** The range that the draft began with or has applied: another one, such as that of a reset, replaces the draft. */
  const [known, setKnown] = useState(applied);
  if (applied !== known) {
    setKnown(applied);
    setReversed(false);
    if (applied !== formatAmountRange(draft)) setDraft({ ...none, ...value });
  }

  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setReversed(false);
  };
  const apply = () => {
    const { min, max } = draft;
    if (min && max && compareAmounts(min, max) > 0) return setReversed(true);
    const next = parseAmountRange(formatAmountRange(draft));
    const isEmpty = !min && !max;
    if ((next || isEmpty) && (next ? formatAmountRange(next) : '') !== applied) onChange(next);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply();
  };
  const handleKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) apply();
  };
  const input = (end: 'min' | 'max', label: string, placeholder: string, error?: string) => (
    <Field label={label} hideLabel error={error}>
      <Amount
        size="md"
        placeholder={placeholder}
        value={draft[end]}
        onValueChange={(amount) => change({ [end]: amount })}
        max={largest}
        onKeyDown={handleKeyDown}
      />
    </Field>
  );
  return (
    <Group role="group" aria-label={t('amount')} onBlur={handleBlur}>
      {input('min', t('lowestAmount'), t('lowest'))}
      <span aria-hidden="true">–</span>
      {input('max', t('highestAmount'), t('highest'), isReversed ? t('belowLowestAmount') : undefined)}
    </Group>
  );
};
