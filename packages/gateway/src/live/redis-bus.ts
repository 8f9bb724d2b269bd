import { type Bus, createBus, type LiveEvent, type Topic, topicOf } from '../domain/operations';
import { StartupError } from '../startup-error';

/** A dead connection to Redis is noticed within it, ms. */
const pingInterval = 10_000;
const connectTimeout = 5_000;
/** Longest wait of a login or a join for its subscription, ms. While Redis is unreachable it continues without one. */
const subscribeTimeout = 1_000;
/** How long the channel of a topic stays subscribed after its last release, ms: a page that reloads returns to it. */
const defaultUnsubscribeDelay = 30_000;
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

interface TopicSubscription {
  /** How often the topic is retained. */
  retained: number;
  isActive: boolean;
  /** The latest change at Redis, which the next one waits for; whether the channel is subscribed after it. */
  changed: Promise<boolean>;
  unsubscribeTimer: NodeJS.Timeout | undefined;
}

/**
 * Subscribes to the channels of topics while these are retained.
 *
 * @param subscribe may fail; `renew` tries again.
 */
const createTopicSubscriptions = (
  subscribe: (topic: Topic) => Promise<void>,
  unsubscribe: (topic: Topic) => Promise<void>,
  unsubscribeDelay: number,
) => {
  const subscriptions = new Map<Topic, TopicSubscription>();
  const attempt = (topic: Topic) =>
    subscribe(topic).then(
      () => true,
      () => false,
    );
  const leave = async (topic: Topic, subscription: TopicSubscription) => {
    subscription.isActive = false;
    subscription.changed = subscription.changed.then(async () => {
      await unsubscribe(topic).catch(() => {});
      if (!subscription.isActive) subscriptions.delete(topic);
      return false;
    });
  };
  return {
    retain(topic: Topic): Promise<boolean> {
      const subscription: TopicSubscription = subscriptions.get(topic) ?? {
        retained: 0,
        isActive: false,
        changed: Promise.resolve(false),
        unsubscribeTimer: undefined,
      };
      subscriptions.set(topic, subscription);
      clearTimeout(subscription.unsubscribeTimer);
      subscription.retained += 1;
      if (!subscription.isActive) {
        subscription.isActive = true;
        subscription.changed = subscription.changed.then(() => attempt(topic));
      }
      return subscription.changed;
    },
    release(topic: Topic): void {
      const subscription = subscriptions.get(topic);
      if (!subscription) return;
      subscription.retained -= 1;
      if (subscription.retained > 0) return;
      subscription.unsubscribeTimer = setTimeout(() => leave(topic, subscription), unsubscribeDelay);
      subscription.unsubscribeTimer.unref();
    },
    /** Subscribes to the channels whose subscription failed. */
    async renew(): Promise<void> {
      const renewed = [...subscriptions].map(async ([topic, subscription]) => {
        if ((await subscription.changed) || !subscription.isActive) return;
        subscription.changed = attempt(topic);
        await subscription.changed;
      });
      await Promise.all(renewed);
    },
    close(): void {
      for (const { unsubscribeTimer } of subscriptions.values()) clearTimeout(unsubscribeTimer);
    },
  };
};

/**
 * Publishes events to the other gateways through Redis. Subscribers in this process get them directly, also while Redis is
 * unreachable. Events of other gateways are lost then, so a `gap` event follows the reconnection. Events about a member or a
 * room have a channel of their own, which only gateways with such a socket read.
 *
 * @param channel - Redis channel of the gateways on one database, and the beginning of those of topics.
 * @param unsubscribeDelay - see `defaultUnsubscribeDelay`.
 * @throws StartupError when Redis cannot be reached.
 */
export const openRedisBus = async (
  url: string,
  {
    channel,
    onError,
    unsubscribeDelay = defaultUnsubscribeDelay,
  }: { channel: string; onError: (error: unknown) => void; unsubscribeDelay?: number },
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
  const topics = createTopicSubscriptions(
    async (topic) => subscriber.subscribe(channelOf(topic), receive),
    async (topic) => subscriber.unsubscribe(channelOf(topic), receive),
    unsubscribeDelay,
  );
  const close = async () => {
    topics.close();
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
    await topics.renew();
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
      async retainTopic(topic) {
        let timer: NodeJS.Timeout | undefined;
        const timeout = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, subscribeTimeout);
        });
        await Promise.race([topics.retain(topic), timeout]);
        clearTimeout(timer);
      },
      releaseTopic: topics.release,
    },
    isConnected: () => publisher.isReady && subscriber.isReady,
    close,
  };
};
