import { useSyncExternalStore } from 'react';
import type { Client } from '../../client/client';
import type { LiveState } from '../../live/live';

/** The state of the socket; re-renders when it changes. On a server the socket is off. */
export const useLiveState = ({ live }: Pick<Client, 'live'>): LiveState =>
  useSyncExternalStore(live.subscribe, live.state, live.state);
