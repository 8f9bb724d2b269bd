import Cookies from 'js-cookie';
import type {
  CookiePort,
  EventsPort,
  NavigationPort,
  Ports,
  SocketPort,
  Unsubscribe,
  VisibilityPort,
} from './ports';
import { lateStorage, systemPorts } from './system-ports';

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
  remove: (name) => Cookies.remove(name, { path: '/' }),
};

/** Hears events of the page until it is told to stop. */
const hear = (target: EventTarget, name: string, listener: (event: Event) => void): Unsubscribe => {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
};

const isShown = () => document.visibilityState === 'visible';
const visibility: VisibilityPort = {
  subscribe: (listener) => {
    const unhear = [hear(window, 'focus', () => listener(true)), hear(window, 'blur', () => listener(false))];
    return () => {
      for (const stop of unhear) stop();
    };
  },
  isShown,
  onShown: (listener) => hear(document, 'visibilitychange', () => listener(isShown())),
};

const navigation: NavigationPort = {
  origin: () => location.origin,
  online: () => navigator.onLine,
  onOnline: (listener) => hear(window, 'online', listener),
  reload: () => location.reload(),
};

const socket: SocketPort = {
  open: (url, { opened, said, ended }) => {
    const line = new WebSocket(url);
    line.onopen = opened;
    line.onmessage = ({ data }) => said(String(data));
    line.onclose = ended;
    return {
      send: (text) => line.send(text),
      close: () => {
        line.onmessage = null;
        line.onclose = null;
        // One that is still on its way is left to arrive first: browsers complain of a close before that.
        line.onopen = () => line.close();
        if (line.readyState !== WebSocket.CONNECTING) line.close();
      },
    };
  },
};

const events: EventsPort = {
  broadcast: (name, detail) => {
    document.dispatchEvent(new CustomEvent(name, { detail }));
  },
  onStorage: (listener) => hear(window, 'storage', (event) => listener((event as StorageEvent).key)),
};

/** The ports of a page. Nothing of the page is touched before the first use. */
export const browserPorts = (): Ports => ({
  ...systemPorts(),
  storage: lateStorage(() => localStorage),
  cookies,
  visibility,
  navigation,
  events,
  socket,
});
