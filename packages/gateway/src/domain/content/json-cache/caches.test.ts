import { calls } from '@pavilion/contract/schemas';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';

const hour = 3_600_000;
const key = 'a'.repeat(64);

describe('caches', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const read = async (device?: string) =>
    (await gateway.call('jsonCacheRead', { key }, { device })).data.data;

  it('[REQ-7] keeps an entry for exactly 3,600,000 ms', async () => {
    await gateway.call('jsonCacheWrite', { key, data: 'sealed' });
    gateway.clock.advance(hour - 1);
    expect(await read()).toBe('sealed');
    gateway.clock.advance(1);
    expect(await read()).toBeNull();
  });

  it('[REQ-7] keeps an entry for a shorter time on request, rejects a longer one, and replaces entries', async () => {
    await gateway.call('jsonCacheWrite', { key, data: 'one', ttl: 10 });
    await gateway.call('jsonCacheWrite', { key, data: 'two', ttl: 20 });
    gateway.clock.advance(19);
    expect(await read()).toBe('two');
    gateway.clock.advance(1);
    expect(await read()).toBeNull();
    expect(await gateway.call('jsonCacheWrite', { key, data: 'x', ttl: hour + 1 })).toMatchObject({
      http: 400,
    });
  });

  it('[REQ-7] keeps entries of devices apart, so that no device reads or replaces those of another', async () => {
    await gateway.call('jsonCacheWrite', { key, data: 'mine' });
    await gateway.call('jsonCacheWrite', { key, data: 'forged' }, { device: 'stranger' });
    expect([await read(), await read('stranger'), await read('third')]).toEqual(['mine', 'forged', null]);
  });

  it.each(['', 'd'.repeat(65)])('[REQ-7] rejects the device “%s”', async (device) => {
    const headers = { 'x-api-uuid': device };
    expect((await gateway.call('jsonCacheRead', { key }, { headers })).status_code).toBe(10108);
    expect((await gateway.call('jsonCacheWrite', { key, data: 'x' }, { headers })).status_code).toBe(10108);
  });

  it('[REQ-7] rejects data that the database cannot store', async () => {
    const refused = await gateway.call('jsonCacheWrite', { key, data: '\u0000' });
    expect([refused.http, refused.status_code]).toEqual([400, 10003]);
  });

  it('[REQ-7] rejects a key that is not a hash', async () => {
    for (const bad of ['token', 'A'.repeat(64), 'a'.repeat(63), '../../etc']) {
      expect(await gateway.call('jsonCacheRead', { key: bad })).toMatchObject({ http: 400 });
    }
  });

  it('[REQ-7] removes expired entries', async () => {
    await gateway.call('jsonCacheWrite', { key, data: 'old' });
    gateway.clock.advance(hour);
    await gateway.services.cleanUp();
    expect(await gateway.services.db.selectFrom('json_cache').selectAll().execute()).toEqual([]);
  });

  it('[REQ-7] limits an address to three hundred writes in a quarter of an hour', async () => {
    const address = '10.3.3.3';
    const write = () =>
      gateway.services.jsonCache.write({ key, data: 'x', ttl: 1 }, { device: 'one', address });
    for (let turn = 0; turn < 300; turn++) await write();
    await expect(write()).rejects.toMatchObject({ code: 20004 });
  });

  it('[REQ-6] answers preInfo from the cache without signature and version, without the visitor’s IP', async () => {
    const address = `/api/api-cache/${encodeURIComponent(calls.preInfo.path)}`;
    const { status_code, data } = (await gateway.app.inject(address)).json();
    const { data: fresh } = await gateway.call('preInfo', {});
    expect(status_code).toBe(6000);
    expect(data).toEqual({ ...fresh, ip: '' });
  });

  it('[REQ-6] caches no other call', async () => {
    expect((await gateway.call('cachedPreInfo', { path: calls.memberInfo.path })).status_code).toBe(20201);
  });

  it('[REQ-6] answers preInfo from the cache during maintenance too', async () => {
    await gateway.sandbox('maintenance', { on: true });
    const { data } = await gateway.call('cachedPreInfo', { path: calls.preInfo.path });
    expect(data.maintainConfig.status).toBe(0);
    await gateway.sandbox('maintenance', { on: false });
  });
});
