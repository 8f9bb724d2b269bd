import fc from 'fast-check';
import { createTestClient, type TestClient } from '../testing';
import { createJsonCache } from './json-cache';

const config = { siteType: 'web', environment: 'test' };
const hour = 3_600_000;

/** A gateway whose cache entries never expire. */
const setup = (crypto = {}) => {
  const entries = new Map<string, string>();
  const made = createTestClient({
    handlers: {
      jsonCacheRead: ({ key }) => ({ data: entries.get(key) ?? null }),
      jsonCacheWrite: ({ key, data }) => {
        entries.set(key, data);
        return {};
      },
    },
    ports: { crypto },
  });
  return { ...made, entries, cache: cacheOf(made) };
};
const cacheOf = (
  { client, ports }: Pick<TestClient, 'client' | 'ports'>,
  other: Partial<typeof config> = {},
) => createJsonCache(client, { ...config, ...other }, ports);

describe.each([
  ['WebCrypto', { subtle: globalThis.crypto.subtle }],
  ['crypto-js', {}],
])('the JSON cache by %s', (_, crypto) => {
  it('[REQ-7] reads back what was written, and stores it encrypted', async () => {
    const { cache, entries, gateway } = setup(crypto);
    await cache.write('counts', { TY: '余额' });
    await expect(cache.read('counts')).resolves.toEqual({ TY: '余额' });
    expect([...entries.values()].join()).not.toContain('余额');
    expect(gateway.requests[0]).toMatchObject({ name: 'jsonCacheWrite', body: { ttl: hour } });
    expect(gateway.requests[1]!.url).toMatch(/\/api\/json-cache\/[0-9a-f]{64}$/);
  });

  it('[REQ-7] expires an entry after 3,600,000 ms, even if the gateway keeps it', async () => {
    const { cache, ports } = setup(crypto);
    await cache.write('counts', { a: 1 });
    await ports.clock.advance(hour - 1);
    await expect(cache.read('counts')).resolves.toEqual({ a: 1 });
    await ports.clock.advance(1);
    await expect(cache.read('counts')).resolves.toEqual({});
    expect(ports.warnings).toEqual([]);
  });

  it('[REQ-7] reads a corrupted entry as an empty object, with a warning', async () => {
    const { cache, entries, ports } = setup(crypto);
    await cache.write('counts', { a: 1 });
    const [[key, encrypted] = ['', '']] = [...entries];
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.nat(encrypted.length - 1)), async (change) => {
        const text =
          typeof change === 'string'
            ? change
            : `${encrypted.slice(0, change)}${encrypted[change] === '0' ? '1' : '0'}${encrypted.slice(change + 1)}`;
        entries.set(key, text);
        ports.warnings.length = 0;
        const read = await cache.read('counts');
        // The last base64 character can contain unused bits.
        if (JSON.stringify(read) === '{"a":1}') return;
        expect(read).toEqual({});
        expect(ports.warnings).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the JSON cache', () => {
  it('[REQ-7] separates names, site types and environments', async () => {
    const made = setup();
    await made.cache.write('counts', { a: 1 });
    await expect(made.cache.read('others')).resolves.toEqual({});
    for (const other of [{ siteType: 'h5' }, { environment: 'production' }])
      await expect(cacheOf(made, other).read('counts')).resolves.toEqual({});
    expect(new Set(made.gateway.requests.map(({ url }) => url)).size).toBe(4);
  });

  it("[REQ-7] hides a session's entry from other sessions, and puts no token in the URL", async () => {
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

  it("[REQ-7] reads a session's entry as empty without a session", async () => {
    const { cache, ports } = setup();
    await expect(cache.read('limits', { ofSession: true })).resolves.toEqual({});
    expect(ports.warnings).toHaveLength(1);
    await expect(cache.write('limits', {}, { ofSession: true })).rejects.toThrow('no session');
  });

  it('[REQ-7] logs a failed read and returns an empty object', async () => {
    const { cache, gateway, ports } = setup();
    gateway.fault('jsonCacheRead', { kind: 'status', status: 500 });
    await expect(cache.read('counts')).resolves.toEqual({});
    expect(ports.warnings).toEqual(['The cache could not read counts.']);
  });

  it('[REQ-7] rejects a failed write', async () => {
    const { cache, gateway } = setup();
    gateway.fault('jsonCacheWrite', { kind: 'status', status: 500 });
    await expect(cache.write('counts', {})).rejects.toMatchObject({ kind: 'http' });
  });
});
