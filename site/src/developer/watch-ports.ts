import { liveIds } from '@pavilion/contract';
import type { Ports } from '@pavilion/sdk';
import type { Journal } from './journal';
import { watchFetch } from './watch-fetch';

const frameNames = new Map(Object.entries(liveIds).map(([name, id]) => [id as number, name]));

/** Summarizes a frame without its payload, because a login contains the token. */
const outline = (text: string): string => {
  try {
    const { id, topic, seq } = JSON.parse(text);
    return [
      `${frameNames.get(id) ?? ''} ${id}`.trim(),
      ...(topic ? [topic] : []),
      ...(seq === undefined ? [] : [`seq ${seq}`]),
    ].join(' · ');
  } catch {
    return `${text.length} characters`;
  }
};

/** Wraps ports to log requests, events, warnings and frames. */
export const watchPorts = (ports: Ports, journal: Journal): Ports => {
  const { clock, events, logger, socket } = ports;
  const frame = (direction: 'in' | 'out' | 'connection', text: string) =>
    journal.frame({ at: clock.now(), direction, text });
  return {
    ...ports,
    ...watchFetch(ports, journal),
    logger: {
      warn: (message, detail) => {
        journal.note({ at: clock.now(), kind: 'warning', text: message });
        logger.warn(message, detail);
      },
    },
    events: {
      ...events,
      broadcast: (name, detail) => {
        const { message } = detail as { message?: string };
        journal.note({ at: clock.now(), kind: 'event', text: message ? `${name} · ${message}` : name });
        events.broadcast(name, detail);
      },
    },
    socket: {
      open: (url, { onOpen, onMessage, onClose }) => {
        frame('connection', `open ${new URL(url).pathname}`);
        const connection = socket.open(url, {
          onOpen: () => {
            frame('connection', 'opened');
            onOpen();
          },
          onMessage: (text) => {
            frame('in', outline(text));
            onMessage(text);
          },
          onClose: () => {
            frame('connection', 'closed by the gateway');
            onClose();
          },
        });
        return {
          send: (text) => {
            frame('out', outline(text));
            connection.send(text);
          },
          close: () => {
            frame('connection', 'closed by the client');
            connection.close();
          },
        };
      },
    },
  };
};
