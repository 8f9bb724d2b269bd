import { livePath } from '@pavilion/contract';
import type { Settings } from '../client/settings';
import { createListeners } from '../listeners';
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
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
};

/** The socket as the client has it. What keeps it alive is loaded when it is opened. */
export const createLive = (ports: Ports, { settings, ...deps }: LiveDeps): Live => {
  const watchers = createListeners<LiveState>();
  const handlers = createListeners<LivePush>();
  let state = liveOff;
  let opening: Opening | undefined;

  const change = (patch: Partial<LiveState>) => {
    const isSame = (Object.keys(patch) as (keyof LiveState)[]).every((key) => patch[key] === state[key]);
    if (isSame) return;
    state = { ...state, ...patch };
    watchers.tell(state);
  };

  const close = () => {
    opening?.connection?.close();
    opening = undefined;
    handlers.clear();
    change(liveOff);
  };

  return {
    state: () => state,
    subscribe: watchers.add,
    on: handlers.add,
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
            push: handlers.tell,
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
