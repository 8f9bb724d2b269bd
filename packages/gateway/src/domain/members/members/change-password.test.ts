import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';

const fresh = 'NewPassw0rd';
const day = 86_400_000;

describe('a change of the password while logged in', () => {
  let gateway: TestGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await createTestGateway();
    token = (await gateway.newMember('changer1')).token;
  });
  afterEach(() => gateway.close());

  const change = (current = password, wanted = fresh, by = token, device = 'test-device') =>
    gateway.call('passwordChange', { currentPassword: current, password: wanted }, { token: by, device });
  const login = (word: string, device = 'test-device', remember = false) =>
    gateway.call('login', { account: 'changer1', password: word, remember }, { device });
  const infoCode = async (of: string, device = 'test-device') =>
    (await gateway.call('memberInfo', {}, { token: of, device })).status_code;

  it('[SES-3] gives this session a new token, and ends the others with 10105', async () => {
    const phone = (await login(password, 'phone')).data.token;
    const changed = await change();
    expect(changed).toMatchObject({ status_code: 6000, data: { member: { account: 'changer1' } } });
    expect(await infoCode(changed.data.token)).toBe(6000);
    expect(await infoCode(phone, 'phone')).toBe(10105);
    expect((await login(password)).status_code).toBe(20001);
    expect((await login(fresh)).status_code).toBe(6000);
  });

  it('[SES-3] accepts the replaced token for ten seconds, while tabs and socket of the browser follow', async () => {
    const changed = (await change()).data;
    gateway.clock.advance(9_999);
    expect(await infoCode(token)).toBe(6000);
    gateway.clock.advance(1);
    expect([await infoCode(token), await infoCode(changed.token)]).toEqual([10004, 6000]);
  });

  it('[SES-1] keeps the expiry of the session, remembered or not', async () => {
    gateway.clock.advance(day / 2);
    const plain = (await change()).data;
    expect(Date.parse(plain.expiresAt)).toBe(gateway.clock.now() + day / 2);
    const remembered = (await login(fresh, 'test-device', true)).data;
    gateway.clock.advance(day);
    expect((await change(fresh, password, remembered.token)).data.expiresAt).toBe(remembered.expiresAt);
  });

  it('[ERR-7] rejects a wrong current password (20001) and a weak new one (10003), and changes nothing', async () => {
    expect((await change('Wrong1234')).status_code).toBe(20001);
    expect(await change(password, 'short')).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'password', reason: 'too-short' }] },
    });
    expect(await infoCode(token)).toBe(6000);
    expect((await login(password)).status_code).toBe(6000);
  });

  it('[ERR-7] rejects a stolen session with 20004 after ten wrong passwords', async () => {
    const codes = [];
    for (let turn = 0; turn < 11; turn++) codes.push((await change(`Wrong123${turn}`)).status_code);
    expect(codes).toEqual([...Array(10).fill(20001), 20004]);
    expect((await change()).status_code).toBe(20004);
    gateway.clock.advance(15 * 60_000 + 1);
    expect((await change()).status_code).toBe(6000);
  });

  it('[ERR-7] keeps the password when too many passwords wait to be hashed', async () => {
    jest
      .spyOn(gateway.services.passwords, 'hash')
      .mockRejectedValueOnce(new BusinessError(errorCodes.tooManyRequests));
    expect((await change()).status_code).toBe(20004);
    expect(await infoCode(token)).toBe(6000);
    expect((await change()).status_code).toBe(6000);
  });

  it('[SES-3] changes nothing when its transaction fails after the new password was stored', async () => {
    const phone = (await login(password, 'phone')).data.token;
    await sql`alter table mails add constraint broken check (false) not valid`.execute(gateway.services.db);
    expect((await change()).status_code).not.toBe(6000);
    await sql`alter table mails drop constraint broken`.execute(gateway.services.db);
    expect([await infoCode(token), await infoCode(phone, 'phone')]).toEqual([6000, 6000]);
    expect((await login(fresh)).status_code).toBe(20001);
    expect((await login(password)).status_code).toBe(6000);
    expect((await change()).status_code).toBe(6000);
  });

  it('[ERR-7] ends the login risk that asks for a new password (6029)', async () => {
    await gateway.sandbox('login-risk', { account: 'changer1', code: 6029 });
    await change();
    expect((await login(fresh)).status_code).toBe(6000);
  });

  it('[SES-3] rejects a login whose password is replaced while it is checked', async () => {
    const { passwords } = gateway.services;
    const verify = passwords.verify.bind(passwords);
    jest.spyOn(passwords, 'verify').mockImplementationOnce(async (given, hash) => {
      const right = await verify(given, hash);
      await change();
      return right;
    });
    expect((await login(password, 'thief')).status_code).toBe(20001);
  });

  it('[SES-3] changes once when two changes race', async () => {
    const { passwords } = gateway.services;
    const verify = passwords.verify.bind(passwords);
    let faster = 0;
    jest.spyOn(passwords, 'verify').mockImplementationOnce(async (given, hash) => {
      const right = await verify(given, hash);
      faster = (await change(password, 'Other0Passw')).status_code;
      return right;
    });
    expect([(await change()).status_code, faster]).toEqual([20001, 6000]);
    expect((await login(fresh)).status_code).toBe(20001);
    expect((await login('Other0Passw')).status_code).toBe(6000);
  });
});
