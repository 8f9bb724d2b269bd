import type { LoadSigning } from '../signing/signing';

/** Cancels what a subscription began. */
export type Unsubscribe = () => void;

/** Local storage, or something like it. Each member may throw; the SDK warns and goes on. */
export interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The cookies of the page, or of the request that a server answers. */
export interface CookiePort {
  get(name: string): string | undefined;
  /** Without `days` the cookie ends with the browser session. */
  set(name: string, value: string, options?: { days?: number }): void;
  remove(name: string): void;
}

/** Moments in milliseconds since the epoch, waits in milliseconds. */
export interface ClockPort {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Where chance comes from. */
export interface RandomPort {
  /** Unguessable bytes. */
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

/** Whether somebody looks at the page. */
export interface VisibilityPort {
  /** Tells when the tab gets or loses the focus. */
  subscribe(listener: (focused: boolean) => void): Unsubscribe;
  /** Whether the page can be seen; a tab in the background can not. */
  isShown(): boolean;
  /** Tells when the page comes into view or leaves it. */
  onShown(listener: (shown: boolean) => void): Unsubscribe;
}

/** Where the page is, and whether there is a network. */
export interface NavigationPort {
  /** Origin of the page; undefined where there is no page. */
  origin(): string | undefined;
  online(): boolean;
  /** Tells that there is a network again. */
  onOnline(listener: () => void): Unsubscribe;
  reload(): void;
}

/** What the runtime has for cryptography. */
export interface CryptoPort {
  /** Missing on plain http. */
  readonly subtle?: SubtleCrypto;
}

/** Where warnings go. */
export interface LoggerPort {
  warn(message: string, detail?: unknown): void;
}

/** What the page and its other tabs tell. */
export interface EventsPort {
  /** Sends a document event. */
  broadcast(name: string, detail: unknown): void;
  /** Tells that another tab changed a stored key; null means all of them. */
  onStorage(listener: (key: string | null) => void): Unsubscribe;
}

/** An open socket, or one that is on its way to it. */
export interface LiveSocket {
  send(text: string): void;
  /** Lets go of it at once: nothing of it is heard any more. */
  close(): void;
}

/** Opens sockets. */
export interface SocketPort {
  /** Opens a socket. What it hears is told later, never before this returns. */
  open(url: string, hears: { opened(): void; said(text: string): void; ended(): void }): LiveSocket;
}

/** Everything of the outside world that a client touches. */
export interface Ports {
  fetch: typeof fetch;
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
  /** Loads the signing algorithm, when the first signature is needed. */
  signing: LoadSigning;
}
