import { useSyncExternalStore } from 'react';
import { emptyState, type ModalState } from './modal-state';
import type { ModalStore } from './modal-store';

const serverSnapshot = () => emptyState;

/** The state of the store; empty on the server, which renders no modals. */
export const useModalState = (store: ModalStore): ModalState =>
  useSyncExternalStore(store.subscribe, store.get, serverSnapshot);
