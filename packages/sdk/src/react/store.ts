import type { PreInfo } from '@pavilion/contract';
import { configureStore, type EnhancedStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { Client } from '../client/client';
import type { ClockPort } from '../ports/ports';
import { systemClock } from '../ports/system-ports';
import { api } from './api';
import type { StoreExtra } from './base-query';
import { roundMiddleware } from './round-settled';
import { watchSession } from './watch-session';

/** The options of `createStore`. */
export interface StoreOptions {
  /** The state that the server rendered from and put into the page. */
  preloadedState?: PavilionState;
  /** Times the refetches after rounds; by default the timers of the runtime. */
  clock?: ClockPort;
}

/** The state of the store: plain data. */
export interface PavilionState {
  [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** Written out: the inferred type would name packages that the SDK does not depend on. */
export interface PavilionStore extends EnhancedStore<PavilionState> {
  readonly dispatch: ThunkDispatch<PavilionState, StoreExtra, UnknownAction>;
}

/** Stores preInfo that came with the page, for when the gateway does not respond (REQ-6). */
const storePreInfo = ({ siteConfig }: Client, state: PavilionState | undefined) => {
  for (const query of Object.values(state?.[api.reducerPath]?.queries ?? {}))
    if (query?.endpointName === 'preInfo' && query.data) siteConfig.store(query.data as PreInfo);
};

/** Creates a store for a client: one for each page in a browser, one for each request on a server. */
export const createStore = (
  client: Client,
  { preloadedState, clock = systemClock }: StoreOptions = {},
): PavilionStore => {
  const extra: StoreExtra = { client };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(roundMiddleware(clock), api.middleware),
    preloadedState,
  });
  storePreInfo(client, preloadedState);
  watchSession(client, store);
  return store;
};
