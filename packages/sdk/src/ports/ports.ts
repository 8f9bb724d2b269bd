import type { Envelope, WireCall } from '@pavilion/contract';
import type { SolveProof } from '../proof/solve-proof';
import type { LoadSigning } from '../signing/signing';

/** Ends a subscription. */
export type Unsubscribe = () => void;

/** Local storage or an equivalent. Methods may throw; the SDK logs a warning and carries on without the value. */
export interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The cookies of the page, or on a server those of the current request. */
export interface CookiePort {
  get(name: string): string | undefined;
  /** Without `days` the cookie lasts until the browser closes. */
  set(name: string, value: string, options?: { days?: number }): void;
  remove(name: string): void;
}

/** Points in time in ms since the Unix epoch, delays in ms. */
export interface ClockPort {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Random numbers. */
export interface RandomPort {
  /** Cryptographically secure random bytes. */
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

/** Focus and visibility of the page. */
export interface VisibilityPort {
  /** False for a tab in the background. */
  isVisible(): boolean;
  onVisibilityChange(listener: (isVisible: boolean) => void): Unsubscribe;
  onFocusChange(listener: (isFocused: boolean) => void): Unsubscribe;
}

/** The location and the network state of the page. */
export interface NavigationPort {
  /** Origin of the page; undefined on a server. */
  origin(): string | undefined;
  online(): boolean;
  /** Calls the listener when the network is back. */
  onOnline(listener: () => void): Unsubscribe;
  reload(): void;
}

/** The cryptography of the runtime. */
export interface CryptoPort {
  /** WebCrypto; missing on plain http. */
  readonly subtle?: SubtleCrypto;
}

/** Receives warnings. */
export interface LoggerPort {
  warn(message: string, detail?: unknown): void;
}

/** Events of the document and of other tabs. */
export interface EventsPort {
  /** Dispatches a custom event on the document. */
  broadcast(name: string, detail: unknown): void;
  /** Calls the listener when another tab changes a stored key; null means all keys. */
  onStorage(listener: (key: string | null) => void): Unsubscribe;
}

/** A WebSocket that is connecting or open. */
export interface LiveSocket {
  /** Only after `onOpen`. */
  send(text: string): void;
  /** Closes the socket; no handler is called afterwards. */
  close(): void;
}

/** Opens WebSockets. */
export interface SocketPort {
  /**
   * Opens a socket. No handler is called before this returns. `onClose` also reports a failure to connect; nothing
   * follows it.
   */
  open(url: string, handlers: { onOpen(): void; onMessage(text: string): void; onClose(): void }): LiveSocket;
}

/** Everything outside the SDK that a client depends on. */
export interface Ports {
  fetch: typeof fetch;
  /**
   * Runs a call where the gateway runs in the same process, in place of `fetch`: the request is neither signed nor
   * serialised, and has no time limit.
   */
  call?: (call: WireCall, body: unknown, headers: Readonly<Record<string, string>>) => Promise<Envelope>;
  storage: StoragePort;
  cookies: CookiePort;
  clock: ClockPort;
  random: RandomPort;
  visibility: VisibilityPort;
  navigation: NavigationPort;
  crypto: CryptoPort;
  logger: LoggerPort;
  events: EventsPort;
  socket: SocketPort;
  /** Loads the signing algorithm when the first signature is needed. */
  signing: LoadSigning;
  /** Does the work of 20005 proofRequired. By default in slices between other tasks; a worker leaves the page alone. */
  solveProof?: SolveProof;
}
