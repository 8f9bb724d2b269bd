import fc from 'fast-check';
import { createTestClient, type TestClient } from '../testing';
import { createJsonCache } from './json-cache';

const config = { siteType: 'web', environment: 'test' };
const hour = 3_600_000;

/** A gateway that keeps entries by key and never lets go of them. */
const setup = (crypto = {}) => {
  const kept = new Map<string, string>();
  const made = createTestClient({
    handlers: {
      jsonCacheRead: ({ key }) => ({ data: kept.get(key) ?? null }),
      jsonCacheWrite: ({ key, data }) => {
        kept.set(key, data);
        return {};
      },
    },
    ports: { crypto },
  });
  return { ...made, kept, cache: cacheOf(made) };
};
const cacheOf = (
  { client, ports }: Pick<TestClient, 'client' | 'ports'>,
  other: Partial<typeof config> = {},
) => createJsonCache(client, { ...config, ...other }, ports);

describe.each([
  ['WebCrypto', { subtle: globalThis.crypto.subtle }],
  ['crypto-js', {}],
])('the JSON cache by %s', (_, crypto) => {
  it('[REQ-7] gives back what it was given, and keeps it unreadably', async () => {
    const { cache, kept, gateway } = setup(crypto);
    await cache.write('counts', { TY: '余额' });
    await expect(cache.read('counts')).resolves.toEqual({ TY: '余额' });
    expect([...kept.values()].join()).not.toContain('余额');
    expect(gateway.requests[0]).toMatchObject({ name: 'jsonCacheWrite', body: { ttl: hour } });
    expect(gateway.requests[1]!.url).toMatch(/\/api\/json-cache\/[0-9a-f]{64}$/);
  });

  it('[REQ-7] lets an entry end after 3,600,000 ms, also where the gateway keeps it', async () => {
    const { cache, ports } = setup(crypto);
    await cache.write('counts', { a: 1 });
    await ports.clock.advance(hour - 1);
    await expect(cache.read('counts')).resolves.toEqual({ a: 1 });
    await ports.clock.advance(1);
    await expect(cache.read('counts')).resolves.toEqual({});
    expect(ports.warnings).toEqual([]);
  });

  it('[REQ-7] reads a corrupted entry as an empty object, with a warning', async () => {
    const { cache, kept, ports } = setup(crypto);
    await cache.write('counts', { a: 1 });
    const [[key, sealed] = ['', '']] = [...kept];
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.nat(sealed.length - 1)), async (change) => {
        const text =
          typeof change === 'string'
            ? change
            : `${sealed.slice(0, change)}${sealed[change] === '0' ? '1' : '0'}${sealed.slice(change + 1)}`;
        kept.set(key, text);
        ports.warnings.length = 0;
        const read = await cache.read('counts');
        // The last character of base64 may carry bits that mean nothing.
        if (JSON.stringify(read) === '{"a":1}') return;
        expect(read).toEqual({});
        expect(ports.warnings).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the JSON cache', () => {
  it('[REQ-7] has no entry for another name, site type or environment', async () => {
    const made = setup();
    await made.cache.write('counts', { a: 1 });
    await expect(made.cache.read('others')).resolves.toEqual({});
    for (const other of [{ siteType: 'h5' }, { environment: 'production' }])
      await expect(cacheOf(made, other).read('counts')).resolves.toEqual({});
    expect(new Set(made.gateway.requests.map(({ url }) => url)).size).toBe(4);
  });

  it('[REQ-7] keeps an entry of the session for that session alone, and its token out of the address', async () => {
    const { cache, client, gateway } = setup();
    const ofSession = { ofSession: true };
    client.session.start('secret-token');
    await cache.write('limits', { a: 1 }, ofSession);
    await expect(cache.read('limits', ofSession)).resolves.toEqual({ a: 1 });
    await expect(cache.read('limits')).resolves.toEqual({});
    client.session.start('other-token');
    await expect(cache.read('limits', ofSession)).resolves.toEqual({});
    expect(gateway.requests.map(({ url }) => url).join()).not.toContain('token');
  });

  it('[REQ-7] reads an entry of the session as empty where there is no session', async () => {
    const { cache, ports } = setup();
    await expect(cache.read('limits', { ofSession: true })).resolves.toEqual({});
    expect(ports.warnings).toHaveLength(1);
    await expect(cache.write('limits', {}, { ofSession: true })).rejects.toThrow('no session');
  });

  it('[REQ-7] logs a failure to read and answers an empty object', async () => {
    const { cache, gateway, ports } = setup();
    gateway.fault('jsonCacheRead', { kind: 'status', status: 500 });
    await expect(cache.read('counts')).resolves.toEqual({});
    expect(ports.warnings).toEqual(['The cache could not read counts.']);
  });

  it('[REQ-7] tells who writes that it failed', async () => {
    const { cache, gateway } = setup();
    gateway.fault('jsonCacheWrite', { kind: 'status', status: 500 });
    await expect(cache.write('counts', {})).rejects.toMatchObject({ kind: 'http' });
  });
});
