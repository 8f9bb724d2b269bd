import { livePath, liveRefusals } from '@pavilion/contract';
import type { Settings } from '../client/settings';
import { createListeners } from '../listeners';
import type { Ports } from '../ports/ports';
import type { Connection, ConnectionOptions } from './connection';
import {
  type Live,
  type LivePush,
  type LiveRoomEvent,
  type LiveSportsEvent,
  type LiveState,
  liveOff,
} from './live';

export type LiveOptions = Pick<ConnectionOptions, 'session' | 'memberBody' | 'onRefused'>;

/** One `open()`. Its connection is absent until the code of connections is loaded. */
interface Opening {
  connection?: Connection;
}

const socketUrl = (host: string, pageOrigin: string | undefined): string => {
  const url = new URL(livePath, host || pageOrigin);
  url.searchParams.set(liveRefusals.parameter, liveRefusals.value);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
};

/** The live socket of a client. The code of connections is loaded by the first `open()`. */
export const createLive = (ports: Ports, { host }: Pick<Settings, 'host'>, options: LiveOptions): Live => {
  const stateListeners = createListeners<LiveState>();
  const pushListeners = createListeners<LivePush>();
  const roomListeners = createListeners<LiveRoomEvent>();
  const sportsListeners = createListeners<LiveSportsEvent>();
  let state = liveOff;
  let opening: Opening | undefined;

  const setState = (patch: Partial<LiveState>) => {
    const isSame = (Object.keys(patch) as (keyof LiveState)[]).every((key) => patch[key] === state[key]);
    if (isSame) return;
    state = { ...state, ...patch };
    stateListeners.notify(state);
  };

  const close = () => {
    opening?.connection?.close();
    opening = undefined;
    pushListeners.clear();
    setState(liveOff);
  };

  return {
    state: () => state,
    subscribe: stateListeners.add,
    on: pushListeners.add,
    rooms: {
      send: (request) => opening?.connection?.send(request),
      subscribe: roomListeners.add,
    },
    sports: {
      send: (request) => opening?.connection?.send(request),
      subscribe: sportsListeners.add,
    },
    open: () => {
      if (opening) return;
      const current: Opening = {};
      opening = current;
      setState({ phase: 'connecting' });
      import('./connection').then(
        ({ createConnection }) => {
          if (opening !== current) return;
          current.connection = createConnection(ports, {
            ...options,
            url: socketUrl(host, ports.navigation.origin()),
            onState: setState,
            onPush: pushListeners.notify,
            onRoomEvent: roomListeners.notify,
            onSportsEvent: sportsListeners.notify,
          });
          // A listener may have closed it during the first change of its state.
          if (opening !== current) current.connection.close();
        },
        (error: unknown) => {
          ports.logger.warn('The socket could not be loaded.', error);
          if (opening === current) close();
        },
      );
    },
    close,
  };
};
