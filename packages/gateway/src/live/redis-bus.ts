import { type Bus, createBus, type LiveEvent, type Topic, topicOf } from '../domain/operations';
import { StartupError } from '../startup-error';

/** A dead connection to Redis is noticed within it, ms. */
const pingInterval = 10_000;
const connectTimeout = 5_000;
/** How long a login or a join waits for its subscription at most, ms. Without Redis it goes on without. */
const subscribeTimeout = 1_000;
/** How long the channel of a topic stays subscribed after its last interest, ms: a page that reloads returns to it. */
const defaultLinger = 30_000;
const maxReconnectDelay = 1_000;

/** A bus that reaches the other gateways. */
export interface OpenBus {
  bus: Bus;
  /** Whether events of other gateways arrive, and own ones reach them. */
  isConnected(): boolean;
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

interface Interest {
  holders: number;
  isActive: boolean;
  /** The latest change of the subscription, which the next one waits for; whether it is subscribed. */
  changed: Promise<boolean>;
  leaving: NodeJS.Timeout | undefined;
}

/**
 * Subscribes to the channels of topics while there is interest in them.
 *
 * @param subscribe may fail; `renew` tries again.
 */
const createInterests = (
  subscribe: (topic: Topic) => Promise<void>,
  unsubscribe: (topic: Topic) => Promise<void>,
  linger: number,
) => {
  const interests = new Map<Topic, Interest>();
  const attempt = (topic: Topic) =>
    subscribe(topic).then(
      () => true,
      () => false,
    );
  const leave = async (topic: Topic, interest: Interest) => {
    interest.isActive = false;
    interest.changed = interest.changed.then(async () => {
      await unsubscribe(topic).catch(() => {});
      if (!interest.isActive) interests.delete(topic);
      return false;
    });
  };
  return {
    begin(topic: Topic): Promise<boolean> {
      const interest: Interest = interests.get(topic) ?? {
        holders: 0,
        isActive: false,
        changed: Promise.resolve(false),
        leaving: undefined,
      };
      interests.set(topic, interest);
      clearTimeout(interest.leaving);
      interest.holders += 1;
      if (!interest.isActive) {
        interest.isActive = true;
        interest.changed = interest.changed.then(() => attempt(topic));
      }
      return interest.changed;
    },
    end(topic: Topic): void {
      const interest = interests.get(topic);
      if (!interest) return;
      interest.holders -= 1;
      if (interest.holders > 0) return;
      interest.leaving = setTimeout(() => leave(topic, interest), linger);
      interest.leaving.unref();
    },
    /** Subscribes to the channels whose subscription failed. */
    async renew(): Promise<void> {
      const renewed = [...interests].map(async ([topic, interest]) => {
        if ((await interest.changed) || !interest.isActive) return;
        interest.changed = attempt(topic);
        await interest.changed;
      });
      await Promise.all(renewed);
    },
    close(): void {
      for (const { leaving } of interests.values()) clearTimeout(leaving);
    },
  };
};

/**
 * Publishes events to the other gateways through Redis. Subscribers in this process get them directly, also while Redis is
 * unreachable. Events of other gateways are lost then, so a `gap` event follows the reconnection. Events about a member or a
 * room have a channel of their own, which only gateways with such a socket read.
 *
 * @param channel - Redis channel of the gateways on one database, and the beginning of those of topics.
 * @param linger - see `defaultLinger`.
 * @throws StartupError when Redis cannot be reached.
 */
export const openRedisBus = async (
  url: string,
  {
    channel,
    onError,
    linger = defaultLinger,
  }: { channel: string; onError: (error: unknown) => void; linger?: number },
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
  const receive = (text: string) => {
    const message = decode(text);
    if (message.from !== from) local.publish(message.event);
  };
  const channelOf = (topic: Topic | undefined) => (topic === undefined ? channel : `${channel}:${topic}`);
  const interests = createInterests(
    async (topic) => subscriber.subscribe(channelOf(topic), receive),
    async (topic) => subscriber.unsubscribe(channelOf(topic), receive),
    linger,
  );
  const close = async () => {
    interests.close();
    for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy();
  };
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscriber.subscribe(channel, receive);
  } catch (cause) {
    await close();
    const { host } = new URL(url);
    const { message } = cause as Error;
    throw new StartupError(`The Redis ${host} cannot be reached (${message}). Check REDIS_URL.`, { cause });
  }
  isOpen = true;
  subscriber.on('ready', async () => {
    await interests.renew();
    local.publish({ kind: 'gap' });
  });
  return {
    bus: {
      subscribe: local.subscribe,
      publish(event) {
        local.publish(event);
        // The client's `error` events report why.
        publisher.publish(channelOf(topicOf(event)), encode({ from, event })).catch(() => {});
      },
      async interest(topic, isInterested) {
        if (!isInterested) return interests.end(topic);
        let timer: NodeJS.Timeout | undefined;
        const timeout = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, subscribeTimeout);
        });
        await Promise.race([interests.begin(topic), timeout]);
        clearTimeout(timer);
      },
    },
    isConnected: () => publisher.isReady && subscriber.isReady,
    close,
  };
};
