import {
  type AssistedDeposit,
  type DepositChannel,
  errorCodes,
  limits,
  type PlayLimit,
} from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Button, Card, Field, MoneyInput, TextArea, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useCurrency } from '../../../../shared/brand/brand-context';
import { Form } from '../../../../shared/forms/form';
import { formsMessages } from '../../../../shared/forms/forms-messages';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { SubmissionMessage } from '../../../../shared/submission/submission-message';
import type { SubmissionHandle } from '../../../../shared/submission/use-submission';
import { ChannelPicker } from '../../components/channel-picker';
import { DepositLimit } from '../../components/deposit-limit';
import { SectionFields } from '../../components/form-section';
import { usePhoneFold } from '../../components/phone-fold';
import { useDepositLimitTexts } from '../../hooks/use-deposit-limit-texts';
import type { MoneyForm } from '../../hooks/use-money-form';
import { cashierMessages } from '../../messages/cashier-messages';
import { type AmountReason, amountTexts } from '../../model/amount-error';
import { reachedLimit, refusedRange } from '../../model/cashier-errors';
import type { AssistedBody } from '../../model/operations';
import { assistedMessages } from '../messages/assisted-messages';
import type { AssistedValues } from '../model/assisted-values';

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface AssistedFormProps {
  readonly channels: readonly DepositChannel[];
  /** The selected channel. */
  readonly channel: DepositChannel;
  /** Whether it takes the place of a channel that is no longer open. */
  readonly isReplaced: boolean;
  readonly form: MoneyForm<AssistedValues>;
  readonly submission: SubmissionHandle<AssistedBody, AssistedDeposit>;
  /** The limits of the member, once they are known. */
  readonly playLimits: readonly PlayLimit[] | undefined;
}

/** Channel, amount and note of an assisted deposit. */
export const AssistedForm = ({
  channels,
  channel,
  isReplaced,
  form,
  submission,
  playLimits,
}: AssistedFormProps) => {
  const t = useMessages(assistedMessages);
  const tCashier = useMessages(cashierMessages);
  const tForms = useMessages(formsMessages);
  const text = useLocalText();
  const currency = useCurrency();
  const { errors, isLocked } = form;
  const { folded, more } = usePhoneFold(channels.length);
  const { state } = submission;
  const rejection = state.status === 'editing' ? state.error : undefined;
  const range = ({ min, max }: { readonly min: string; readonly max: string }) => ({
    min: formatAmount(min),
    max: formatAmount(max),
  });
  const refused = rejection && refusedRange(rejection);
  const reached = rejection && reachedLimit(rejection);
  const { reachedText } = useDepositLimitTexts();

  const amountText = () => {
    if (refused) return tCashier('amountRefused', range(refused));
    if (reached) return reachedText(reached);
    const reason = errors.amount?.reason as AmountReason | undefined;
    return reason && tCashier(amountTexts[reason], range(channel));
  };

  const noteText = () => {
    if (errors.note?.reason === 'blocked') return t('noteRefused');
    return errors.note && t('noteTooLong', { limit: limits.support.note });
  };
  const isAtField = refused || reached || Number(rejection?.code) === errorCodes.paymentDetailsRefused;

  return (
    <Card title={t('formTitle')}>
      <Form form={form}>
        <Field label={t('channel')} extra={more} required>
          <ChannelPicker
            channels={channels}
            value={channel.code}
            disabled={isLocked}
            isReplaced={isReplaced}
            folded={folded}
            onChange={(code) => form.setValues({ channel: code })}
          />
        </Field>
        <SectionFields>
          <Note>{text(channel.note)}</Note>
          <Field
            label={tCashier('amount')}
            hint={tCashier('amountHint', range(channel))}
            error={amountText()}
            required
          >
            <MoneyInput
              {...form.field('amount')}
              prefix={currency}
              placeholder={tCashier('amountPlaceholder')}
              readOnly={isLocked}
              quickAmounts={channel.quickAmounts}
            />
          </Field>
          {playLimits && <DepositLimit limits={playLimits} />}
          <Field label={t('note')} hint={t('noteHint')} extra={tForms('optional')} error={noteText()}>
            <TextArea
              {...form.field('note')}
              size="lg"
              rows={3}
              maxUnits={limits.support.note}
              readOnly={isLocked}
            />
          </Field>
          {!isAtField && (
            <SubmissionMessage submission={state} onRetry={form.submit} onDiscard={submission.edit} />
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            loading={submission.isPending}
            disabled={state.status === 'unknown'}
          >
            {t('submit')}
          </Button>
          <Note>{t('submitNote')}</Note>
        </SectionFields>
      </Form>
    </Card>
  );
};
