import { codes, limits, sandboxSigningKey, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import fc from 'fast-check';
import type { SdkError } from '../errors/sdk-error';
import {
  buildDepositOrder,
  buildMember,
  buildPreInfo,
  createTestClient,
  exampleHandlers,
  type Fault,
} from './index';

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'success',
    ({ kind, code }: SdkError) => (code === undefined ? kind : `${kind} ${code}`),
  );
const limit = limits.timeouts.client.browser;
const body = { channel: 'bank-1', amount: '88.00' };

describe('faults', () => {
  it.each([
    [limit - 1, 'success'],
    [limit + 1, 'timeout'],
  ])('[REQ-3] a body %i ms after its headers ends in: %s', async (ms, expected) => {
    const { client, gateway, ports } = createTestClient({ handlers: exampleHandlers() });
    gateway.fault('preInfo', { kind: 'slow-body', ms });
    const call = outcome(client.request(wire.preInfo, {}));
    await ports.clock.advance(Math.min(ms, limit));
    expect(await call).toBe(expected);
    // The remaining timer is the stand-in's.
    expect(ports.clock.pending()).toBe(ms > limit ? 1 : 0);
  });

  it('[REQ-10] a deposit that a proxy sends twice has one idempotency key and is created once', async () => {
    const made = new Map<string, string>();
    const { client, gateway } = createTestClient({
      handlers: {
        depositCreate: ({ amount }, { headers }) => {
          const key = headers['x-api-idempotency-key']!;
          made.set(key, made.get(key) ?? `order-${made.size + 1}`);
          return buildDepositOrder({ id: made.get(key), amount });
        },
      },
    });
    gateway.fault('depositCreate', { kind: 'duplicate' }, 1);
    await expect(client.request(wire.depositCreate, body)).resolves.toMatchObject({ id: 'order-1' });
    expect([gateway.requests.length, made.size]).toEqual([2, 1]);
  });

  it('[REQ-4] counts a fault of every call across all calls', async () => {
    const { client, gateway } = createTestClient({ handlers: exampleHandlers() });
    gateway.fault('every', { kind: 'drop' }, 2);
    expect(await outcome(client.request(wire.preInfo, {}))).toBe('network');
    expect(await outcome(client.request(wire.gameList, {}))).toBe('network');
    expect(await outcome(client.request(wire.preInfo, {}))).toBe('success');
  });

  it('[ERR-7] a storm of codes rejects in turn and emits each effect once', async () => {
    const storm = [6031, 6032, 10009, 20101];
    const { client, gateway, ports } = createTestClient({ handlers: exampleHandlers() });
    const effects: number[] = [];
    client.effects.subscribe(({ code }) => effects.push(code));
    gateway.fault('every', { kind: 'storm', codes: storm });
    const met = await Promise.all(storm.concat(storm).map(() => outcome(client.request(wire.preInfo, {}))));
    expect(met).toEqual(storm.concat(storm).map((code) => `business ${code}`));
    await ports.clock.advance(limits.errorDebounce - 1);
    expect(effects).toEqual([]);
    await ports.clock.advance(1);
    expect(effects.sort((a, b) => a - b)).toEqual([6031, 6032, 10009]);
  });

  it('[SIG-1] a gateway accepts signatures of its own key and rejects those of another', async () => {
    const handlers = exampleHandlers();
    const right = createTestClient({ handlers, signingKey: sandboxSigningKey });
    expect(await outcome(right.client.request(wire.preInfo, {}))).toBe('success');
    const wrong = createTestClient({ handlers, signingKey: 'another key' });
    expect(await outcome(wrong.client.request(wire.preInfo, {}))).toBe('business 10108');
    const own = createTestClient({
      handlers,
      signingKey: 'another key',
      config: { signingKey: 'another key' },
    });
    expect(await outcome(own.client.request(wire.walletOverview, {}))).toBe('success');
  });

  it('[SES-2] a member that was cached under another device id cannot be read', async () => {
    const { client, ports } = createTestClient({ handlers: { memberInfo: () => buildMember() } });
    client.session.start('token-1');
    await client.request(wire.memberInfo, {});
    await ports.clock.settle();
    expect(await createTestClient({ ports }).client.session.cachedMember()).toEqual(buildMember());
    ports.storage.setItem(storageKeys.deviceRandomId, '00000000-0000-4000-8000-000000000000');
    expect(await createTestClient({ ports }).client.session.cachedMember()).toBeUndefined();
  });

  it('[MNT-1] clock skew shifts timestamps and nothing else', async () => {
    const { client, gateway } = createTestClient({
      handlers: {
        preInfo: () => buildPreInfo({ address: '2026-01-01' }),
        depositOrder: () => buildDepositOrder(),
      },
    });
    gateway.fault('every', { kind: 'skew', ms: -90_000 });
    await expect(client.request(wire.depositOrder, { id: 'order-1' })).resolves.toEqual(
      buildDepositOrder({ createdAt: '2025-12-31T23:58:30.000Z', expiresAt: '2026-01-01T00:13:30.000Z' }),
    );
    await expect(client.request(wire.preInfo, {})).resolves.toMatchObject({ address: '2026-01-01' });
  });

  it('[REQ-3] setting the wall clock during a call does not change its timeout', async () => {
    for (const set of [-86_400_000, 86_400_000]) {
      const { client, gateway, ports } = createTestClient();
      gateway.fault('preInfo', { kind: 'black-hole' });
      const call = outcome(client.request(wire.preInfo, {}));
      await ports.clock.advance(limit - 1);
      ports.clock.setNow(ports.clock.now() + set);
      await ports.clock.settle();
      expect(ports.clock.pending()).toBe(1);
      await ports.clock.advance(1);
      expect(await call).toBe('timeout');
    }
  });

  it('[REQ-4] any sequence of faults gives each call one outcome within its timeout and leaves no timer', async () => {
    const ms = fc.integer({ min: 0, max: 3 * limit });
    const fault: fc.Arbitrary<Fault> = fc.oneof(
      fc.record({ kind: fc.constantFrom('delay' as const, 'slow-body' as const, 'skew' as const), ms }),
      fc.record({
        kind: fc.constantFrom(
          'black-hole' as const,
          'drop' as const,
          'lost-answer' as const,
          'duplicate' as const,
          'malformed' as const,
        ),
      }),
      fc.record({ kind: fc.constant('status' as const), status: fc.integer({ min: 400, max: 599 }) }),
      fc.record({
        kind: fc.constant('code' as const),
        code: fc.constantFrom(...Object.keys(codes).map(Number)),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { minLength: 1, maxLength: 8 }), async (faults) => {
        const { client, gateway, ports } = createTestClient({ handlers: exampleHandlers() });
        for (const each of faults) gateway.fault('every', each, 1);
        const ended: string[] = [];
        for (const _ of faults) outcome(client.request(wire.preInfo, {})).then((how) => ended.push(how));
        // A moment before the limit: a timer for each call that still waits, and those of the stand-in itself.
        await ports.clock.advance(limit - 1);
        const slow = faults.filter((each) => each.kind !== 'skew' && 'ms' in each && each.ms > limit - 1);
        expect(ports.clock.pending()).toBe(faults.length - ended.length + slow.length);
        await ports.clock.advance(1);
        expect(ended).toHaveLength(faults.length);
        for (const how of ended) expect(how).toMatch(/^(success|timeout|network|decode|http|business \d+)$/);
        await ports.clock.advance(3 * limit);
        gateway.clearFaults();
        expect(await outcome(client.request(wire.preInfo, {}))).toBe('success');
      }),
      { numRuns: 30 },
    );
  });
});
