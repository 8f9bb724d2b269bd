import { createContext, useContext } from 'react';
import { defaultModalStore } from './modal';
import type { ModalStore } from './modal-store';

/** The store that hosts and `<Modal>` use; a test or a second root may give its own. */
export const ModalStoreContext = createContext<ModalStore>(defaultModalStore);

export const useModalStore = (): ModalStore => useContext(ModalStoreContext);
