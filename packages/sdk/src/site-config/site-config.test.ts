import { headers, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import fc from 'fast-check';
import { api } from '../react/api';
import { createStore } from '../react/store';
import { buildPreInfo, createTestClient, refuse } from '../testing';

const fresh = buildPreInfo({ ip: '192.0.2.1' });
const cached = buildPreInfo({ address: 'from the cache host' });
const handlers = { preInfo: () => fresh, cachedPreInfo: () => cached };
const unanswered = [{ kind: 'status', status: 502 }, { kind: 'drop' }, { kind: 'malformed' }] as const;

describe('the configuration before login', () => {
  it.each(unanswered)(
    '[REQ-6] comes of the gateway, then of the cache host, then of the local copy: $kind',
    async (fault) => {
      const { client, gateway } = createTestClient({ handlers });
      await expect(client.siteConfig.load()).resolves.toEqual(fresh);
      gateway.fault('preInfo', fault);
      await expect(client.siteConfig.load()).resolves.toEqual(cached);
      gateway.fault('cachedPreInfo', fault);
      await expect(client.siteConfig.load()).resolves.toEqual(fresh);
      expect(gateway.requests.map(({ name }) => name)).toEqual([
        'preInfo',
        'preInfo',
        'cachedPreInfo',
        'preInfo',
        'cachedPreInfo',
      ]);
    },
  );

  it('[REQ-6] [REQ-3] waits for the gateway for its 20,000 ms, and not a millisecond longer', async () => {
    const { client, gateway, ports } = createTestClient({ handlers });
    gateway.fault('preInfo', { kind: 'black-hole' });
    let loaded: unknown;
    client.siteConfig.load().then((info) => {
      loaded = info;
    });
    await ports.clock.advance(19_999);
    expect(loaded).toBeUndefined();
    await ports.clock.advance(1);
    expect(loaded).toEqual(cached);
  });

  it('[REQ-6] asks the cache host at the encoded path with the platform, and sends it nothing of the member', async () => {
    const { client, gateway } = createTestClient({ handlers, config: { cacheHost: 'https://cache.test/' } });
    client.session.start('secret-token');
    gateway.fault('preInfo', { kind: 'drop' });
    await client.siteConfig.load();
    const { url, headers: sent } = gateway.requests.at(-1)!;
    expect(url).toBe('https://cache.test/api/api-cache/%2Fsite%2Fapi%2Fv1%2Fconfiguration%2FpreInfo');
    expect(sent[headers.platform.toLowerCase()]).toBe('6');
    for (const name of [headers.token, headers.device, headers.signature])
      expect(sent).not.toHaveProperty(name.toLowerCase());
  });

  it('[REQ-6] takes a refusal for an answer', async () => {
    const { client, gateway } = createTestClient({ handlers: { ...handlers, preInfo: () => refuse(10009) } });
    await expect(client.siteConfig.load()).rejects.toMatchObject({ code: 10009 });
    expect(gateway.requests).toHaveLength(1);
  });

  it('[REQ-6] falls back for nobody who gave up', async () => {
    const { client, gateway } = createTestClient({ handlers });
    await expect(client.siteConfig.load({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    });
    expect(gateway.requests).toHaveLength(0);
  });

  it('[REQ-6] tells the error of the gateway when there is none anywhere', async () => {
    const { client, gateway } = createTestClient({ handlers });
    gateway.fault('preInfo', { kind: 'status', status: 503 });
    gateway.fault('cachedPreInfo', { kind: 'drop' });
    await expect(client.siteConfig.load()).rejects.toMatchObject({ kind: 'http', status: 503 });
  });

  it('[REQ-6] believes no cache host that answers something else', async () => {
    const { client, gateway } = createTestClient({
      handlers: { ...handlers, cachedPreInfo: () => ({}) as never },
    });
    gateway.fault('preInfo', { kind: 'drop' });
    await expect(client.siteConfig.load()).rejects.toMatchObject({ kind: 'network' });
  });

  it('[REQ-6] reads whatever lies in storage without throwing, and takes nothing but a configuration', async () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constant('{"maintainConfig":{"status":1}}'));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { client, gateway, ports } = createTestClient();
        ports.storage.setItem(storageKeys.preInfo, text);
        for (const name of ['preInfo', 'cachedPreInfo'] as const) gateway.fault(name, { kind: 'drop' });
        await expect(client.siteConfig.load()).rejects.toMatchObject({ kind: 'network' });
      }),
      { numRuns: 60 },
    );
  });

  it('[REQ-6] falls back for hooks as well', async () => {
    const { client, gateway } = createTestClient({ handlers });
    gateway.fault('preInfo', { kind: 'drop' });
    const { data } = await createStore(client).dispatch(api.endpoints.preInfo.initiate({}));
    expect(data).toEqual(cached);
  });

  it('[REQ-6] leaves a plain request alone', async () => {
    const { client, gateway } = createTestClient({ handlers });
    gateway.fault('preInfo', { kind: 'drop' });
    await expect(client.request(wire.preInfo, {})).rejects.toMatchObject({ kind: 'network' });
  });
});
