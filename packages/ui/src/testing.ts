/** Helpers for tests of code that opens modals: inspect open modals, and close all between two tests. */
export { getOpenModals, resetModals } from './modal/modal';
