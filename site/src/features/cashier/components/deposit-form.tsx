import type { DepositChannel, PlayLimit } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Card, Field, MoneyInput } from '@pavilion/ui';
import { useState } from 'react';
import { useCurrency } from '../../../shared/brand/brand-context';
import { Form } from '../../../shared/forms/form';
import { useLocalText, useMessages } from '../../../shared/messages';
import { SchemaFields } from '../../../shared/schema-fields/schema-fields';
import type { SubmissionHandle } from '../../../shared/submission/use-submission';
import { useDepositLimitTexts } from '../hooks/use-deposit-limit-texts';
import type { MoneyForm } from '../hooks/use-money-form';
import { cashierMessages } from '../messages/cashier-messages';
import { type AmountReason, amountError, amountTexts } from '../model/amount-error';
import { reachedLimit, refusedRange } from '../model/cashier-errors';
import type { DepositValues } from '../model/deposit-values';
import type { DepositBody, DepositSecrets } from '../model/operations';
import { ChannelPicker } from './channel-picker';
import { DepositLimit } from './deposit-limit';
import { FormSection, SectionFields, SectionNote } from './form-section';
import { LimitsReview } from './limits-review';
import { usePhoneFold } from './phone-fold';

interface DepositFormProps {
  /** The element id, for the button in the summary. */
  readonly id: string;
  readonly channels: readonly DepositChannel[];
  /** The selected channel. */
  readonly channel: DepositChannel;
  /** Whether it takes the place of a channel that is no longer open. */
  readonly isReplaced: boolean;
  readonly form: MoneyForm<DepositValues>;
  readonly submission: SubmissionHandle<DepositBody, unknown, DepositSecrets>;
  /** The member’s limits; undefined while they are unknown. */
  readonly limits: readonly PlayLimit[] | undefined;
  /** Whether the member should consider a deposit limit. */
  readonly isReviewDue: boolean;
}

/** Channel, amount, and the fields of the channel. */
export const DepositForm = ({
  id,
  channels,
  channel,
  isReplaced,
  form,
  submission,
  limits,
  isReviewDue,
}: DepositFormProps) => {
  const currency = useCurrency();
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const [isAmountLeft, setAmountLeft] = useState(false);
  const { reachedText } = useDepositLimitTexts();
  const { folded, more } = usePhoneFold(channels.length);
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
    rejectedText() ?? (error && t(amountTexts[error.reason as AmountReason], range(channel)));

  return (
    <Form form={form} id={id}>
      <Card padding="none">
        <FormSection title={t('channelTitle')} extra={more}>
          <ChannelPicker
            channels={channels}
            value={channel.code}
            disabled={isLocked}
            isReplaced={isReplaced}
            folded={folded}
            onChange={(code) => form.setValues({ channel: code })}
          />
          <SectionNote>
            <b>{text(channel.name)}</b>
            {text(channel.note)}
          </SectionNote>
        </FormSection>
        <FormSection title={t('amountTitle')} isLabelled>
          <SectionFields>
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
            {isReviewDue && <LimitsReview />}
            <SchemaFields
              fields={channel.fields}
              values={values}
              errors={errors}
              readOnly={isLocked}
              secretsReadOnly={submission.isPending}
              onChange={form.setValues}
            />
          </SectionFields>
        </FormSection>
      </Card>
    </Form>
  );
};
