import type { Balances, TransferDirection } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Balance } from '../../../../shared/money/balance';
import { Money } from '../../../../shared/money/money';
import { MessageBox } from '../../../../shared/notice/message-box';
import { SubmissionMessage } from '../../../../shared/submission/submission-message';
import type { SubmissionHandle } from '../../../../shared/submission/use-submission';
import { SummaryCard, SummaryPending, SummaryRows } from '../../components/summary-card';
import type { MoneyForm } from '../../hooks/use-money-form';
import { amountError } from '../../model/amount-error';
import type { TransferBody, TransferResult } from '../../model/operations';
import { accountsMessages } from '../messages/accounts-messages';
import { balancesAfter } from '../model/balances-after';
import { transferLimits } from '../model/transfer-choice';

/** The balance after the transfer, below the name of its wallet. */
const After = styled.small`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.regular};
`;

interface TransferSummaryProps {
  /** The id of the form that the button submits. */
  readonly formId: string;
  readonly balances: Balances;
  /** The chosen venue, with its balance. */
  readonly venue: Balances['venues'][number];
  readonly direction: TransferDirection;
  /** The balance of the source wallet. */
  readonly movable: string;
  readonly form: MoneyForm<{ readonly amount: string }>;
  readonly submission: SubmissionHandle<TransferBody, TransferResult>;
}

/** Both wallets as they are after the transfer, the button that sends it, and what became of that. */
export const TransferSummary = ({
  formId,
  balances,
  venue,
  direction,
  movable,
  form,
  submission,
}: TransferSummaryProps) => {
  const t = useMessages(accountsMessages);
  const text = useLocalText();
  const venueName = text(venue.venue.name);
  const { amount } = form.values;
  const { state } = submission;
  // While the outcome of a transfer is open, the balances may already include it: they are shown as they are.
  const isValid = !amountError(amount, transferLimits(movable));
  const after = isValid && !form.isLocked ? balancesAfter(balances, venue, direction, amount) : undefined;
  const mainWallet = { name: t('main'), balance: after?.main };
  const venueWallet = { name: t('venueWallet', { venue: venueName }), balance: after?.venue };
  const [from, to] = direction === 'in' ? [mainWallet, venueWallet] : [venueWallet, mainWallet];
  const side = ({ name, balance }: typeof mainWallet, label: 'from' | 'to') => (
    <div>
      <dt>{t(label)}</dt>
      <dd>
        {name}
        {balance !== undefined && (
          <After className="pv-num">
            {t('after')}
            <Balance value={balance} />
          </After>
        )}
      </dd>
    </div>
  );
  return (
    <SummaryCard
      title={t('summaryTitle')}
      rows={
        <SummaryRows data-sum>
          {side(from, 'from')}
          {side(to, 'to')}
          <div>
            <dt>{t('amount')}</dt>
            <dd>
              {isValid ? <Money value={amount} /> : <SummaryPending>{t('amountWaits')}</SummaryPending>}
            </dd>
          </div>
        </SummaryRows>
      }
      message={
        state.status === 'done' ? (
          <MessageBox
            tone="success"
            title={t(state.body.direction === 'in' ? 'transferIn' : 'transferOut', {
              venue: venueName,
              amount: formatAmount(state.body.amount),
            })}
            text={t('transferDoneText', { main: formatAmount(state.result.main) })}
          />
        ) : (
          <SubmissionMessage submission={state} onRetry={submission.retry} onDiscard={submission.edit} />
        )
      }
      formId={formId}
      submitText={amount === '' ? t('submit') : t('submitAmount', { amount: formatAmount(amount) })}
      bar={{
        submitText: t('submit'),
        label: t('amount'),
        amount: isValid ? <Money value={amount} /> : <SummaryPending>{t('amountWaits')}</SummaryPending>,
      }}
      hasAmount={amount !== ''}
      isPending={submission.isPending}
      isDisabled={state.status === 'unknown' || balances.halted}
      note={t('submitNote')}
    />
  );
};
