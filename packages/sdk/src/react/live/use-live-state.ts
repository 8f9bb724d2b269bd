import { useSyncExternalStore } from 'react';
import type { Client } from '../../client/client';
import type { LiveState } from '../../live/live';

/** The socket's state; renders again when it changes. On a server it is off. */
export const useLiveState = ({ live }: Pick<Client, 'live'>): LiveState =>
  useSyncExternalStore(live.subscribe, live.state, live.state);
