import { createModal, type ModalApi } from './create-modal';
import type { ModalEntry } from './modal-state';
import { createModalStore, type ModalStore } from './modal-store';

/**
 * The store behind `modal`. The one piece of state that a module of the kit holds: `modal` must work from anywhere,
 * outside React too. A server never opens modals, so nothing is shared between requests, and a test resets it.
 */
export const defaultModalStore: ModalStore = /* @__PURE__ */ createModalStore();

/**
 * Opens modals from anywhere. They are drawn by the `UiProvider`, so their content sees the application's providers.
 *
 * @example
 * if (await modal.confirm({ message: '确定要提现吗？' })) withdraw();
 * await modal.alert('密码已修改');
 */
export const modal: ModalApi = /* @__PURE__ */ createModal(defaultModalStore);

/** For tests: removes every modal at once and settles what waits for it. */
export const resetModals = (): void => defaultModalStore.reset();

/** For tests: the modals that are open, the topmost last. */
export const getOpenModals = (): readonly Pick<ModalEntry, 'id' | 'variant' | 'options'>[] =>
  defaultModalStore.get().entries.filter((entry) => entry.phase === 'open');
