import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import { password } from '../testing/test-gateway';

const note = 'asked for by the licensee';

describe('operators', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let admin: TestOperator;
  withTestConsole(async (...opened) => {
    [gateway, console] = opened;
    admin = await console.newOperator('admin', ['admin']);
  });

  const register = (account: string, rest: object = {}) =>
    gateway.call('register', { account, password, ofAge: true, acceptsTerms: true, ...rest });
  const login = (account: string) => gateway.call('login', { account, password });
  const changes = async (subject: string) =>
    (await admin.call('actList', { subject })).data.items.map(({ call, note }) => `${call}: ${note}`);

  it('[MNT-3][OPS-5] stop and allow logins and registrations', async () => {
    await gateway.newMember('early1');
    await admin.call('siteSwitch', { name: 'stopLogin', on: true, note });
    await admin.call('siteSwitch', { name: 'stopRegister', on: true, note });
    expect((await login('early1')).status_code).not.toBe(6000);
    expect((await register('late01')).status_code).not.toBe(6000);
    expect((await gateway.call('preInfo', {})).data).toMatchObject({ stopLogin: true, stopRegister: true });
    expect((await admin.call('accessInfo', {})).data.switches).toContainEqual({
      name: 'stopLogin',
      isOn: true,
    });

    await admin.call('siteSwitch', { name: 'stopLogin', on: false, note });
    await admin.call('siteSwitch', { name: 'stopRegister', on: false, note });
    expect((await login('early1')).status_code).toBe(6000);
    expect((await register('late01')).status_code).toBe(6000);
    expect(await admin.call('siteSwitch', { name: 'stopLogin', on: false, note })).toMatchObject({
      error: 'unchanged',
    });
  });

  it('[ERR-6][OPS-5] let a further login end the sessions on other devices', async () => {
    const { token } = await gateway.newMember('single1');
    const own = () => gateway.call('memberInfo', {}, { token });
    await login('single1');
    expect((await own()).status_code).toBe(6000);
    await admin.call('maxDevicesSet', { count: 1, note });
    await gateway.call('login', { account: 'single1', password }, { device: 'second-device' });
    expect((await own()).status_code).toBe(6001);
    await admin.call('maxDevicesSet', { count: null, note });
  });

  it('[MNT-3][OPS-5] refuse phones by their first digits, and allow them again', async () => {
    const phone = { phone: '13800138000' };
    await admin.call('phoneRefuse', { phone: '1380', note });
    expect((await gateway.call('preInfo', {})).data.disablePhones).toContain('1380');
    expect((await register('phone1', phone)).status_code).not.toBe(6000);
    await admin.call('phoneAllow', { phone: '1380', note });
    expect((await register('phone1', phone)).status_code).toBe(6000);
    // What the gateway refuses by default can be allowed as well.
    await admin.call('phoneAllow', { phone: '170', note });
    expect((await admin.call('accessInfo', {})).data.phones).toEqual(['171']);
  });

  it('[MNT-3] keep both phones when two operators refuse one each at the same time', async () => {
    const other = await console.newOperator('other', ['admin']);
    await Promise.all([
      admin.call('phoneRefuse', { phone: '1391', note }),
      other.call('phoneRefuse', { phone: '1392', note }),
    ]);
    expect((await admin.call('accessInfo', {})).data.phones).toEqual(
      expect.arrayContaining(['1391', '1392']),
    );
  });

  it('[MNT-2][OPS-2] restrict an address, and allow it again', async () => {
    const address = '203.0.113.9';
    const kind = 'address';
    const visit = () => gateway.call('latestWins', {}, { address });
    expect(await admin.call('addressRestrict', { address: '1.2.3', kind, note })).toMatchObject({
      error: 'invalid-request',
    });
    await admin.call('addressRestrict', { address, kind, note });
    expect((await visit()).status_code).toBe(6033);
    await admin.call('addressAllow', { address, note });
    expect((await visit()).status_code).toBe(6000);
    expect((await changes(address)).sort()).toEqual([`addressAllow: ${note}`, `addressRestrict: ${note}`]);
  });

  it('[MNT-2] restrict the whole network of an IPv6 address, however the address is written', async () => {
    await admin.call('addressRestrict', { address: '2001:DB8:0::1', kind: 'address', note });
    const visit = async (address: string) => (await gateway.call('latestWins', {}, { address })).status_code;
    expect(await visit('2001:db8::1')).toBe(6033);
    expect(await visit('2001:db8::ff:2')).toBe(6033);
    expect(await visit('2001:db8:0:1::1')).toBe(6000);
    const { addresses } = (await admin.call('accessInfo', {})).data;
    await admin.call('addressAllow', { address: addresses[0]!.address, note });
    expect(await visit('2001:db8::1')).toBe(6000);
    await admin.call('addressRestrict', { address: '203.0.113.8', kind: 'address', note });
    expect(await visit('::ffff:203.0.113.8')).toBe(6033);
  });

  it('[ERR-5][OPS-2] restrict an address by its region or for unusual access, and change the reason', async () => {
    const address = '203.0.113.10';
    const visit = async () => (await gateway.call('latestWins', {}, { address })).status_code;
    await admin.call('addressRestrict', { address, kind: 'region', note });
    expect(await visit()).toBe(6031);
    await admin.call('addressRestrict', { address, kind: 'alert', note });
    expect(await visit()).toBe(6032);
    expect((await admin.call('accessInfo', {})).data.addresses).toContainEqual({ address, kind: 'alert' });
    expect(await admin.call('addressRestrict', { address, kind: 'alert', note })).toMatchObject({
      error: 'unchanged',
    });
    await admin.call('addressAllow', { address, note });
    expect(await visit()).toBe(6000);
  });

  it('[MNT-1][OPS-2] close a venue with its expected end, change that, and open it again', async () => {
    const venue = 'PAVILION-CP';
    const set = (on: boolean, until?: string) =>
      admin.call('venueSet', { venue, on, note, ...(until && { until }) });
    const shown = async () => (await gateway.call('preInfo', {})).data.closedVenues;
    const inHours = (hours: number) => new Date(gateway.clock.now() + hours * 3_600_000).toISOString();
    expect(await admin.call('venueSet', { venue: 'OTHER', on: true, note })).toMatchObject({
      error: 'not-found',
    });
    expect(await set(true, inHours(-1))).toMatchObject({ error: 'invalid-request' });
    expect(await set(false)).toMatchObject({ error: 'unchanged' });
    await set(true, inHours(1));
    expect(await shown()).toMatchObject([{ venue, until: inHours(1) }]);
    await set(true, inHours(2));
    expect(await shown()).toMatchObject([{ venue, until: inHours(2) }]);
    expect(await set(true, inHours(2))).toMatchObject({ error: 'unchanged' });
    expect((await admin.call('bookInfo', {})).data.venues).toContainEqual({
      code: venue,
      name: { 'zh-CN': '云阁彩票', en: 'Yunge Lottery' },
      isClosed: true,
      until: inHours(2),
    });
    await set(false);
    expect(await shown()).toEqual([]);
    expect(await changes(venue)).toEqual(Array(3).fill(`venueSet: ${note}`));
  });

  it('[ERR-4][OPS-2] block the device of a session, and allow it again', async () => {
    const { id } = await gateway.newMember('device1');
    const device = 'a-stolen-phone';
    // Sessions are listed by when they were last seen.
    gateway.clock.advance(60_000);
    const { data } = await gateway.call('login', { account: 'device1', password }, { device });
    const { sessions } = (await admin.call('memberInfo', { id })).data;
    const visit = () => gateway.call('latestWins', {}, { device });
    await admin.call('deviceBlock', { session: sessions[0]!.id, note });
    expect((await visit()).status_code).toBe(10102);
    expect((await gateway.call('memberInfo', {}, { token: data.token })).status_code).toBe(10102);
    const { devices } = (await admin.call('accessInfo', {})).data;
    // The id of a device is the key to the chat of its visitor.
    expect(devices).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
    await admin.call('deviceUnblock', { device: devices[0]!, note });
    expect((await visit()).status_code).toBe(6000);
  });
});
