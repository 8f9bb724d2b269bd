import type { Ports } from './ports';
import { systemPorts } from './system-ports';

/** What differs from request to request on a server. */
export interface ServerPortsOptions {
  /** The cookies of the request that is being answered. */
  cookies?: Readonly<Record<string, string>>;
  /** How the API is reached; may take relative addresses when it answers in the same process. */
  fetch?: typeof fetch;
}

const nothing = () => {};

/** The ports of one request on a server: it reads that request's cookies and keeps nothing. */
export const serverPorts = ({ cookies = {}, fetch: send }: ServerPortsOptions = {}): Ports => ({
  ...systemPorts(),
  ...(send ? { fetch: send } : {}),
  storage: { getItem: () => null, setItem: nothing, removeItem: nothing },
  cookies: {
    get: (name) => (Object.hasOwn(cookies, name) ? cookies[name] : undefined),
    set: nothing,
    remove: nothing,
  },
  visibility: { subscribe: () => nothing, isShown: () => false, onShown: () => nothing },
  navigation: { origin: () => undefined, online: () => true, onOnline: () => nothing, reload: nothing },
  events: { broadcast: nothing, onStorage: () => nothing },
  // Nothing is ever shown on a server, so nothing opens one.
  socket: { open: () => ({ send: nothing, close: nothing }) },
});
