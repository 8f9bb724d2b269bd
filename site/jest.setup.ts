import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// Globals that jsdom lacks. The router and React's server renderer need them at import time.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
globalThis.scrollTo = () => {};
// A whole site is drawn twice in some tests; on a busy machine that takes a while.
jest.setTimeout(30_000);
