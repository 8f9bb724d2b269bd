import { livePath } from '@pavilion/contract';
import type { Settings } from '../client/settings';
import type { Ports } from '../ports/ports';
import type { Connection, ConnectionDeps } from './connection';
import { type Live, type LivePush, type LiveState, liveOff } from './live';

/** What the socket needs of its client. */
export type LiveDeps = Pick<ConnectionDeps, 'session' | 'memberBody' | 'sessionEnded'> & {
  readonly settings: Pick<Settings, 'host'>;
};

interface Opening {
  connection?: Connection;
}

const addressOf = (host: string, pageOrigin: string | undefined): string => {
  const url = new URL(livePath, host || pageOrigin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

/** The socket as the client has it. What keeps it alive is loaded when it is opened. */
export const createLive = (ports: Ports, { settings, ...deps }: LiveDeps): Live => {
  const watchers = new Set<(state: LiveState) => void>();
  const handlers = new Set<(push: LivePush) => void>();
  let state = liveOff;
  let opening: Opening | undefined;

  const change = (patch: Partial<LiveState>) => {
    const isSame = (Object.keys(patch) as (keyof LiveState)[]).every((key) => patch[key] === state[key]);
    if (isSame) return;
    state = { ...state, ...patch };
    for (const watcher of [...watchers]) watcher(state);
  };

  const close = () => {
    opening?.connection?.close();
    opening = undefined;
    handlers.clear();
    change(liveOff);
  };

  const hear = <Listener>(listeners: Set<Listener>, listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return {
    state: () => state,
    subscribe: (listener) => hear(watchers, listener),
    on: (listener) => hear(handlers, listener),
    open: () => {
      if (opening) return;
      const mine: Opening = {};
      opening = mine;
      change({ phase: 'connecting' });
      import('./connection').then(
        ({ createConnection }) => {
          if (opening !== mine) return;
          mine.connection = createConnection(ports, {
            ...deps,
            url: addressOf(settings.host, ports.navigation.origin()),
            change,
            push: (push) => {
              for (const handler of [...handlers]) handler(push);
            },
          });
        },
        (error: unknown) => {
          ports.logger.warn('The live socket could not be loaded.', error);
          if (opening === mine) close();
        },
      );
    },
    close,
  };
};
