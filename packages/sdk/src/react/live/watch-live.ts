import { roundTags, type Tag, tags } from '@pavilion/contract/wire';
import type { Client } from '../../client/client';
import type { LivePush } from '../../live/live';
import type { Unsubscribe } from '../../ports/ports';
import { api } from '../api';

interface Store {
  dispatch(action: { type: string }): unknown;
}

/** Which cached answers a push makes stale. What was told is never taken for the answer itself: that is asked for. */
const staleBy = (push: LivePush): readonly Tag[] => {
  switch (push.kind) {
    case 'snapshot':
      return push.missed ? tags : [];
    case 'balance':
      return roundTags;
    case 'deposit':
      return ['Deposits'];
    case 'withdrawal':
      return ['Withdrawals'];
    case 'notice':
      return ['Content'];
  }
};

/**
 * Opens the socket, and fetches anew what is shown when the gateway tells that it changed.
 * @returns how to end it; the socket is closed then.
 */
export const watchLive = ({ live }: Pick<Client, 'live'>, { dispatch }: Store): Unsubscribe => {
  live.on((push) => {
    const stale = staleBy(push);
    if (stale.length > 0) dispatch(api.util.invalidateTags([...stale]));
  });
  live.open();
  return live.close;
};
