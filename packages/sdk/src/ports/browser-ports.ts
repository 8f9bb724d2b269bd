import Cookies from 'js-cookie';
import type { CookiePort, EventsPort, NavigationPort, Ports, SocketPort, VisibilityPort } from './ports';
import { lateStorage, systemPorts } from './system-ports';

const cookies: CookiePort = {
  get: (name) => Cookies.get(name),
  set: (name, value, { days } = {}) => {
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      ...(days === undefined ? {} : { expires: days }),
    });
  },
  remove: (name) => Cookies.remove(name, { path: '/' }),
};

const visibility: VisibilityPort = {
  subscribe: (listener) => {
    const onFocus = () => listener(true);
    const onBlur = () => listener(false);
    addEventListener('focus', onFocus);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('focus', onFocus);
      removeEventListener('blur', onBlur);
    };
  },
  isShown: () => document.visibilityState === 'visible',
  onShown: (listener) => {
    const onChange = () => listener(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
};

const navigation: NavigationPort = {
  origin: () => location.origin,
  online: () => navigator.onLine,
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
  onStorage: (listener) => {
    const onStorage = ({ key }: StorageEvent) => listener(key);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
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
