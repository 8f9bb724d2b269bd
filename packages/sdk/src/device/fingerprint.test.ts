import { createHash } from 'node:crypto';
import { headers, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { entryKey } from '../stored-entry/stored-entry';
import { buildPreInfo, createMemoryStorage, createTestClient } from '../testing';
import { createFingerprint } from './fingerprint';
import { platformOf, type Traits, traitsOf } from './traits';

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36';
const agents = {
  desktop,
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36',
  apple: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1',
} as const;
const every: Traits = Object.fromEntries(traitsOf.desktop.map((name) => [name, `${name} 1`]));
const traits = (given: Traits = {}): Traits => ({ ...every, userAgent: desktop, touchPoints: '0', ...given });

const make = (given: Traits, ip = '192.0.2.1', crypto = {}) => {
  const storage = createMemoryStorage();
  storage.setItem(entryKey(storageKeys.preInfo), JSON.stringify({ at: 0, value: buildPreInfo({ ip }) }));
  return createFingerprint({ storage, crypto, traits: () => given })();
};

describe('createFingerprint', () => {
  it('[FPR-1] hashes platform, traits and stored IP, with WebCrypto and with crypto-js', async () => {
    const given = traits();
    const text = ['desktop', ...traitsOf.desktop.map((name) => `${name}=${given[name]}`), 'ip=192.0.2.1'];
    const expected = createHash('sha256').update(text.join('\n')).digest('hex');
    await expect(make(given)).resolves.toBe(expected);
    await expect(make(given, '192.0.2.1', { subtle: globalThis.crypto.subtle })).resolves.toBe(expected);
  });

  it('[FPR-1] depends on the stored IP, which may be missing', async () => {
    const known = await make(traits());
    expect(await make(traits(), '192.0.2.2')).not.toBe(known);
    expect(await make(traits(), '')).toMatch(/^[0-9a-f]{64}$/);
    const bare = { storage: createMemoryStorage(), crypto: {}, traits: () => traits() };
    expect(await createFingerprint(bare)()).toBe(await make(traits(), ''));
  });

  it('[FPR-1] reads the IP address that the client of the same site and environment stored, at any age', async () => {
    const scope = { siteId: '20002', environment: 'staging' };
    const { client, ports } = createTestClient({
      handlers: { preInfo: () => buildPreInfo({ ip: '192.0.2.1' }) },
      config: scope,
    });
    await client.siteConfig.load();
    await ports.clock.advance(7_200_000);
    const given = { ...ports, crypto: {}, traits: () => traits() };
    expect(await createFingerprint({ ...given, ...client.cacheScope })()).toBe(await make(traits()));
    expect(await createFingerprint(given)()).toBe(await make(traits(), ''));
  });

  it.each(['desktop', 'android', 'apple'] as const)(
    '[FPR-1] depends on %s on exactly the listed traits',
    async (platform) => {
      const userAgent = agents[platform];
      const known = await make(traits({ userAgent }));
      for (const name of traitsOf.desktop) {
        if (name === 'userAgent') continue;
        const changed = await make(traits({ userAgent, [name]: name === 'touchPoints' ? '1' : 'changed' }));
        expect([name, changed !== known]).toEqual([name, traitsOf[platform].includes(name)]);
      }
    },
  );

  it.each([
    [{ userAgent: agents.apple }, 'apple'],
    [{ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', touchPoints: '5' }, 'apple'],
    [{ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', touchPoints: '0' }, 'desktop'],
    [{ userAgent: agents.android }, 'android'],
    [{}, 'desktop'],
  ] as const)('[FPR-1] counts %j as %s', (given, platform) => expect(platformOf(given)).toBe(platform));

  it('[FPR-1] is sent only if configured, and only to our own origin', async () => {
    const handlers = { preInfo: () => buildPreInfo() };
    const name = headers.fingerprint.toLowerCase();
    const silent = createTestClient({ handlers });
    await silent.client.request(wire.preInfo, {});
    expect(silent.gateway.requests[0]!.headers).not.toHaveProperty(name);
    const telling = createTestClient({ handlers, config: { fingerprint: async () => 'mark' } });
    await telling.client.request(wire.preInfo, {});
    await telling.client.request(wire.preInfo, {}, { host: 'https://elsewhere.test' });
    const [own, foreign] = telling.gateway.requests;
    expect(own!.headers[name]).toBe('mark');
    expect(foreign!.headers).not.toHaveProperty(name);
  });

  it('[FPR-1] does not keep a request back when it cannot be computed', async () => {
    const fingerprint = () => Promise.reject(new Error('not loaded'));
    const { client, gateway } = createTestClient({
      handlers: { preInfo: () => buildPreInfo() },
      config: { fingerprint },
    });
    await client.request(wire.preInfo, {});
    expect(gateway.requests[0]!.headers).not.toHaveProperty(headers.fingerprint.toLowerCase());
  });
});
