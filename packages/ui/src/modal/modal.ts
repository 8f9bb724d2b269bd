import { createModal, type ModalApi } from './create-modal';
import type { ModalEntry } from './modal-state';
import { createModalStore, type ModalStore } from './modal-store';

/**
 * The store behind `modal`: the one module-level state of the kit, because `modal` must work outside React. A server
 * never opens modals, so requests share nothing; tests reset it.
 */
export const defaultModalStore: ModalStore = /* @__PURE__ */ createModalStore();

/**
 * Opens modals from anywhere. `UiProvider` renders them, so their content has access to the application's contexts.
 *
 * @example
 * if (await modal.confirm({ message: '确定要提现吗？' })) withdraw();
 * await modal.alert('密码已修改');
 */
export const modal: ModalApi = /* @__PURE__ */ createModal(defaultModalStore);

/** For tests: removes every modal synchronously and settles its promise. */
export const resetModals = (): void => defaultModalStore.reset();

/** For tests: the modals that are open, the topmost last. */
export const getOpenModals = (): readonly Pick<ModalEntry, 'id' | 'variant' | 'options'>[] =>
  defaultModalStore.get().entries.filter((entry) => entry.phase === 'open');
