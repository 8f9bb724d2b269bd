import { useWalletBalancesQuery, useWalletTransferMutation } from '@pavilion/sdk/react/money';
import { Card, Empty, Skeleton } from '@pavilion/ui';
import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldErrors } from '../../../../shared/forms/form-errors';
import { Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import type { OperationRequest } from '../../../../shared/submission/submission';
import { useSubmission } from '../../../../shared/submission/use-submission';
import { CashierFailed } from '../../components/cashier-unavailable';
import { SummaryDesk, SummarySkeleton } from '../../components/summary-card';
import { useMoneyForm } from '../../hooks/use-money-form';
import { amountError } from '../../model/amount-error';
import { refusedRange } from '../../model/cashier-errors';
import { type TransferBody, type TransferResult, transferOperation } from '../../model/operations';
import { accountsMessages } from '../messages/accounts-messages';
import {
  movableOf,
  readChoice,
  type TransferChoice,
  transferLimits,
  venueOf,
  writeChoice,
} from '../model/transfer-choice';
import { AutoTransfer } from './auto-transfer';
import { HaltedNote } from './halted-note';
import { RecentTransfers } from './recent-transfers';
import { TransferForm } from './transfer-form';
import { TransferSummary } from './transfer-summary';

const TransferFormSkeleton = () => (
  <Card aria-busy="true">
    <Stack>
      <Skeleton shape="block" height={110} />
      <Skeleton shape="block" height={176} />
      <Skeleton shape="block" height={136} />
    </Stack>
  </Card>
);

const defaults = { amount: '' };

/** Transfers between the main wallet and a venue's wallet. Venue and direction are query parameters. */
export const TransferDesk = ({ memberId }: { memberId: string | undefined }) => {
  const t = useMessages(accountsMessages);
  const formId = useId();
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const { data: balances, error, refetch, isFetching } = useWalletBalancesQuery({});

  const venue = balances && venueOf(balances.venues, choice);
  const movable = balances && venue && movableOf(balances, venue, choice.direction);

  const [transfer] = useWalletTransferMutation();
  const send = useCallback(
    ({ body, key }: OperationRequest<TransferBody>) => transfer({ body, idempotencyKey: key }).unwrap(),
    [transfer],
  );
  const submission = useSubmission<TransferBody, TransferResult>(transferOperation, memberId, send);
  const { state } = submission;
  const form = useMoneyForm<typeof defaults, TransferBody, TransferResult, undefined>({
    submission,
    defaults,
    persist: { key: memberId && `transfer.${memberId}`, fields: ['amount'] },
    valuesOf: ({ amount }) => ({ amount }),
    validate: ({ amount }) =>
      movable === undefined ? {} : fieldErrors({ amount: amountError(amount, transferLimits(movable)) }),
    submit: async ({ amount }) => {
      if (venue) submission.submit({ venue: venue.venue.code, direction: choice.direction, amount });
    },
  });

  const choose = (next: TransferChoice) =>
    setSearch(writeChoice(next), { replace: true, preventScrollReset: true });

  // While its outcome is open, a submission sets the query parameters to its venue and direction. Other wallets are a new
  // transfer, whether they were chosen in the form or by a link.
  const pending = form.isLocked && 'request' in state ? state.request?.body : undefined;
  const handleChoice = useEffectEvent(() => {
    if (pending) return choose(pending);
    submission.edit();
    submission.reset();
  });
  const { direction } = choice;
  const shown = useRef(`${choice.venue} ${direction}`);
  useEffect(() => {
    const next = `${choice.venue} ${direction}`;
    if (shown.current === next) return;
    shown.current = next;
    handleChoice();
  }, [choice.venue, direction]);
  const restored = state.status === 'unknown' ? state.request.body : undefined;
  const showRestored = useEffectEvent(choose);
  useEffect(() => {
    if (restored) showRestored(restored);
  }, [restored]);

  const main = () => {
    if (!balances && error)
      return <CashierFailed error={error} isRetrying={isFetching} onRetry={refetch} onBack={undefined} />;
    if (!balances) return <TransferFormSkeleton />;
    if (balances.venues.length === 0)
      return (
        <Card>
          <Empty
            picture={<SceneImage name="placeholder" />}
            title={t('noVenues')}
            description={t('noVenuesText')}
          />
        </Card>
      );
    if (!venue || movable === undefined) return null;
    return (
      <TransferForm
        id={formId}
        balances={balances}
        venue={venue}
        movable={movable}
        direction={choice.direction}
        form={form}
        refusedLimits={state.status === 'editing' && state.error ? refusedRange(state.error) : undefined}
        onChoice={choose}
      />
    );
  };

  const summary = () => {
    if (!balances) return !error && <SummarySkeleton title={t('summaryTitle')} rows={4} />;
    if (!venue || movable === undefined) return null;
    return (
      <TransferSummary
        formId={formId}
        balances={balances}
        venue={venue}
        movable={movable}
        direction={choice.direction}
        form={form}
        submission={submission}
      />
    );
  };

  return (
    <SummaryDesk>
      <Stack>
        {balances?.halted && <HaltedNote />}
        {main()}
      </Stack>
      <Stack>
        {summary()}
        <AutoTransfer balances={balances} />
        <RecentTransfers />
      </Stack>
    </SummaryDesk>
  );
};
