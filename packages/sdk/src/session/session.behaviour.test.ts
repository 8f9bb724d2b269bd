import { errorCodes, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { SdkError } from '../errors/sdk-error';
import {
  buildMember,
  buildSessionGrant,
  createTestClient,
  createTestPorts,
  createTestTab,
  refuse,
} from '../testing';
import type { SessionChange } from './session';

const day = 86_400_000;
const grant = buildSessionGrant({ token: 'token-1', member: buildMember({ account: 'demo2026' }) });
const handlers = {
  login: () => grant,
  register: () => grant,
  logout: () => ({}),
  memberInfo: () => buildMember(),
};

describe('session', () => {
  it('[SES-1] stores the token in a cookie and in local storage', () => {
    const { client, ports } = createTestClient();
    client.session.start('token-1');
    expect(ports.cookies.get(storageKeys.secureToken)).toBe('token-1');
    expect(ports.storage.getItem(storageKeys.token)).toBe('token-1');
  });

  it('[SES-1] keeps a remembered login for 365 days, to the millisecond', async () => {
    const { client, ports } = createTestClient({ handlers });
    await client.request(wire.login, { account: 'demo2026', password: 'x', remember: true });
    ports.cookies.closeBrowser();
    await ports.clock.advance(365 * day - 1);
    expect(createTestClient({ ports }).client.session.token()).toBe('token-1');
    await ports.clock.advance(1);
    expect(createTestClient({ ports }).client.session.token()).toBeUndefined();
  });

  it('[SES-1] drops a login that is not remembered when the browser closes, including the copy in local storage', async () => {
    const { client, ports } = createTestClient({ handlers });
    await client.request(wire.login, { account: 'demo2026', password: 'x' });
    expect(createTestClient({ ports }).client.session.token()).toBe('token-1');
    ports.cookies.closeBrowser();
    expect(createTestClient({ ports }).client.session.token()).toBeUndefined();
    expect(ports.storage.getItem(storageKeys.token)).toBeNull();
  });

  it('[SES-1] stores the remembered account with isChecked, and no password', async () => {
    const { client, ports } = createTestClient({ handlers });
    expect(client.session.rememberedAccount()).toBeUndefined();
    await client.request(wire.login, { account: 'demo2026', password: 'Secret2026', remember: true });
    await ports.clock.settle();
    expect(client.session.rememberedAccount()).toEqual({ account: 'demo2026', isChecked: true });
    expect(JSON.stringify(ports.storage.entries())).not.toContain('Secret2026');
    await client.request(wire.login, { account: 'demo2026', password: 'Secret2026' });
    expect(client.session.rememberedAccount()).toEqual({ account: '', isChecked: false });
  });

  it('[SES-1] keeps the remembered account when a demo starts, which the browser forgets when it closes', async () => {
    const demo = buildSessionGrant({
      token: 'token-demo',
      member: buildMember({ account: 'demo77', isDemo: true }),
    });
    const { client, ports } = createTestClient({ handlers: { ...handlers, demoStart: () => demo } });
    await client.request(wire.login, { account: 'demo2026', password: 'x', remember: true });
    await client.request(wire.logout, {});
    await client.request(wire.demoStart, { ofAge: true });
    await ports.clock.settle();
    expect(client.session.token()).toBe('token-demo');
    expect(client.session.rememberedAccount()).toEqual({ account: 'demo2026', isChecked: true });
    expect(ports.cookies.get(storageKeys.userHash)).toBeDefined();
    ports.cookies.closeBrowser();
    expect(ports.cookies.get(storageKeys.userHash)).toBeUndefined();
  });

  it('[SES-1] remembers the phone that a member logged in with, by password or by code', async () => {
    const { client } = createTestClient({ handlers: { ...handlers, loginCode: () => grant } });
    await client.request(wire.login, { account: ' 13912345678 ', password: 'x', remember: true });
    expect(client.session.rememberedAccount()).toEqual({ account: '13912345678', isChecked: true });
    const phone = '(86)13912340000';
    await client.request(wire.loginCode, { phone, id: 'challenge-1', code: '123456', remember: true });
    expect(client.session.token()).toBe('token-1');
    expect(client.session.rememberedAccount()).toEqual({ account: phone, isChecked: true });
  });

  it('[REQ-9] has the member of a login before its record is encrypted, not the remembered account', async () => {
    const { client } = createTestClient({ handlers });
    client.session.start('token-0', { member: buildMember({ account: 'earlier' }), remember: true });
    client.session.start('token-1', { member: grant.member, keepsRemembered: true });
    await expect(client.session.cachedMember()).resolves.toEqual(grant.member);
    client.session.clear();
    await expect(client.session.cachedMember()).resolves.toBeUndefined();
  });

  it('[SES-1] continues with the token of a changed password, remembered if the login was', async () => {
    const changed = buildSessionGrant({ token: 'token-2' });
    for (const remember of [true, false]) {
      const { client, ports } = createTestClient({
        handlers: { ...handlers, passwordChange: () => changed },
      });
      await client.request(wire.login, { account: 'demo2026', password: 'x', remember });
      await client.request(wire.passwordChange, { currentPassword: 'x', password: 'Other2026' });
      expect(client.session.token()).toBe('token-2');
      ports.cookies.closeBrowser();
      expect(createTestClient({ ports }).client.session.token()).toBe(remember ? 'token-2' : undefined);
    }
  });

  it.each(['', 'nonsense', '{}', 'null', '{"account":1,"isChecked":true}'])(
    '[SES-1] ignores a malformed remembered login: %j',
    (text) => {
      const { client, ports } = createTestClient();
      ports.storage.setItem(storageKeys.rememberedLogin, text);
      expect(client.session.rememberedAccount()).toBeUndefined();
    },
  );

  it('[SES-1] ignores a stored token that is not valid in a header', () => {
    const ports = createTestPorts();
    ports.cookies.set(storageKeys.secureToken, 'bad\ntoken');
    ports.storage.setItem(storageKeys.token, 'bad\ntoken');
    expect(createTestClient({ ports }).client.session.token()).toBeUndefined();
  });

  it.each([
    ['a visitor', undefined],
    ['a member', 'token-1'],
  ])('[SES-1] does not accept a cookie that another page has set for %s', async (_, own) => {
    const ports = createTestPorts({ tab: createTestTab('http://192.168.1.5:4600') });
    const { client } = createTestClient({ ports });
    if (own !== undefined) client.session.start(own);
    expect(ports.cookies.get('token')).toBe(own);
    ports.cookies.set('token', 'token-of-an-attacker');
    expect(createTestClient({ ports }).client.session.token()).toBeUndefined();
  });

  it('[SES-1] accepts the cookie alone where storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const ports = createTestPorts({
      storage: { ...createTestPorts().storage, getItem: denied, setItem: denied, removeItem: denied },
    });
    createTestClient({ ports }).client.session.start('token-1');
    expect(createTestClient({ ports }).client.session.token()).toBe('token-1');
  });

  it('[SES-1] uses a cookie on HTTPS that other hosts and plain HTTP cannot set', () => {
    const ports = createTestPorts({ tab: createTestTab('https://play.example') });
    const { session } = createTestClient({ ports }).client;
    session.start('token-1');
    expect(ports.cookies.get('__Host-token')).toBe('token-1');
    expect(ports.cookies.get('token')).toBeUndefined();
    ports.cookies.set('token', 'token-of-an-attacker');
    expect(createTestClient({ ports }).client.session.token()).toBe('token-1');
    session.clear();
    expect(ports.cookies.get('__Host-token')).toBeUndefined();
    expect(createTestClient({ ports }).client.session.token()).toBeUndefined();
  });

  it('[SES-2] encrypts the cached member info so that only its own session can read it', async () => {
    const { client, ports } = createTestClient({ handlers });
    await client.request(wire.login, { account: 'demo2026', password: 'x' });
    await ports.clock.settle();
    const sealed = ports.storage.getItem(storageKeys.memberInfo)!;
    expect(sealed).not.toContain('demo2026');
    await expect(client.session.cachedMember()).resolves.toEqual(grant.member);
    client.session.start('token-2');
    ports.storage.setItem(storageKeys.memberInfo, sealed);
    await expect(client.session.cachedMember()).resolves.toBeUndefined();
  });

  it('[SES-2] does not store member info of a session that ended during the encryption', async () => {
    const { client, ports } = createTestClient();
    client.session.start('token-1');
    const sealing = client.session.cacheMember(buildMember());
    client.session.clear();
    await sealing;
    expect(ports.storage.getItem(storageKeys.memberInfo)).toBeNull();
  });

  it.each([6001, 10105, 10004, 10104, 10102])(
    '[SES-3] clears token and cached member info on code %i',
    async (code) => {
      const { client, gateway, ports } = createTestClient({ handlers });
      await client.request(wire.login, { account: 'demo2026', password: 'x' });
      await ports.clock.settle();
      const changes: SessionChange[] = [];
      client.session.subscribe((change) => changes.push(change));
      gateway.fault('memberInfo', { kind: 'code', code });
      await client.request(wire.memberInfo, {}).catch(() => {});
      expect(client.session.token()).toBeUndefined();
      expect(ports.cookies.get(storageKeys.secureToken)).toBeUndefined();
      expect(ports.storage.getItem(storageKeys.token)).toBeNull();
      expect(ports.storage.getItem(storageKeys.memberInfo)).toBeNull();
      expect(changes).toEqual([{ kind: 'cleared', by: 'refused', epoch: 2, hadToken: true }]);
    },
  );

  it.each([20101, 10003, 6031, 10009])('[SES-3] keeps the session on code %i', async (code) => {
    const { client } = createTestClient({ handlers: { memberInfo: () => refuse(code) } });
    client.session.start('token-1');
    await client.request(wire.memberInfo, {}).catch(() => {});
    expect(client.session.token()).toBe('token-1');
  });

  it('[SES-3] does not end a newer session on a late response to an old one, and reports no effect', async () => {
    const { client, gateway, ports } = createTestClient();
    const received: string[] = [];
    client.effects.subscribe(({ kind }) => received.push(kind));
    client.session.start('token-1');
    let answerLate = () => {};
    gateway.answer({
      memberInfo: () =>
        new Promise(
          (resolve) => (answerLate = () => resolve(refuse(errorCodes.loggedInElsewhere, '其他设备'))),
        ),
    });
    const late = client.request(wire.memberInfo, {}).catch((error) => error.code);
    await ports.clock.settle();
    client.session.start('token-2');
    answerLate();
    expect(await late).toBe(6001);
    await ports.clock.advance(1_000);
    expect(client.session.token()).toBe('token-2');
    expect(received).toEqual([]);
  });

  it('[SES-3] does not cache the late member info of an old session', async () => {
    const { client, gateway, ports } = createTestClient();
    client.session.start('token-1');
    let answerLate = () => {};
    gateway.answer({
      memberInfo: () => new Promise((resolve) => (answerLate = () => resolve(buildMember()))),
    });
    const late = client.request(wire.memberInfo, {});
    await ports.clock.settle();
    client.session.start('token-2');
    answerLate();
    await late;
    await ports.clock.settle();
    await expect(client.session.cachedMember()).resolves.toBeUndefined();
  });

  it('[SES-1] starts on login and registration, ends on logout, and increments the epoch', async () => {
    const { client } = createTestClient({ handlers });
    const changes: string[] = [];
    const stop = client.session.subscribe(({ kind, by, epoch }) => changes.push(`${kind} ${by} ${epoch}`));
    await client.request(wire.register, { account: 'a', password: 'b', ofAge: true, acceptsTerms: true });
    await client.request(wire.logout, {});
    await client.request(wire.login, { account: 'a', password: 'b' });
    stop();
    client.session.clear();
    expect(changes).toEqual(['started login 1', 'cleared logout 2', 'started login 3']);
  });

  it.each([
    { kind: 'drop' },
    { kind: 'status', status: 500 },
    { kind: 'code', code: errorCodes.sessionExpired },
  ] as const)(
    '[SES-1] ends on logout even when the call fails with $kind, without reporting an effect',
    async (fault) => {
      const { client, gateway, ports } = createTestClient({ handlers });
      const changes: string[] = [];
      client.session.start('token-1');
      client.session.subscribe(({ kind, by }) => changes.push(`${kind} ${by}`));
      client.effects.subscribe(({ kind }) => changes.push(kind));
      gateway.fault('logout', fault);
      await expect(client.request(wire.logout, {})).rejects.toBeInstanceOf(SdkError);
      await ports.clock.advance(1_000);
      expect(changes).toEqual(['cleared logout']);
      expect(ports.cookies.get(storageKeys.secureToken)).toBeUndefined();
    },
  );
});
