import type { Balances } from '@pavilion/contract';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { useWalletCollectMutation } from '@pavilion/sdk/react/money';
import { Button } from '@pavilion/ui';
import { useCallback } from 'react';
import { useMessages } from '../../../../shared/messages';
import { MessageBox } from '../../../../shared/notice/message-box';
import { AttemptMessage } from '../../components/attempt-message';
import { useAttempt } from '../../hooks/use-attempt';
import { useKept } from '../../hooks/use-kept';
import type { Attempt, Intent } from '../../model/attempt';
import { type Bare, collectDeed } from '../../model/deeds';
import { accountsMessages } from '../messages/accounts-messages';
import { venueSum } from '../model/venue-sum';

interface Collected {
  readonly collected: string;
}

/** Brings all venues' money back, once for each press, however often it has to be asked. */
export const useCollect = (memberId: string | undefined) => {
  const kept = useKept(collectDeed, memberId);
  const [collect] = useWalletCollectMutation();
  const question = useCallback(
    ({ body, key }: Intent<Bare>): Promise<Collected> => collect({ body, idempotencyKey: key }).unwrap(),
    [collect],
  );
  const { attempt, dispatch: tell, send } = useAttempt(kept, question);
  const start = () => {
    tell({ kind: 'reopened' });
    send({});
  };
  const giveUp = () => {
    tell({ kind: 'changed' });
    kept?.forget();
  };
  return { attempt, start, giveUp };
};

interface CollectButtonProps {
  readonly balances: Balances | undefined;
  readonly attempt: Attempt<Bare, Collected>;
  readonly onStart: () => void;
}

/** Gathers what the venues hold in the main wallet. */
export const CollectButton = ({ balances, attempt, onStart }: CollectButtonProps) => {
  const t = useMessages(accountsMessages);
  const sum = balances && venueSum(balances);
  const hasMoney = sum !== undefined && compareAmounts(sum, '0') > 0;
  return (
    <Button
      variant="primary"
      size="sm"
      loading={attempt.at === 'sending' || attempt.at === 'checking'}
      disabled={!hasMoney || balances?.halted || attempt.at === 'unknown'}
      onClick={onStart}
    >
      {hasMoney ? t('collectAmount', { amount: formatAmount(sum) }) : t('collect')}
    </Button>
  );
};

interface CollectMessageProps {
  readonly attempt: Attempt<Bare, Collected>;
  readonly onStart: () => void;
  readonly onGiveUp: () => void;
}

/** What became of it. */
export const CollectMessage = ({ attempt, onStart, onGiveUp }: CollectMessageProps) => {
  const t = useMessages(accountsMessages);
  if (attempt.at !== 'done')
    return <AttemptMessage attempt={attempt} onAskAgain={onStart} onGiveUp={onGiveUp} />;
  const { collected } = attempt.result;
  return (
    <MessageBox
      tone="success"
      title={
        compareAmounts(collected, '0') > 0
          ? t('collected', { amount: formatAmount(collected) })
          : t('collectedNone')
      }
    />
  );
};
