import { configureStore, type EnhancedStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { Client } from '../client/client';
import { api } from './api';
import type { StoreExtra } from './base-query';
import { watchSession } from './watch-session';

/** What a store begins with, and what runs beside it. */
export interface StoreOptions {
  /** What a server rendered from, handed over in the page. */
  preloadedState?: PavilionState;
}

/** What the store holds: plain data only. */
export interface PavilionState {
  [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** Spelled out, since what TypeScript infers names packages that the SDK does not depend on. */
export interface PavilionStore extends EnhancedStore<PavilionState> {
  readonly dispatch: ThunkDispatch<PavilionState, StoreExtra, UnknownAction>;
}

/** A store for one client: one a page, one a request on a server. */
export const createStore = (client: Client, { preloadedState }: StoreOptions = {}): PavilionStore => {
  const extra: StoreExtra = { client };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
    preloadedState,
  });
  watchSession(client, store);
  return store;
};
