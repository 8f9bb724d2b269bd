import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { LiveEvent, Topic } from '../domain/operations/live/bus';
import { StartupError } from '../startup-error';
import { hasRedis, redisAdvice, startTestRedis, type TestRedis } from '../testing/redis-server';
import { type OpenBus, openRedisBus } from './redis-bus';

const title = 'a Redis bus';
const suite = hasRedis() ? describe : describe.skip;

suite(hasRedis() ? title : `${title} (${redisAdvice})`, () => {
  const channel = `bus-test-${process.pid}`;
  let redis: TestRedis;
  let buses: OpenBus[] = [];
  const errors: unknown[] = [];
  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    buses = [];
  });
  afterAll(() => redis.stop());

  const join = async (name = channel, topics: readonly Topic[] = ['member:m']) => {
    const open = await openRedisBus(redis.url, {
      channel: name,
      onError: (error) => errors.push(error),
      unsubscribeDelay: 0,
    });
    buses.push(open);
    for (const topic of topics) await open.bus.retainTopic(topic);
    const received: LiveEvent[] = [];
    let wake = () => {};
    open.bus.subscribe((event) => {
      received.push(event);
      wake();
    });
    const until = async (count: number) => {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    };
    return { ...open.bus, received, until };
  };
  const balance = (minor: bigint): LiveEvent => ({ kind: 'balance', memberId: 'm', balance: minor });

  it('[LIV-2] delivers to other buses, and to its own subscribers once and synchronously', async () => {
    const [one, two] = [await join(), await join()];
    one.publish(balance(9_007_199_254_740_993n));
    expect(one.received).toEqual([balance(9_007_199_254_740_993n)]);
    await two.until(1);
    two.publish(balance(-1n));
    await one.until(2);
    expect(one.received).toEqual(two.received);
  });

  it('[LIV-2] delivers to the buses of its channel only', async () => {
    const [one, other, near] = [await join(), await join(`${channel}-other`), await join()];
    one.publish(balance(1n));
    await near.until(1);
    expect(other.received).toEqual([]);
  });

  /** Counts the gateways that are subscribed to a topic. */
  const countReaders = async (topic: Topic): Promise<number> => {
    const operator = createClient({ url: redis.url });
    await operator.connect();
    const answer = await operator.sendCommand(['PUBSUB', 'NUMSUB', `${channel}:${topic}`]);
    operator.destroy();
    return Number((answer as unknown as [string, number])[1]);
  };
  const untilReaders = async (topic: Topic, count: number) => {
    while ((await countReaders(topic)) !== count) await sleep(10);
  };
  const removed: LiveEvent = { kind: 'room-removed', room: 'r', ids: ['1'] };

  it('[LIV-2] delivers events about members and rooms to the gateways with such a socket', async () => {
    const one = await join(channel, []);
    const two = await join(channel, ['member:m']);
    const three = await join(channel, ['room:r', 'room:other']);
    one.publish(balance(1n));
    one.publish(removed);
    one.publish({ kind: 'mail' });
    await Promise.all([two.until(2), three.until(2)]);
    expect(two.received).toEqual([balance(1n), { kind: 'mail' }]);
    expect(three.received).toEqual([removed, { kind: 'mail' }]);
    expect(one.received).toHaveLength(3);
  });

  it('[LIV-2] reads the channel of a topic from its first socket until after its last one', async () => {
    const one = await join(channel, ['room:r', 'room:r']);
    one.releaseTopic('room:r');
    expect(await countReaders('room:r')).toBe(1);
    one.releaseTopic('room:r');
    await untilReaders('room:r', 0);
    await one.retainTopic('room:r');
    expect(await countReaders('room:r')).toBe(1);
  });

  it('[LIV-2] keeps the channel of a socket that returns while it is left', async () => {
    const one = await join(channel, ['room:r']);
    const two = await join(channel, []);
    for (let round = 0; round < 20; round += 1) {
      one.releaseTopic('room:r');
      await sleep(1);
      await one.retainTopic('room:r');
      two.publish(removed);
      await one.until(round + 1);
    }
    expect(await countReaders('room:r')).toBe(1);
  });

  it('[LIV-2] publishes a gap after a lost connection, and continues', async () => {
    const [one, two] = [await join(), await join()];
    const operator = createClient({ url: redis.url });
    await operator.connect();
    await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    operator.destroy();
    await Promise.all([one.until(1), two.until(1)]);
    expect([...one.received, ...two.received]).toEqual([{ kind: 'gap' }, { kind: 'gap' }]);
    expect(errors).not.toHaveLength(0);
    one.publish(balance(5n));
    await two.until(2);
    expect(two.received[1]).toEqual(balance(5n));
  });
});

describe('an unreachable Redis', () => {
  it('is reported in one line without the password', async () => {
    const opening = openRedisBus('redis://user:hidden@127.0.0.1:1', { channel: 'x', onError: () => {} });
    const error = await opening.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(
      /^The Redis 127\.0\.0\.1:1 cannot be reached \(.+\)\. Check REDIS_URL\.$/,
    );
    expect((error as Error).message).not.toContain('hidden');
  });
});
