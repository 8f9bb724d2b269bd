import { createClient } from '@redis/client';
import type { LiveEvent } from '../domain/operations/live/bus';
import { StartupError } from '../startup-error';
import { hasRedis, redisAdvice, startTestRedis, type TestRedis } from '../testing/redis-server';
import { type OpenBus, openRedisBus } from './redis-bus';

const title = 'a bus by Redis';
const suite = hasRedis() ? describe : describe.skip;

suite(hasRedis() ? title : `${title} (${redisAdvice})`, () => {
  const channel = `bus-test-${process.pid}`;
  let redis: TestRedis;
  let buses: OpenBus[] = [];
  const complaints: unknown[] = [];
  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    buses = [];
  });
  afterAll(() => redis.stop());

  const join = async (name = channel) => {
    const open = await openRedisBus(redis.url, {
      channel: name,
      complain: (error) => complaints.push(error),
    });
    buses.push(open);
    const heard: LiveEvent[] = [];
    let wake = () => {};
    open.bus.subscribe((event) => {
      heard.push(event);
      wake();
    });
    const until = async (count: number) => {
      while (heard.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    };
    return { publish: open.bus.publish, heard, until };
  };
  const balance = (minor: bigint): LiveEvent => ({ kind: 'balance', memberId: 'm', balance: minor });

  it('[LIV-2] tells the others, and its own once and at once', async () => {
    const [one, two] = [await join(), await join()];
    one.publish(balance(9_007_199_254_740_993n));
    expect(one.heard).toEqual([balance(9_007_199_254_740_993n)]);
    await two.until(1);
    two.publish(balance(-1n));
    await one.until(2);
    expect(one.heard).toEqual(two.heard);
  });

  it('[LIV-2] is heard by the gateways of its own database alone', async () => {
    const [one, other, near] = [await join(), await join(`${channel}-other`), await join()];
    one.publish(balance(1n));
    await near.until(1);
    expect(other.heard).toEqual([]);
  });

  it('[LIV-2] says that something may be lost when its line was broken, and carries on', async () => {
    const [one, two] = [await join(), await join()];
    const operator = createClient({ url: redis.url });
    await operator.connect();
    await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    operator.destroy();
    await Promise.all([one.until(1), two.until(1)]);
    expect([...one.heard, ...two.heard]).toEqual([{ kind: 'gap' }, { kind: 'gap' }]);
    expect(complaints).not.toHaveLength(0);
    one.publish(balance(5n));
    await two.until(2);
    expect(two.heard[1]).toEqual(balance(5n));
  });
});

describe('a Redis that is not there', () => {
  it('is told in one line without the password', async () => {
    const opening = openRedisBus('redis://user:hidden@127.0.0.1:1', { channel: 'x', complain: () => {} });
    const error = await opening.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(
      /^The Redis 127\.0\.0\.1:1 cannot be reached \(.+\)\. Check REDIS_URL\.$/,
    );
    expect((error as Error).message).not.toContain('hidden');
  });
});
