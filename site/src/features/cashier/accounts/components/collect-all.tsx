import type { Balances } from '@pavilion/contract';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { useWalletCollectMutation } from '@pavilion/sdk/react/money';
import { Button } from '@pavilion/ui';
import { useCallback } from 'react';
import { useMessages } from '../../../../shared/messages';
import { useBalanceHiding } from '../../../../shared/money/balance-hiding';
import { useFocusOnMount } from '../../../../shared/navigation/use-focus-on-mount';
import { MessageBox } from '../../../../shared/notice/message-box';
import type { OperationRequest } from '../../../../shared/submission/submission';
import { SubmissionMessage } from '../../../../shared/submission/submission-message';
import { type SubmissionHandle, useSubmission } from '../../../../shared/submission/use-submission';
import { collectOperation, type EmptyBody } from '../../model/operations';
import { accountsMessages } from '../messages/accounts-messages';
import { venueSum } from '../model/venue-sum';

interface Collected {
  readonly collected: string;
}

type CollectHandle = SubmissionHandle<EmptyBody, Collected>;

/** Transfers the balance of every venue wallet to the main wallet; each click is one operation, however often it is repeated. */
export const useCollect = (memberId: string | undefined): CollectHandle => {
  const [collect] = useWalletCollectMutation();
  const send = useCallback(
    ({ body, key }: OperationRequest<EmptyBody>): Promise<Collected> =>
      collect({ body, idempotencyKey: key }).unwrap(),
    [collect],
  );
  return useSubmission(collectOperation, memberId, send);
};

interface CollectButtonProps {
  readonly balances: Balances | undefined;
  readonly collect: CollectHandle;
}

export const CollectButton = ({ balances, collect }: CollectButtonProps) => {
  const t = useMessages(accountsMessages);
  const { isHidden } = useBalanceHiding();
  const sum = balances && venueSum(balances);
  const hasMoney = sum !== undefined && compareAmounts(sum, '0') > 0;
  return (
    <Button
      variant="primary"
      size="sm"
      loading={collect.isPending}
      disabled={!hasMoney || balances?.halted || collect.state.status === 'unknown'}
      onClick={() => {
        collect.reset();
        collect.submit({});
      }}
    >
      {hasMoney && !isHidden ? t('collectAmount', { amount: formatAmount(sum) }) : t('collect')}
    </Button>
  );
};

/** It gets the focus: the button is disabled afterwards. */
const CollectedMessage = ({ amount }: { readonly amount: string }) => {
  const t = useMessages(accountsMessages);
  const box = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={box} tabIndex={-1}>
      <MessageBox
        tone="success"
        title={
          compareAmounts(amount, '0') > 0
            ? t('collected', { amount: formatAmount(amount) })
            : t('collectedNone')
        }
      />
    </div>
  );
};

/** The result of the collection, or the state of its submission. */
export const CollectMessage = ({ collect: { state, retry, edit } }: { collect: CollectHandle }) =>
  state.status === 'done' ? (
    <CollectedMessage amount={state.result.collected} />
  ) : (
    <SubmissionMessage submission={state} onRetry={retry} onDiscard={edit} />
  );
