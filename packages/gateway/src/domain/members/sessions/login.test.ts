import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';

const day = 86_400_000;

describe('login', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway();
    await gateway.newMember('regular');
  });
  afterEach(() => gateway.close());

  const login = (account = 'regular', word = password, options: { device?: string; address?: string } = {}) =>
    gateway.call('login', { account, password: word }, options);
  const infoCode = async (token: string, device = 'test-device') =>
    (await gateway.call('memberInfo', {}, { token, device })).status_code;

  it('[SES-1] creates a session for a day, and a remembered one for 365 days', async () => {
    const plain = (await login()).data;
    const remembered = (await gateway.call('login', { account: 'REGULAR', password, remember: true })).data;
    gateway.clock.advance(day - 1);
    expect(await infoCode(plain.token)).toBe(6000);
    gateway.clock.advance(1);
    expect(await infoCode(plain.token)).toBe(10004);
    gateway.clock.advance(364 * day - 1);
    expect(await infoCode(remembered.token)).toBe(6000);
    gateway.clock.advance(1);
    expect(await infoCode(remembered.token)).toBe(10004);
  });

  it('sends the same response for a wrong password and an unknown account', async () => {
    const wrong = await login('regular', 'Wrong1234');
    const unknown = await login('nobody123', 'Wrong1234');
    expect(wrong.status_code).toBe(20001);
    expect(unknown.text).toBe(wrong.text);
  });

  it('ignores blanks around the account, also when it counts attempts', async () => {
    expect((await login(' Regular ')).status_code).toBe(6000);
    const guesses = Array.from({ length: 11 }, (_, blanks) =>
      login(`regular${' '.repeat(blanks)}`, 'Wrong1234', { device: 'thief', address: `10.0.1.${blanks}` }),
    );
    const codes = (await Promise.all(guesses)).map(({ status_code }) => status_code);
    expect(codes.filter((code) => code === 20005)).toHaveLength(1);
  });

  it('stores tokens and passwords hashed only', async () => {
    const { token } = (await login()).data;
    const rows = JSON.stringify([
      await gateway.services.db.selectFrom('sessions').selectAll().execute(),
      await gateway.services.db.selectFrom('members').selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(password);
  });

  it('limits guesses at an account, and still accepts its owner on a known device', async () => {
    for (let guess = 0; guess < 10; guess++) {
      const answer = await login('regular', `Guess${guess}xyz`, {
        device: 'thief',
        address: `10.0.0.${guess}`,
      });
      expect(answer.status_code).toBe(20001);
    }
    const thief = await login('regular', password, { device: 'thief', address: '10.0.0.99' });
    expect(thief.status_code).toBe(20005);
    expect((await login()).status_code).toBe(6000);
    gateway.clock.advance(15 * 60_000 + 1);
    expect((await login('regular', password, { device: 'thief' })).status_code).toBe(6000);
  });

  it('limits guesses from one address, also concurrent ones', async () => {
    const guesses = Array.from({ length: 130 }, (_, guess) =>
      login(`victim${guess}`, 'Wrong1234', { device: `d${guess}`, address: '10.9.9.9' }),
    );
    const codes = (await Promise.all(guesses)).map((each) => each.status_code);
    expect(codes.filter((code) => code === 20001)).toHaveLength(100);
    expect(codes.filter((code) => code === 20005)).toHaveLength(30);
  });

  it('[ERR-7] counts no attempt whose password waited too long to be checked', async () => {
    const busy = jest.spyOn(gateway.services.passwords, 'verify');
    for (let turn = 0; turn < 110; turn++) {
      busy.mockRejectedValueOnce(new BusinessError(errorCodes.tooManyRequests));
      expect((await login('regular', password, { device: 'new' })).status_code).toBe(20004);
    }
    expect((await login('regular', password, { device: 'new' })).status_code).toBe(6000);
  });

  it('[SES-3] rejects the token with 10004 after the logout', async () => {
    const { token } = (await login()).data;
    expect((await gateway.call('logout', {}, { token })).data).toEqual({});
    expect(await infoCode(token)).toBe(10004);
  });

  it.each([
    ['kick', { account: 'regular' }, 6001],
    ['change-password', { account: 'regular' }, 10105],
    ['expire-session', { account: 'regular' }, 10004],
    ['block-account', { account: 'regular', on: true }, 10104],
    ['block-device', { device: 'test-device', on: true }, 10102],
  ])(
    '[SES-3] [ERR-6] rejects the token with the code that ended the session after %s',
    async (control, body, code) => {
      const { token } = (await login()).data;
      expect((await gateway.sandbox(control, body)).status_code).toBe(6000);
      expect(await infoCode(token)).toBe(code);
    },
  );

  it('[ERR-6] ends the sessions on other devices when the brand allows one session per member', async () => {
    await gateway.sandbox('single-session', { on: true });
    const first = (await login('regular', password, { device: 'home' })).data.token;
    const second = (await login('regular', password, { device: 'office' })).data.token;
    expect(await infoCode(first, 'home')).toBe(6001);
    expect(await infoCode(second, 'office')).toBe(6000);
  });

  describe('with at most three devices', () => {
    beforeEach(() => gateway.services.siteState.set('maxDevices', 3));
    afterEach(() => gateway.services.siteState.set('maxDevices', null));
    const loginAt = async (device: string) => (await login('regular', password, { device })).data.token;

    it('[ERR-6] ends the device that was seen longest ago, and counts all sessions on one device once', async () => {
      const tokens: Record<string, string> = {};
      for (const device of ['home', 'office', 'phone', 'phone']) {
        tokens[device] = await loginAt(device);
        gateway.clock.advance(10 * 60_000);
      }
      expect(await infoCode(tokens.home!, 'home')).toBe(6000);
      tokens.tablet = await loginAt('tablet');
      const codes: Record<string, number> = {};
      for (const [device, token] of Object.entries(tokens)) codes[device] = await infoCode(token, device);
      expect(codes).toEqual({ home: 6000, office: 6001, phone: 6000, tablet: 6000 });
    });

    it('[ERR-6] leaves three of the devices that log in at the same moment', async () => {
      const devices = ['one', 'two', 'three', 'four', 'five'];
      const tokens = await Promise.all(devices.map(loginAt));
      const codes = await Promise.all(tokens.map((token, place) => infoCode(token, devices[place])));
      expect(codes.sort()).toEqual([6000, 6000, 6000, 6001, 6001]);
    });
  });

  it('[ERR-6] rejects the login of a blocked member with 10104, and creates no session', async () => {
    await gateway.sandbox('block-account', { account: 'regular', on: true });
    const sessions = () => gateway.services.db.selectFrom('sessions').selectAll().execute();
    const before = (await sessions()).length;
    expect((await login()).status_code).toBe(10104);
    expect((await login('regular', 'Wrong1234')).status_code).toBe(20001);
    expect(await sessions()).toHaveLength(before);
  });

  it('[MNT-3] rejects logins while login is stopped', async () => {
    await gateway.sandbox('stop-login', { on: true });
    expect((await login()).status_code).toBe(20002);
  });

  it('[SES-3] rejects a member’s call without a token, and treats an ended token as none elsewhere', async () => {
    expect((await gateway.call('memberInfo', {})).status_code).toBe(10004);
    expect((await gateway.call('memberInfo', {}, { token: 'made-up' })).status_code).toBe(10004);
    expect((await gateway.call('gameList', {}, { token: 'made-up' })).status_code).toBe(6000);
  });
});
