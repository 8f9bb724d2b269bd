export { depositTags, roundTags, type Tag, tags } from '@pavilion/contract/wire';
export { type Api, api, createApi } from './api';
export type { StoreExtra } from './base-query';
export * from './core/hooks.generated';
export { roundSettled } from './round-settled';
export { createStore, type PavilionState, type PavilionStore, type StoreOptions } from './store';
export { type SessionState, useIsMember, useSession } from './use-session';
