/** @jest-environment node */
import { createModalStore } from './modal-store';

it('[DLG-10] refuses to open on the server, where a promise could never settle', () => {
  expect(() => createModalStore().open({})).toThrow('browser');
});
