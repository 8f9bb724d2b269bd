import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// Globals that jsdom lacks. The router and React's server renderer need them at import time.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
globalThis.scrollTo = () => {};
