import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks; the router and React's server renderer ask for it when they are loaded.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
globalThis.scrollTo = () => {};
// A whole site is drawn twice in some tests; on a busy machine that takes a while.
jest.setTimeout(30_000);
