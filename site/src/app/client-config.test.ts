import { headers, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createFingerprint } from '@pavilion/sdk';
import { buildPreInfo, createTestClient } from '@pavilion/sdk/testing';
import { pavilion } from '../brands/pavilion';
import { clientConfig } from './client-config';

const handlers = { preInfo: () => buildPreInfo({ ip: '192.0.2.1' }), cachedPreInfo: () => buildPreInfo() };
const fingerprintHeader = headers.fingerprint.toLowerCase();

describe('the client of a brand', () => {
  it('[REQ-6] falls back to the cache host of the brand, by default to the gateway', async () => {
    const urlOf = async (cacheHost?: string) => {
      const brand = { ...pavilion, ...(cacheHost && { cacheHost }) };
      const { client, gateway } = createTestClient({ handlers, config: clientConfig(brand, 'test') });
      gateway.fault('preInfo', { kind: 'drop' });
      await client.siteConfig.load();
      return gateway.requests.at(-1)!.url;
    };
    const path = '/api/api-cache/%2Fsite%2Fapi%2Fv1%2Fconfiguration%2FpreInfo';
    expect(await urlOf('https://cache.lantern.example')).toBe(`https://cache.lantern.example${path}`);
    expect(await urlOf()).toBe(path);
  });

  it('[FPR-1] sends the fingerprint if the brand switches it on, with the stored IP address', async () => {
    const on = createTestClient({
      handlers,
      config: clientConfig({ ...pavilion, fingerprint: true }, 'test'),
    });
    const off = createTestClient({ handlers, config: clientConfig(pavilion, 'test') });
    for (const { client } of [on, off]) {
      await client.siteConfig.load();
      const [[key, text] = []] = Object.entries(on.ports.storage.entries()).filter(([name]) =>
        name.startsWith(storageKeys.preInfo),
      );
      localStorage.setItem(key!, text!);
      await client.request(wire.preInfo, {});
    }
    const expected = await createFingerprint({ siteId: pavilion.site, environment: 'test' })();
    const sent = on.gateway.requests.map((request) => request.headers[fingerprintHeader]);
    expect(sent[1]).toBe(expected);
    expect(sent[0]).not.toBe(expected);
    for (const request of off.gateway.requests) expect(request.headers).not.toHaveProperty(fingerprintHeader);
  });
});
