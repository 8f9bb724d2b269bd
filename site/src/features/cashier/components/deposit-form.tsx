import type { DepositChannel } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Button, Card, Field, MoneyInput, token } from '@pavilion/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { faultsOfError } from '../../../shared/forms/problem';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { SchemaFields } from '../../../shared/schema-fields/schema-fields';
import { cashierMessages } from '../messages/cashier-messages';
import type { Attempt } from '../model/attempt';
import type { DepositBody } from '../model/deeds';
import { bodyOf, channelOf, type Draft, errorsOf } from '../model/draft';
import { refusedRange } from '../model/problem';
import { ChannelPicker } from './channel-picker';
import { DepositMessage } from './deposit-message';
import { FormStack } from './form-stack';

const namesOf = ({ fields }: DepositChannel) => fields.map(({ name }) => name);

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface DepositFormProps {
  readonly channels: readonly DepositChannel[];
  readonly draft: Draft;
  readonly attempt: Attempt<DepositBody, unknown>;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Called with a valid request. */
  readonly onSubmit: (body: DepositBody, channel: DepositChannel) => void;
  /** Repeats an attempt whose answer was lost. */
  readonly onAskAgain: () => void;
  readonly onShowOpenOrders: () => void;
}

const amountTexts = { required: 'amountRequired', belowMin: 'amountBelow', aboveMax: 'amountAbove' } as const;

/** Channel, amount, and the fields of the channel. */
export const DepositForm = ({
  channels,
  draft,
  attempt,
  onChange,
  onSubmit,
  onAskAgain,
  onShowOpenOrders,
}: DepositFormProps) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isAmountLeft, setAmountLeft] = useState(false);

  const channel = channelOf(channels, draft)!;
  const isFree = attempt.at === 'editing';
  const problem = attempt.at === 'editing' ? attempt.problem : undefined;
  const errors = errorsOf(draft, channel);
  const refusedLimits = problem && refusedRange(problem);
  const refusedFields = problem ? faultsOfError(problem, namesOf(channel)) : {};
  const range = (limits: { readonly min: string; readonly max: string }) => ({
    min: formatAmount(limits.min),
    max: formatAmount(limits.max),
  });

  // An amount above the limit is reported while typing, other errors after blur or submit.
  const amountKey = isSubmitted || isAmountLeft || errors.amount === 'aboveMax' ? errors.amount : undefined;
  const amountError =
    (amountKey && t(amountTexts[amountKey], range(channel))) ??
    (refusedLimits && t('amountRefused', range(refusedLimits)));

  const focus = (name: string | undefined) => {
    if (name !== undefined) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  };
  const focusRefusedField = useEffectEvent(() => focus(Object.keys(refusedFields)[0]));
  useEffect(() => {
    if (problem) focusRefusedField();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFree) return;
    const first = errors.amount ? 'amount' : Object.keys(errors.fields)[0];
    if (first === undefined) return onSubmit(bodyOf(draft, channel), channel);
    // Rendered synchronously, so that the focused field already has its error.
    flushSync(() => setSubmitted(true));
    focus(first);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <Card title={t('channelTitle')}>
          <ChannelPicker
            channels={channels}
            value={channel.code}
            disabled={!isFree}
            onChange={(code) => onChange({ channel: code })}
          />
        </Card>
        <Card title={t('amountTitle')}>
          <FormStack>
            <Note>{text(channel.note)}</Note>
            <Field label={t('amount')} hint={t('amountHint', range(channel))} error={amountError} required>
              <MoneyInput
                name="amount"
                placeholder={t('amountPlaceholder')}
                value={draft.amount}
                readOnly={!isFree}
                quickAmounts={channel.quickAmounts}
                onValueChange={(amount) => onChange({ amount })}
                onBlur={() => draft.amount !== '' && setAmountLeft(true)}
              />
            </Field>
            <SchemaFields
              fields={channel.fields}
              values={draft.values}
              errors={{ ...refusedFields, ...(isSubmitted && errors.fields) }}
              readOnly={!isFree}
              onChange={(changes) => onChange({ values: { ...draft.values, ...changes } })}
            />
            <DepositMessage
              attempt={attempt}
              channel={channel}
              onAskAgain={onAskAgain}
              onGiveUp={() => onChange({})}
              onShowOpenOrders={onShowOpenOrders}
            />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              loading={attempt.at === 'sending' || attempt.at === 'checking'}
              disabled={attempt.at === 'unknown'}
            >
              {draft.amount === '' ? t('submit') : t('submitAmount', { amount: formatAmount(draft.amount) })}
            </Button>
            <Note>{t('submitNote')}</Note>
          </FormStack>
        </Card>
      </Stack>
    </form>
  );
};
