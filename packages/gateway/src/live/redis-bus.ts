import { type Bus, createBus, type LiveEvent } from '../domain/operations';
import { StartupError } from '../startup-error';

/** A dead connection to Redis is noticed within it, ms. */
const pingInterval = 10_000;
const connectTimeout = 5_000;
const maxReconnectDelay = 1_000;

/** A bus that reaches the other gateways. */
export interface OpenBus {
  bus: Bus;
  close(): Promise<void>;
}

interface Message {
  /** The publishing gateway, which has delivered the event to its own subscribers already. */
  from: string;
  event: LiveEvent;
}

/** JSON has no 64-bit integers, so money travels as digits. */
const encode = (message: Message): string =>
  JSON.stringify(message, (_, value) => (typeof value === 'bigint' ? String(value) : value));

const decode = (text: string): Message => {
  const { from, event } = JSON.parse(text) as Message;
  return { from, event: event.kind === 'balance' ? { ...event, balance: BigInt(event.balance) } : event };
};

const loadClient = async () => {
  try {
    return await import('@redis/client');
  } catch (cause) {
    throw new StartupError('REDIS_URL needs the package @redis/client: npm install @redis/client', { cause });
  }
};

/**
 * Publishes events to the other gateways through Redis. Subscribers in this process get them directly, also while Redis is
 * unreachable. Events of other gateways are lost then, so a `gap` event follows the reconnection.
 *
 * @param channel - Redis channel of the gateways on one database.
 * @throws StartupError when Redis cannot be reached.
 */
export const openRedisBus = async (
  url: string,
  { channel, onError }: { channel: string; onError: (error: unknown) => void },
): Promise<OpenBus> => {
  const { createClient } = await loadClient();
  const local = createBus();
  const from = crypto.randomUUID();
  let isOpen = false;
  const publisher = createClient({
    url,
    pingInterval,
    // An event that cannot be published now is dropped: later it would be outdated.
    disableOfflineQueue: true,
    socket: {
      connectTimeout,
      reconnectStrategy: (tries) => isOpen && Math.min(maxReconnectDelay, 50 * 2 ** tries),
    },
  });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) client.on('error', (error) => isOpen && onError(error));
  const close = async () => {
    for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy();
  };
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscriber.subscribe(channel, (text) => {
      const message = decode(text);
      if (message.from !== from) local.publish(message.event);
    });
  } catch (cause) {
    await close();
    const { host } = new URL(url);
    const { message } = cause as Error;
    throw new StartupError(`The Redis ${host} cannot be reached (${message}). Check REDIS_URL.`, { cause });
  }
  isOpen = true;
  subscriber.on('ready', () => local.publish({ kind: 'gap' }));
  return {
    bus: {
      subscribe: local.subscribe,
      publish(event) {
        local.publish(event);
        // The client's `error` events report why.
        publisher.publish(channel, encode({ from, event })).catch(() => {});
      },
    },
    close,
  };
};
