/** For tests of what opens modals: look at them, and clear them away between two tests. */
export { getOpenModals, resetModals } from './modal/modal';
