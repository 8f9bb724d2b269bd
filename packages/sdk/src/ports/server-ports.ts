import type { Ports } from './ports';
import { systemPorts } from './system-ports';

/** Ports that differ between server requests. */
export interface ServerPortsOptions {
  /** The cookies of the current request. */
  cookies?: Readonly<Record<string, string>>;
  /** Default: the global `fetch`. One that calls the API in the same process may accept relative URLs. */
  fetch?: typeof fetch;
  /** Runs the calls where the gateway runs in the same process, in place of `fetch`. */
  call?: Ports['call'];
}

const noop = () => {};

/** The ports of one request on a server: read-only cookies, no storage, a page that is never visible. */
export const serverPorts = ({ cookies = {}, fetch: send, call }: ServerPortsOptions = {}): Ports => ({
  ...systemPorts(),
  ...(send ? { fetch: send } : {}),
  ...(call ? { call } : {}),
  storage: { getItem: () => null, setItem: noop, removeItem: noop },
  cookies: {
    get: (name) => (Object.hasOwn(cookies, name) ? cookies[name] : undefined),
    set: noop,
    remove: noop,
  },
  visibility: { isVisible: () => false, onVisibilityChange: () => noop, onFocusChange: () => noop },
  navigation: { origin: () => undefined, online: () => true, onOnline: () => noop, reload: noop },
  events: { broadcast: noop, onStorage: () => noop },
  // Never opened: the live socket connects only while the page is visible.
  socket: { open: () => ({ send: noop, close: noop }) },
});
