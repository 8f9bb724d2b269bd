import { wire } from '@pavilion/contract/wire';
import type { SdkError } from '../errors/sdk-error';
import { buildPreInfo, createTestClient } from '../testing';
import type { ClientConfig } from './settings';

const outcomeAt = async (ms: number, config: ClientConfig, timeout?: number) => {
  const { client, gateway, ports } = createTestClient({ config });
  gateway.fault('preInfo', { kind: 'black-hole' });
  let error: SdkError | undefined;
  client.request(wire.preInfo, {}, timeout === undefined ? {} : { timeout }).catch((thrown) => {
    error = thrown;
  });
  await ports.clock.advance(ms);
  return error?.kind ?? 'pending';
};

describe('time limits', () => {
  it.each([
    ['client', 'browser', 20_000],
    ['wrapper', 'browser', 100_000],
    ['client', 'server', 600],
    ['wrapper', 'server', 400],
  ] as const)(
    '[REQ-3] times out a call of the %s layer on a %s after %i ms',
    async (timeoutLayer, runtime, limit) => {
      expect(await outcomeAt(limit - 1, { timeoutLayer, runtime })).toBe('pending');
      expect(await outcomeAt(limit, { timeoutLayer, runtime })).toBe('timeout');
    },
  );

  it('[REQ-3] applies the limit of a call', async () => {
    expect(await outcomeAt(49, {}, 50)).toBe('pending');
    expect(await outcomeAt(50, {}, 50)).toBe('timeout');
  });

  it('[REQ-3] includes the time to read the body', async () => {
    const fetch = async () => ({ ok: true, status: 200, statusText: '', text: () => new Promise(() => {}) });
    const { client, ports } = createTestClient({ ports: { fetch: fetch as never } });
    const call = expect(client.request(wire.preInfo, {})).rejects.toMatchObject({ kind: 'timeout' });
    await ports.clock.advance(20_000);
    await call;
  });

  it('[REQ-3] clears its timer, whatever the outcome', async () => {
    const { client, gateway, ports } = createTestClient({ handlers: { preInfo: () => buildPreInfo() } });
    await client.request(wire.preInfo, {});
    gateway.fault('preInfo', { kind: 'drop' });
    await client.request(wire.preInfo, {}).catch(() => {});
    expect(ports.clock.pending()).toBe(0);
  });

  it('[REQ-4] rejects with cancelled when the caller aborts before or during the request', async () => {
    const { client, gateway, ports } = createTestClient();
    gateway.fault('preInfo', { kind: 'black-hole' });
    const early = AbortSignal.abort();
    await expect(client.request(wire.preInfo, {}, { signal: early })).rejects.toMatchObject({
      kind: 'cancelled',
    });
    expect(gateway.requests).toHaveLength(0);
    const controller = new AbortController();
    const late = expect(
      client.request(wire.preInfo, {}, { signal: controller.signal }),
    ).rejects.toMatchObject({
      kind: 'cancelled',
      message: '请求已取消,请稍后再试',
    });
    await ports.clock.settle();
    controller.abort();
    await late;
  });

  it("[REQ-4] rejects with timeout when the caller's signal timed out", async () => {
    const { client } = createTestClient();
    const signal = AbortSignal.abort(new DOMException('over', 'TimeoutError'));
    await expect(client.request(wire.preInfo, {}, { signal })).rejects.toMatchObject({ kind: 'timeout' });
  });
});
