import { type Tag, tags } from '@pavilion/contract/wire';
import type { Client } from '../../client/client';
import type { LivePush } from '../../live/live';
import type { Unsubscribe } from '../../ports/ports';
import { api } from '../api';
import { roundSettled } from '../round-settled';

interface Store {
  dispatch(action: { type: string }): unknown;
}

/** The tags that a push invalidates. Values of a push are not written into the cache: the answers are fetched again. */
const invalidatedTags = (push: Exclude<LivePush, { kind: 'balance' }>): readonly Tag[] => {
  switch (push.kind) {
    case 'snapshot':
      return push.missedFrames ? tags : [];
    case 'deposit':
      return ['Deposits'];
    case 'withdrawal':
      return ['Withdrawals'];
    case 'notice':
      return ['Content'];
    case 'mail':
      // Grants and reviews of agents are pushed as their mail alone.
      return push.isOwn ? ['Mail', 'Dividends', 'Agent'] : ['Mail'];
    case 'support':
      return ['Support'];
    case 'depositChannels':
      return ['DepositChannels'];
  }
};

/**
 * Opens the socket and refetches mounted queries when the gateway pushes a change.
 * @returns stops it and closes the socket
 */
export const watchLive = ({ live }: Pick<Client, 'live'>, { dispatch }: Store): Unsubscribe => {
  live.on((push) => {
    // A balance changes with each round, which arrive in quick succession.
    if (push.kind === 'balance') return void dispatch(roundSettled());
    const stale = invalidatedTags(push);
    if (stale.length > 0) dispatch(api.util.invalidateTags([...stale]));
  });
  live.open();
  return live.close;
};
