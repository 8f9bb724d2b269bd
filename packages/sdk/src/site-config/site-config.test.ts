import { errorCodes, headers, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import fc from 'fast-check';
import { api } from '../react/api';
import { createStore } from '../react/store';
import { entryKey } from '../stored-entry/stored-entry';
import { buildPreInfo, createTestClient, refuse } from '../testing';

const fresh = buildPreInfo({ ip: '192.0.2.1' });
const cached = buildPreInfo({ address: 'from the cache host', ip: '' });
const handlers = { preInfo: () => fresh, cachedPreInfo: () => cached };
const unanswered = [{ kind: 'status', status: 502 }, { kind: 'drop' }, { kind: 'malformed' }] as const;

describe('client.siteConfig', () => {
  it.each(unanswered)(
    '[REQ-6] loads from the gateway, then the cache host, then storage: $kind',
    async (fault) => {
      const { client, gateway } = createTestClient({ handlers });
      await expect(client.siteConfig.load()).resolves.toEqual(fresh);
      gateway.fault('preInfo', fault);
      await expect(client.siteConfig.load()).resolves.toEqual(cached);
      gateway.fault('cachedPreInfo', fault);
      await expect(client.siteConfig.load()).resolves.toEqual({ ...cached, ip: fresh.ip });
      expect(gateway.requests.map(({ name }) => name)).toEqual([
        'preInfo',
        'preInfo',
        'cachedPreInfo',
        'preInfo',
        'cachedPreInfo',
      ]);
    },
  );

  it('[REQ-6] [REQ-3] waits 20,000 ms for the gateway, to the millisecond', async () => {
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

  it('[REQ-6] requests the encoded path from the cache host with the platform header, and sends nothing of the member', async () => {
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

  it('[REQ-6] does not fall back after a rejection with a code', async () => {
    const { client, gateway } = createTestClient({
      handlers: { ...handlers, preInfo: () => refuse(errorCodes.oldVersion) },
    });
    await expect(client.siteConfig.load()).rejects.toMatchObject({ code: 10009 });
    expect(gateway.requests).toHaveLength(1);
  });

  it('[REQ-6] does not fall back after an abort', async () => {
    const { client, gateway } = createTestClient({ handlers });
    await expect(client.siteConfig.load({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    });
    expect(gateway.requests).toHaveLength(0);
  });

  it("[REQ-6] rejects with the gateway's error when no source has a configuration", async () => {
    const { client, gateway } = createTestClient({ handlers });
    gateway.fault('preInfo', { kind: 'status', status: 503 });
    gateway.fault('cachedPreInfo', { kind: 'drop' });
    await expect(client.siteConfig.load()).rejects.toMatchObject({ kind: 'http', status: 503 });
  });

  it('[REQ-6] ignores a malformed response of the cache host', async () => {
    const { client, gateway } = createTestClient({
      handlers: { ...handlers, cachedPreInfo: () => ({}) as never },
    });
    gateway.fault('preInfo', { kind: 'drop' });
    await expect(client.siteConfig.load()).rejects.toMatchObject({ kind: 'network' });
  });

  it('[REQ-6] never throws on stored text, and returns only a valid configuration', async () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constant('{"maintainConfig":{"status":1}}'));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { client, gateway, ports } = createTestClient();
        ports.storage.setItem(entryKey(storageKeys.preInfo), text);
        for (const name of ['preInfo', 'cachedPreInfo'] as const) gateway.fault(name, { kind: 'drop' });
        await expect(client.siteConfig.load()).rejects.toMatchObject({ kind: 'network' });
      }),
      { numRuns: 60 },
    );
  });

  it("[REQ-6] keeps the cache host's answer, with the IP address that only the gateway knows", async () => {
    const { client, gateway } = createTestClient({ handlers });
    await client.siteConfig.load();
    gateway.fault('preInfo', { kind: 'drop' });
    await client.siteConfig.load();
    gateway.fault('cachedPreInfo', { kind: 'drop' });
    await expect(client.siteConfig.load()).resolves.toEqual({ ...cached, ip: '192.0.2.1' });
  });

  it('[REQ-6] keeps preInfo that a store was created with, as on a page that the server rendered', async () => {
    const server = createTestClient({ handlers });
    const rendering = createStore(server.client);
    await rendering.dispatch(api.endpoints.preInfo.initiate({}));
    const { client, gateway } = createTestClient({ handlers });
    createStore(client, { preloadedState: rendering.getState() });
    for (const name of ['preInfo', 'cachedPreInfo'] as const) gateway.fault(name, { kind: 'drop' });
    await expect(client.siteConfig.load()).resolves.toEqual(fresh);
  });

  it('[REQ-6] [PLT-1] keeps preInfo for an hour, under a key of site and environment', async () => {
    const config = { siteId: '20002', environment: 'staging' };
    const { client, gateway, ports } = createTestClient({ handlers, config });
    await client.siteConfig.load();
    expect(Object.keys(ports.storage.entries())).toContain('pavilion.pre-info.20002.staging');
    for (const name of ['preInfo', 'cachedPreInfo'] as const) gateway.fault(name, { kind: 'drop' });
    await ports.clock.advance(3_599_999);
    await expect(client.siteConfig.load()).resolves.toEqual(fresh);
    await ports.clock.advance(1);
    await expect(client.siteConfig.load()).rejects.toMatchObject({ kind: 'network' });
    const elsewhere = createTestClient({ ports: { ...ports, fetch: gateway.fetch } });
    await expect(elsewhere.client.siteConfig.load()).rejects.toMatchObject({ kind: 'network' });
  });

  it('[REQ-6] falls back for hooks too', async () => {
    const { client, gateway } = createTestClient({ handlers });
    gateway.fault('preInfo', { kind: 'drop' });
    const { data } = await createStore(client).dispatch(api.endpoints.preInfo.initiate({}));
    expect(data).toEqual(cached);
  });

  it('[REQ-6] does not change plain requests', async () => {
    const { client, gateway } = createTestClient({ handlers });
    gateway.fault('preInfo', { kind: 'drop' });
    await expect(client.request(wire.preInfo, {})).rejects.toMatchObject({ kind: 'network' });
  });
});
