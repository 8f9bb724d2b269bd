import { errorCodes, type PayoutAccount } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { formatAmount } from '@pavilion/format';
import { moneyApi } from '@pavilion/sdk/react/money';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { usePayoutAccountName } from '../../../../shared/payment/payout-account-name';
import { SubmissionMessage } from '../../../../shared/submission/submission-message';
import type { SubmissionHandle } from '../../../../shared/submission/use-submission';
import { SummaryCard, SummaryPending, SummaryRows } from '../../components/summary-card';
import type { MoneyForm } from '../../hooks/use-money-form';
import { amountError } from '../../model/amount-error';
import { changedFee, refusedRange } from '../../model/cashier-errors';
import type { WithdrawalBody } from '../../model/operations';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import { accountOf, amountLimitsOf, type WithdrawalValues } from '../model/withdrawal-values';
import { Quote } from './quote';

interface WithdrawalSummaryProps {
  /** The id of the form that the button submits. */
  readonly formId: string;
  readonly info: CallResponse<'withdrawalInfo'>;
  readonly accounts: readonly PayoutAccount[];
  /** Decides which accounts can be used, ms. */
  readonly now: number;
  /** Whether a lock prevents the withdrawal. */
  readonly isLocked: boolean;
  readonly form: MoneyForm<WithdrawalValues>;
  readonly submission: SubmissionHandle<WithdrawalBody, unknown, { readonly paymentPassword: string }>;
}

/** What the form will send, the button that sends it, and what became of that. */
export const WithdrawalSummary = ({
  formId,
  info: { balance, rules },
  accounts,
  now,
  isLocked,
  form,
  submission,
}: WithdrawalSummaryProps) => {
  const t = useMessages(withdrawalMessages);
  const accountName = usePayoutAccountName();
  const { state } = submission;
  const { amount } = form.values;
  const account = accountOf(accounts, form.values, now);
  const error = state.status === 'editing' ? state.error : undefined;
  // These are shown at their fields.
  const isFieldError =
    error && (refusedRange(error) || Number(error.code) === errorCodes.paymentPasswordWrong);
  // `Quote` requests it. Beside the button the member also sees the fee that the request will name.
  const { currentData: quote } = moneyApi.endpoints.withdrawalQuote.useQueryState({ amount });
  const newFee = error && changedFee(error);
  const missing = () => {
    if (form.errors.amount?.reason === 'required') return t('amountRequired');
    return form.errors.password?.reason === 'required' ? t('passwordRequired') : undefined;
  };
  const note = isLocked ? t('submitNoteLocked') : t(rules.mayCancel ? 'submitNote' : 'submitNoteFinal');
  return (
    <SummaryCard
      isWaiting={isLocked}
      title={t('summaryTitle')}
      rows={
        <>
          {account && (
            <SummaryRows>
              <div>
                <dt>{t('summaryAccount')}</dt>
                <dd className="pv-num">{accountName(account).full}</dd>
              </div>
            </SummaryRows>
          )}
          <Quote amount={amountError(amount, amountLimitsOf(balance, rules)) ? undefined : amount} />
        </>
      }
      message={
        !isFieldError && (
          <SubmissionMessage
            submission={state}
            onRetry={form.submit}
            onDiscard={submission.edit}
            advice={
              newFee === undefined ? undefined : { text: t('feeChanged', { fee: formatAmount(newFee) }) }
            }
          />
        )
      }
      formId={formId}
      submitText={amount === '' ? t('submit') : t('submitAmount', { amount: formatAmount(amount) })}
      bar={{
        submitText: t('submit'),
        label: quote ? t('receivesAfterFee', { fee: formatAmount(quote.fee) }) : t('receives'),
        amount: quote ? (
          <Money value={quote.receives} />
        ) : (
          <SummaryPending>{t('amountPlaceholder')}</SummaryPending>
        ),
      }}
      hasAmount={amount !== ''}
      isPending={submission.isPending}
      isDisabled={state.status === 'unknown' || !account}
      note={note}
      missing={missing()}
    />
  );
};
