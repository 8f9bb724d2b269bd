import { useSyncExternalStore } from 'react';
import { emptyState, type ModalState } from './modal-state';
import type { ModalStore } from './modal-store';

const nothing = () => emptyState;

/** The store's state; a server renders no modals. */
export const useModalState = (store: ModalStore): ModalState =>
  useSyncExternalStore(store.subscribe, store.get, nothing);
