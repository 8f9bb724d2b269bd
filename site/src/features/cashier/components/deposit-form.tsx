import type { DepositChannel } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Button, Card, Field, MoneyInput, TextInput, token, UserIcon } from '@pavilion/ui';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import type { Attempt } from '../model/attempt';
import type { DepositBody } from '../model/deeds';
import { bodyOf, channelOf, type Draft, type DraftFaults, faultsOf } from '../model/draft';
import { refusedRange } from '../model/problem';
import { ChannelPicker } from './channel-picker';
import { DepositMessage } from './deposit-message';
import { FormStack } from './form-stack';

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface DepositFormProps {
  readonly channels: readonly DepositChannel[];
  readonly draft: Draft;
  readonly attempt: Attempt<DepositBody, unknown>;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Called with what is complete and within the limits. */
  readonly onSubmit: (body: DepositBody, channel: DepositChannel) => void;
  /** Asks once more for an attempt whose answer never came. */
  readonly onAskAgain: () => void;
  readonly onShowOpenOrders: () => void;
}

const amountTexts = { required: 'amountRequired', belowMin: 'amountBelow', aboveMax: 'amountAbove' } as const;

/** Channel, amount and, where it is asked for, the payer's name. */
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
  const [left, setLeft] = useState<ReadonlySet<keyof DraftFaults>>(new Set());
  const leave = (field: keyof DraftFaults) => setLeft((earlier) => new Set(earlier).add(field));

  const channel = channelOf(channels, draft)!;
  const isFree = attempt.at === 'editing';
  const faults = faultsOf(draft, channel);
  const refused = attempt.at === 'editing' && attempt.problem ? refusedRange(attempt.problem) : undefined;
  const range = (limits: { readonly min: string; readonly max: string }) => ({
    min: formatAmount(limits.min),
    max: formatAmount(limits.max),
  });

  // Too much is said at once, the rest when the field was left or the form was submitted.
  const amountFault = left.has('amount') || faults.amount === 'aboveMax' ? faults.amount : undefined;
  const amountError =
    (amountFault && t(amountTexts[amountFault], range(channel))) ??
    (refused && t('amountRefused', range(refused)));
  const nameError = left.has('payerName') && faults.payerName ? t('payerNameRequired') : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFree) return;
    const first = Object.keys(faults)[0];
    if (!first) return onSubmit(bodyOf(draft, channel), channel);
    // Drawn at once, so that the field that gets the focus already says what is wrong with it.
    flushSync(() => setLeft(new Set(['amount', 'payerName'])));
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
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
                onBlur={() => draft.amount !== '' && leave('amount')}
              />
            </Field>
            {channel.needsPayerName && (
              <Field label={t('payerName')} hint={t('payerNameHint')} error={nameError} required>
                <TextInput
                  name="payerName"
                  size="lg"
                  prefix={<UserIcon size={20} />}
                  autoComplete="name"
                  maxLength={40}
                  placeholder={t('payerNamePlaceholder')}
                  value={draft.payerName}
                  readOnly={!isFree}
                  onValueChange={(payerName) => onChange({ payerName })}
                />
              </Field>
            )}
            <DepositMessage
              attempt={attempt}
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
