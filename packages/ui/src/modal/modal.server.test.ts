/** @jest-environment node */
import { createModalStore } from './modal-store';

it('[DLG-10] throws when opened on the server, where its promise could never settle', () => {
  expect(() => createModalStore().open({})).toThrow('browser');
});
