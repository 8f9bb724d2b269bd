import { type Bus, createBus, type LiveEvent } from '../domain/operations';
import { StartupError } from '../startup-error';

/** A dead line to Redis is noticed within it, ms. */
const pingInterval = 10_000;
const connectTimeout = 5_000;
const longestWait = 1_000;

/** A bus that reaches the other gateways, and how to leave it. */
export interface OpenBus {
  bus: Bus;
  close(): Promise<void>;
}

interface Message {
  /** The gateway that told it: it has told its own already. */
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
 * Carries what happens to the other gateways by Redis. Whoever listens here hears it at once, also when Redis is away;
 * what others told meanwhile is lost, so after it a `gap` says that what is known may be old.
 *
 * @param channel - of the gateways on one database; others may use the same Redis.
 * @throws StartupError when it cannot be reached.
 */
export const openRedisBus = async (
  url: string,
  { channel, complain }: { channel: string; complain: (error: unknown) => void },
): Promise<OpenBus> => {
  const { createClient } = await loadClient();
  const own = createBus();
  const from = crypto.randomUUID();
  let isOpen = false;
  const publisher = createClient({
    url,
    pingInterval,
    // What cannot be told now is not told later: by then it would be old.
    disableOfflineQueue: true,
    socket: {
      connectTimeout,
      reconnectStrategy: (tries) => isOpen && Math.min(longestWait, 50 * 2 ** tries),
    },
  });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) client.on('error', (error) => isOpen && complain(error));
  const close = async () => {
    for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy();
  };
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscriber.subscribe(channel, (text) => {
      const message = decode(text);
      if (message.from !== from) own.publish(message.event);
    });
  } catch (cause) {
    await close();
    const { host } = new URL(url);
    const { message } = cause as Error;
    throw new StartupError(`The Redis ${host} cannot be reached (${message}). Check REDIS_URL.`, { cause });
  }
  isOpen = true;
  subscriber.on('ready', () => own.publish({ kind: 'gap' }));
  return {
    bus: {
      subscribe: own.subscribe,
      publish(event) {
        own.publish(event);
        // Why it could not be told, the line's own errors say.
        publisher.publish(channel, encode({ from, event })).catch(() => {});
      },
    },
    close,
  };
};
