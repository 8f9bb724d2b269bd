import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe('the sessions of a member', () => {
  let gateway: TestGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await createTestGateway();
    token = (await gateway.newMember('devices1')).token;
  });
  afterEach(() => gateway.close());

  const login = async (device: string, address: string, userAgent: string) => {
    const options = { device, address, headers: { 'user-agent': userAgent } };
    return (await gateway.call('login', { account: 'devices1', password }, options)).data.token;
  };
  const list = async (by = token) => (await gateway.call('devices', {}, { token: by })).data;
  const infoCode = async (of: string) => (await gateway.call('memberInfo', {}, { token: of })).status_code;

  it('[SES-3] are listed with device, masked address and times: this one first, then the last used', async () => {
    gateway.clock.advance(1_000);
    const home = await login('home', '203.0.113.77', chrome);
    gateway.clock.advance(1_000);
    await login('phone', '2001:db8:1:2:3:4:5:6', iPhone);
    const [own, phone, first] = await list(home);
    expect(own).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      address: '203.0.113.*',
      isCurrent: true,
    });
    expect(phone).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      address: '2001:db8:1:2::*',
      createdAt: new Date(gateway.clock.now()).toISOString(),
      isCurrent: false,
    });
    expect(first?.isCurrent).toBe(false);
    const rows = JSON.stringify(await list(home));
    for (const secret of ['203.0.113.77', 'home', 'phone', 'hash', home]) expect(rows).not.toContain(secret);
  });

  it('[SES-3] show when they were used last, to five minutes', async () => {
    const start = gateway.clock.now();
    const lastSeen = async () => (await list())[0]?.lastSeenAt;
    gateway.clock.advance(299_999);
    expect(await lastSeen()).toBe(new Date(start).toISOString());
    gateway.clock.advance(1);
    expect(await lastSeen()).toBe(new Date(start + 300_000).toISOString());
  });

  it('[SES-3] end one at a time, with 10004, and answer the others', async () => {
    const other = await login('other', '10.0.0.2', chrome);
    const [, shown] = await list();
    const ended = await gateway.call('deviceEnd', { id: shown?.id ?? '' }, { token });
    expect(ended.data).toHaveLength(1);
    expect([await infoCode(other), await infoCode(token)]).toEqual([10004, 6000]);
    expect((await gateway.call('deviceEnd', { id: shown?.id ?? '' }, { token })).status_code).toBe(20201);
  });

  it('[SES-3] are not ended by another member', async () => {
    const stranger = (await gateway.newMember('devices2')).token;
    const [own] = await list();
    const refused = await gateway.call('deviceEnd', { id: own?.id ?? '' }, { token: stranger });
    expect(refused.status_code).toBe(20201);
    await gateway.call('devicesEndOthers', {}, { token: stranger });
    expect(await infoCode(token)).toBe(6000);
  });

  it('[SES-3] end all but this one, also of the same device', async () => {
    const others = [await login('test-device', '10.0.0.2', chrome), await login('phone', '10.0.0.3', iPhone)];
    const answer = await gateway.call('devicesEndOthers', {}, { token });
    expect(answer.data).toMatchObject([{ isCurrent: true }]);
    for (const other of others) expect(await infoCode(other)).toBe(10004);
    expect(await infoCode(token)).toBe(6000);
  });

  it('[SES-3] are left out when they have ended or expired', async () => {
    const ended = await login('ended', '10.0.0.2', chrome);
    await gateway.call('logout', {}, { token: ended });
    const remembered = (await gateway.call('login', { account: 'devices1', password, remember: true })).data;
    gateway.clock.advance(86_400_000);
    expect(await list(remembered.token)).toMatchObject([{ isCurrent: true }]);
  });
});
