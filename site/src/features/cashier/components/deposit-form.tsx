import type { DepositChannel, PlayLimit } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Button, Card, Field, MoneyInput, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCurrency } from '../../../shared/brand/brand-context';
import { Form } from '../../../shared/forms/form';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { SchemaFields } from '../../../shared/schema-fields/schema-fields';
import { useDepositLimitTexts } from '../hooks/use-deposit-limit-texts';
import type { MoneyForm } from '../hooks/use-money-form';
import type { SubmissionHandle } from '../hooks/use-submission';
import { cashierMessages } from '../messages/cashier-messages';
import { amountError } from '../model/amount-error';
import { reachedLimit, refusedRange } from '../model/cashier-errors';
import type { DepositValues } from '../model/deposit-values';
import type { DepositBody, DepositSecrets } from '../model/operations';
import { ChannelPicker } from './channel-picker';
import { DepositLimit } from './deposit-limit';
import { DepositMessage } from './deposit-message';
import { DepositSteps } from './deposit-steps';
import { FormStack } from './form-stack';

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface DepositFormProps {
  readonly channels: readonly DepositChannel[];
  /** The selected channel. */
  readonly channel: DepositChannel;
  readonly form: MoneyForm<DepositValues>;
  readonly submission: SubmissionHandle<DepositBody, unknown, DepositSecrets>;
  /** The member’s limits; undefined while they are unknown. */
  readonly limits: readonly PlayLimit[] | undefined;
  readonly onShowOpenOrders: () => void;
}

const amountTexts = { required: 'amountRequired', below: 'amountBelow', above: 'amountAbove' } as const;

/** Channel, amount, and the fields of the channel. */
export const DepositForm = ({
  channels,
  channel,
  form,
  submission,
  limits,
  onShowOpenOrders,
}: DepositFormProps) => {
  const currency = useCurrency();
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const [isAmountLeft, setAmountLeft] = useState(false);
  const { reachedText } = useDepositLimitTexts();
  const { values, errors, isLocked } = form;
  const { state } = submission;
  const amount = values.amount ?? '';
  const range = (limits: { readonly min: string; readonly max: string }) => ({
    min: formatAmount(limits.min),
    max: formatAmount(limits.max),
  });

  // An amount above the limit is reported while typing, other errors after blur or submit.
  const current = amountError(amount, channel);
  const error = errors.amount ?? (isAmountLeft || current?.reason === 'above' ? current : undefined);
  const refusedLimits = state.status === 'editing' && state.error ? refusedRange(state.error) : undefined;
  const reached = state.status === 'editing' && state.error ? reachedLimit(state.error) : undefined;
  const rejectedText = () => {
    if (refusedLimits) return t('amountRefused', range(refusedLimits));
    return reached && reachedText(reached);
  };
  const amountErrorText =
    rejectedText() ?? (error && t(amountTexts[error.reason as keyof typeof amountTexts], range(channel)));

  return (
    <Form form={form}>
      <Stack>
        <DepositSteps done={0} />
        <Card title={t('channelTitle')}>
          <ChannelPicker
            channels={channels}
            value={channel.code}
            disabled={isLocked}
            onChange={(code) => form.setValues({ channel: code })}
          />
        </Card>
        <Card title={t('amountTitle')}>
          <FormStack>
            <Note>{text(channel.note)}</Note>
            <Field
              label={t('amount')}
              hint={t('amountHint', range(channel))}
              error={amountErrorText}
              required
            >
              <MoneyInput
                {...form.field('amount')}
                prefix={currency}
                value={amount}
                placeholder={t('amountPlaceholder')}
                readOnly={isLocked}
                quickAmounts={channel.quickAmounts}
                onBlur={() => amount !== '' && setAmountLeft(true)}
              />
            </Field>
            {limits && <DepositLimit limits={limits} />}
            <SchemaFields
              fields={channel.fields}
              values={values}
              errors={errors}
              readOnly={isLocked}
              secretsReadOnly={submission.isPending}
              onChange={form.setValues}
            />
            <DepositMessage
              submission={state}
              channel={channel}
              onRetry={form.submit}
              onDiscard={submission.edit}
              onShowOpenOrders={onShowOpenOrders}
            />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              loading={submission.isPending}
              disabled={state.status === 'unknown'}
            >
              {amount === '' ? t('submit') : t('submitAmount', { amount: formatAmount(amount) })}
            </Button>
            <Note>{t('submitNote')}</Note>
          </FormStack>
        </Card>
      </Stack>
    </Form>
  );
};
