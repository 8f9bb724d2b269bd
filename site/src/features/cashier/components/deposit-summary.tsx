import type { DepositChannel } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import type { SubmissionHandle } from '../../../shared/submission/use-submission';
import type { MoneyForm } from '../hooks/use-money-form';
import { cashierMessages } from '../messages/cashier-messages';
import { amountError } from '../model/amount-error';
import type { DepositValues } from '../model/deposit-values';
import type { DepositBody, DepositSecrets } from '../model/operations';
import { DepositMessage } from './deposit-message';
import { SummaryCard, SummaryPending, SummaryRows } from './summary-card';

interface DepositSummaryProps {
  /** The id of the form that the button submits. */
  readonly formId: string;
  /** The selected channel. */
  readonly channel: DepositChannel;
  readonly form: MoneyForm<DepositValues>;
  readonly submission: SubmissionHandle<DepositBody, unknown, DepositSecrets>;
  readonly onShowOpenOrders: () => void;
}

/** What the form will send, the button that sends it, and what became of that. */
export const DepositSummary = ({
  formId,
  channel,
  form,
  submission,
  onShowOpenOrders,
}: DepositSummaryProps) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const { state } = submission;
  const amount = form.values.amount ?? '';
  const missing = [
    { name: 'amount', label: t('amount') },
    ...channel.fields.map(({ name, label }) => ({ name, label: text(label) })),
  ].find(({ name }) => form.errors[name]?.reason === 'required');
  return (
    <SummaryCard
      title={t('summaryTitle')}
      rows={
        <SummaryRows data-sum>
          <div>
            <dt>{t('summaryChannel')}</dt>
            <dd>{text(channel.name)}</dd>
          </div>
          <div>
            <dt>{t('summaryAmount')}</dt>
            <dd>
              {amountError(amount, channel) ? (
                <SummaryPending>{t('summaryWaits')}</SummaryPending>
              ) : (
                <Money value={amount} />
              )}
            </dd>
          </div>
        </SummaryRows>
      }
      message={
        <DepositMessage
          submission={state}
          channel={channel}
          onRetry={form.submit}
          onDiscard={submission.edit}
          onShowOpenOrders={onShowOpenOrders}
        />
      }
      formId={formId}
      submitText={amount === '' ? t('submit') : t('submitAmount', { amount: formatAmount(amount) })}
      bar={{
        submitText: t('submit'),
        label: t('summaryAmount'),
        amount: amountError(amount, channel) ? (
          <SummaryPending>{t('summaryWaits')}</SummaryPending>
        ) : (
          <Money value={amount} />
        ),
      }}
      hasAmount={amount !== ''}
      isPending={submission.isPending}
      isDisabled={state.status === 'unknown'}
      note={t('submitNote')}
      missing={missing && t('missing', { field: missing.label })}
    />
  );
};
