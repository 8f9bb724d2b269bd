import Cookies from 'js-cookie';
import { unsubscribeAll } from '../listeners';
import type {
  CookiePort,
  EventsPort,
  NavigationPort,
  Ports,
  SocketPort,
  StoragePort,
  Unsubscribe,
  VisibilityPort,
} from './ports';
import { systemPorts } from './system-ports';

/** `localStorage` is read at each use: with cookies blocked, the mere access throws. */
const storage: StoragePort = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

const cookies: CookiePort = {
  get: (name) => Cookies.get(name),
  set: (name, value, { days } = {}) => {
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      expires: days,
    });
  },
  // A browser ignores a name with the prefix `__Host-` without `secure`, also to remove it.
  remove: (name) => Cookies.remove(name, { path: '/', secure: location.protocol === 'https:' }),
};

const listen = (target: EventTarget, name: string, listener: (event: Event) => void): Unsubscribe => {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
};

const isVisible = () => document.visibilityState === 'visible';
const visibility: VisibilityPort = {
  isVisible,
  onVisibilityChange: (listener) => listen(document, 'visibilitychange', () => listener(isVisible())),
  onFocusChange: (listener) =>
    unsubscribeAll(
      listen(window, 'focus', () => listener(true)),
      listen(window, 'blur', () => listener(false)),
    ),
};

const navigation: NavigationPort = {
  origin: () => location.origin,
  online: () => navigator.onLine,
  onOnline: (listener) => listen(window, 'online', listener),
  reload: () => location.reload(),
};

const socket: SocketPort = {
  open: (url, { onOpen, onMessage, onClose }) => {
    const webSocket = new WebSocket(url);
    webSocket.onopen = onOpen;
    webSocket.onmessage = ({ data }) => onMessage(String(data));
    webSocket.onclose = onClose;
    return {
      send: (text) => webSocket.send(text),
      close: () => {
        webSocket.onmessage = null;
        webSocket.onclose = null;
        // Closing a socket that is still connecting logs a browser error, so it is closed once it is open.
        webSocket.onopen = () => webSocket.close();
        if (webSocket.readyState !== WebSocket.CONNECTING) webSocket.close();
      },
    };
  },
};

const events: EventsPort = {
  broadcast: (name, detail) => {
    document.dispatchEvent(new CustomEvent(name, { detail }));
  },
  onStorage: (listener) => listen(window, 'storage', (event) => listener((event as StorageEvent).key)),
};

/** The ports of a page. They access no browser API before their first use. */
export const browserPorts = (): Ports => ({
  ...systemPorts(),
  storage,
  cookies,
  visibility,
  navigation,
  events,
  socket,
});
