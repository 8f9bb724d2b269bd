import { useWalletBalancesQuery, useWalletTransferMutation } from '@pavilion/sdk/react/money';
import { Card, Empty, Skeleton } from '@pavilion/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Beside, Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { CashierFailed } from '../../components/cashier-unavailable';
import { useAttempt } from '../../hooks/use-attempt';
import { useKept } from '../../hooks/use-kept';
import type { Intent } from '../../model/attempt';
import { type TransferBody, transferDeed } from '../../model/deeds';
import { accountsMessages } from '../messages/accounts-messages';
import { readChoice, type TransferChoice, writeChoice } from '../model/transfer-draft';
import { AutoTransfer } from './auto-transfer';
import { HaltedNote } from './halted-note';
import { RecentTransfers } from './recent-transfers';
import { TransferForm } from './transfer-form';

const FormBones = () => (
  <Card aria-busy="true">
    <Stack>
      <Skeleton shape="block" height={104} />
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="block" height={48} />
    </Stack>
  </Card>
);

/** Transfers between the main wallet and the venues', one after the other. */
export const TransferDesk = ({ memberId }: { memberId: string | undefined }) => {
  const t = useMessages(accountsMessages);
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const [amount, setAmount] = useState('');
  const { data: balances, error, refetch, isFetching } = useWalletBalancesQuery({});

  const kept = useKept(transferDeed, memberId);
  const [transfer] = useWalletTransferMutation();
  const move = useCallback(
    ({ body, key }: Intent<TransferBody>) => transfer({ body, idempotencyKey: key }).unwrap(),
    [transfer],
  );
  const { attempt, dispatch: tell, send } = useAttempt(kept, move);

  const choose = (next: TransferChoice) => {
    setSearch(writeChoice(next), { replace: true, preventScrollReset: true });
    release();
  };
  const release = () => {
    tell({ kind: 'changed' });
    tell({ kind: 'reopened' });
    kept?.forget();
  };

  // What was asked for before a reload is shown again.
  const restored = attempt.at === 'unknown' ? attempt.intent.body : undefined;
  const show = useEffectEvent((body: TransferBody) => {
    setAmount(body.amount);
    setSearch(writeChoice(body), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (restored) show(restored);
  }, [restored]);
  useEffect(() => {
    if (attempt.at === 'done') setAmount('');
  }, [attempt.at]);

  const form = () => {
    if (!balances && error)
      return <CashierFailed error={error} isRetrying={isFetching} onRetry={refetch} onBack={undefined} />;
    if (!balances) return <FormBones />;
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
    return (
      <TransferForm
        balances={balances}
        choice={choice}
        amount={amount}
        attempt={attempt}
        onChoice={choose}
        onAmount={(next) => {
          if (next === amount) return;
          setAmount(next);
          release();
        }}
        onSubmit={send}
        onAskAgain={() => attempt.at === 'unknown' && send(attempt.intent.body)}
        onGiveUp={release}
      />
    );
  };

  return (
    <Beside>
      <Stack>
        {balances?.halted && <HaltedNote />}
        <AutoTransfer balances={balances} />
        {form()}
      </Stack>
      <RecentTransfers />
    </Beside>
  );
};
