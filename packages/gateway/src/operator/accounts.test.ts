import { sql } from 'kysely';
import {
  createTestConsole,
  operatorPassword,
  type TestConsole,
  withTestConsole,
} from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import { backgroundHeader, operatorHeader, shownOperatorHeader } from './operator-header';

const minute = 60_000;

describe('accounts of operators', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  withTestConsole((...opened) => {
    [gateway, console] = opened;
  });
  // Attempts are counted for a quarter of an hour.
  beforeEach(() => gateway.clock.advance(16 * minute));

  const login = (name: string, totp: string, password = operatorPassword) =>
    console.post('/api/sessionStart', { name, password, totp });

  it('[OPS-1] log in with the one-time code, which then opens nothing again', async () => {
    const first = await gateway.services.operators.firstLogin();
    expect(first).toMatchObject({ name: 'admin' });
    const { name, code } = first!;
    const { secret, uri } = (await console.post('/api/setupBegin', { name, code })).json();
    expect(uri).toContain(`secret=${secret}`);
    const finish = { name, code, password: operatorPassword, totp: console.codeAt(secret) };
    const opened = await console.post('/api/setupFinish', finish);
    expect(opened.json()).toMatchObject({ name: 'admin', roles: ['admin'] });
    expect((await console.post('/api/setupFinish', finish)).statusCode).toBe(401);
    expect((await console.post('/api/setupBegin', { name, code })).statusCode).toBe(401);
    expect(await gateway.services.operators.firstLogin()).toBeUndefined();
  });

  it('[OPS-1] do not log in with another one-time code, and once when two first logins come at once', async () => {
    const { services } = gateway;
    const added = { name: 'new', title: 'New', roles: ['editor'] } as const;
    const { code } = await services.operators.add(services.db, added);
    expect((await console.post('/api/setupBegin', { name: 'new', code: 'aaaa-bbbb' })).statusCode).toBe(401);
    const { secret } = (await console.post('/api/setupBegin', { name: 'new', code })).json();
    const finish = { name: 'new', code, password: operatorPassword, totp: console.codeAt(secret) };
    const answers = await Promise.all([1, 2].map(() => console.post('/api/setupFinish', finish)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('[OPS-1] do not log in first without a code of the authenticator, or once they are disabled', async () => {
    const { services } = gateway;
    // One must be left.
    await console.newOperator('boss0', ['admin']);
    const added = { name: 'unready', title: 'New', roles: ['editor'] } as const;
    const { id, code } = await services.operators.add(services.db, added);
    const { secret } = (await console.post('/api/setupBegin', { name: 'unready', code })).json();
    const finish = (totp: string) =>
      console.post('/api/setupFinish', { name: 'unready', code, password: operatorPassword, totp });
    expect((await finish('000000')).statusCode).toBe(401);
    await services.operators.change(services.db, id, { disabled: true });
    expect((await finish(console.codeAt(secret))).statusCode).toBe(401);
    await services.operators.change(services.db, id, { disabled: false });
    expect((await finish(console.codeAt(secret))).statusCode).toBe(200);
  });

  it('[OPS-1] are not guessed from one network over many names', async () => {
    for (let attempt = 0; attempt < 30; attempt++)
      await console.post('/api/sessionStart', { name: `n${attempt}`, password: 'x', totp: '000000' });
    const answer = await console.post('/api/sessionStart', { name: 'other', password: 'x', totp: '000000' });
    expect(answer.json()).toEqual({ error: 'too-many-attempts' });
  });

  it('[OPS-1] have a cookie of their own that no script reads and no other page sends', async () => {
    const mei = await console.newOperator('mei', ['support']);
    const answer = await login('mei', mei.totp());
    expect(answer.headers['set-cookie']).toMatch(
      /^pavilion-operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('[OPS-1] have a cookie behind HTTPS that no other host can set', async () => {
    const ida = await console.newOperator('ida', ['support']);
    const behindProxy = createTestConsole(gateway, { trustProxy: ['127.0.0.1'] });
    const post = (path: string, body: object, cookie = '') =>
      behindProxy.post(path, body, { 'x-forwarded-proto': 'https', cookie });
    const body = { name: 'ida', password: operatorPassword, totp: ida.totp() };
    const set = String((await post('/api/sessionStart', body)).headers['set-cookie']);
    expect(set).toMatch(/^__Host-pavilion-operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const cookie = set.split(';')[0]!;
    expect((await post('/api/sessionInfo', {}, cookie)).statusCode).toBe(200);
    expect((await post('/api/sessionInfo', {}, cookie.replace('__Host-', ''))).statusCode).toBe(401);
    await behindProxy.close();
  });

  it('[OPS-1] need the right password and a code that was not used before', async () => {
    const ana = await console.newOperator('ana', ['support']);
    const code = ana.totp();
    expect((await login('ana', code, 'another password')).json()).toEqual({ error: 'wrong-credentials' });
    expect((await login('ana', '000000')).statusCode).toBe(401);
    expect((await login('nobody', code)).json()).toEqual({ error: 'wrong-credentials' });
    expect((await login('ana', code)).statusCode).toBe(200);
    expect((await login('ana', code)).statusCode).toBe(401);
    gateway.clock.advance(30_000);
    expect((await login('ana', code)).statusCode).toBe(401);
  });

  it('[OPS-1] accept one of two logins at once with one code', async () => {
    const two = await console.newOperator('two', ['support']);
    const code = two.totp();
    const answers = await Promise.all([login('two', code), login('two', code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('[OPS-1] are locked for a quarter of an hour after ten attempts, the right one included', async () => {
    const bob = await console.newOperator('bob', ['support']);
    for (let attempt = 0; attempt < 10; attempt++) await login('bob', '000000');
    expect((await login('bob', bob.totp())).statusCode).toBe(429);
    gateway.clock.advance(16 * minute);
    expect((await login('bob', bob.totp())).statusCode).toBe(200);
  });

  it('[OPS-1] lose their session half an hour after the last call, and twelve hours after the login', async () => {
    const idle = await console.newOperator('idle', ['support']);
    gateway.clock.advance(29 * minute);
    expect((await idle.call('sessionInfo', {})).http).toBe(200);
    gateway.clock.advance(31 * minute);
    expect(await idle.call('sessionInfo', {})).toMatchObject({ http: 401, error: 'logged-out' });
    const busy = await console.newOperator('busy', ['support']);
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      expect((await busy.call('sessionInfo', {})).http).toBe(200);
      gateway.clock.advance(20 * minute);
    }
    expect((await busy.call('sessionInfo', {})).http).toBe(401);
  });

  it('[OPS-1] lose their session half an hour after the last use, although an open page reads on', async () => {
    const ned = await console.newOperator('ned', ['support']);
    const poll = async () =>
      (
        await console.post(
          '/api/threadList',
          { show: 'mine' },
          { cookie: ned.cookie, [backgroundHeader]: '1' },
        )
      ).statusCode;
    gateway.clock.advance(20 * minute);
    expect((await ned.call('sessionInfo', {})).http).toBe(200);
    for (let waited = 0; waited < 29; waited++) {
      gateway.clock.advance(minute);
      expect(await poll()).toBe(200);
    }
    gateway.clock.advance(minute);
    expect(await poll()).toBe(401);
    expect((await ned.call('sessionInfo', {})).http).toBe(401);
  });

  it('[OPS-1] act on their own pages alone: those of another operator get no answer', async () => {
    const ola = await console.newOperator('ola', ['support']);
    const pia = await console.newOperator('pia', ['support']);
    const open = (shown: string) =>
      console.post('/api/sessionInfo', {}, { cookie: pia.cookie, [shownOperatorHeader]: shown });
    expect((await open(pia.id)).statusCode).toBe(200);
    expect((await open(ola.id)).json()).toEqual({ error: 'logged-out' });
  });

  it('[OPS-1] act by their current roles, and not once they are disabled', async () => {
    const boss = await console.newOperator('boss', ['admin']);
    const eve = await console.newOperator('eve', ['support']);
    expect((await eve.call('roomQueue', {})).http).toBe(403);
    await boss.call('operatorChange', { id: eve.id, roles: ['moderator'] });
    expect((await eve.call('roomQueue', {})).http).toBe(200);
    await boss.call('operatorChange', { id: eve.id, disabled: true });
    expect((await eve.call('sessionInfo', {})).http).toBe(401);
    expect((await login('eve', eve.totp())).statusCode).toBe(401);
    // Also when a session is stored after the others were ended.
    const late = await console.newOperator('late', ['support']);
    await sql`update operators set disabled_at = now() where id = ${late.id}`.execute(gateway.services.db);
    expect((await late.call('sessionInfo', {})).http).toBe(401);
  });

  it('[OPS-1] always include an administrator', async () => {
    await sql`update operators set disabled_at = now() where 'admin' = any (roles)`.execute(
      gateway.services.db,
    );
    const last = await console.newOperator('last', ['admin']);
    expect(await last.call('operatorChange', { id: last.id, roles: ['support'] })).toMatchObject({
      error: 'last-admin',
    });
    expect(await last.call('operatorChange', { id: last.id, disabled: true })).toMatchObject({
      error: 'last-admin',
    });
    await console.newOperator('last-but-one', ['admin']);
    expect(await last.call('operatorChange', { id: last.id, disabled: true })).toMatchObject({
      error: 'last-admin',
    });
    expect((await last.call('sessionInfo', {})).data.roles).toEqual(['admin']);
  });

  it('[OPS-1] get a new one-time code by a reset, which ends password, authenticator and sessions', async () => {
    const boss = await console.newOperator('boss2', ['admin']);
    const kim = await console.newOperator('kim', ['editor']);
    const { data } = await boss.call('operatorReset', { id: kim.id });
    expect(data.code).toMatch(/^(\w{4}-){4}\w{4}$/);
    expect((await kim.call('sessionInfo', {})).http).toBe(401);
    expect((await login('kim', kim.totp())).statusCode).toBe(401);
    expect((await console.post('/api/setupBegin', { name: 'kim', code: data.code! })).statusCode).toBe(200);
    gateway.clock.advance(25 * 60 * minute);
    expect((await console.post('/api/setupBegin', { name: 'kim', code: data.code! })).statusCode).toBe(401);
  });

  it('[OPS-1] replace their password with the current one and a code; other sessions end', async () => {
    const lee = await console.newOperator('lee', ['editor']);
    const other = String((await login('lee', lee.totp())).headers['set-cookie']).split(';')[0]!;
    const password = 'another long password';
    const wrong = { current: 'no', password, totp: lee.totp() };
    expect((await lee.call('passwordSet', wrong)).http).toBe(401);
    const withoutCode = { current: operatorPassword, password, totp: '000000' };
    expect((await lee.call('passwordSet', withoutCode)).http).toBe(401);
    await lee.call('passwordSet', { current: operatorPassword, password, totp: lee.totp() });
    expect((await lee.call('sessionInfo', {})).http).toBe(200);
    expect((await console.post('/api/sessionInfo', {}, { cookie: other })).statusCode).toBe(401);
    expect((await login('lee', lee.totp(), password)).statusCode).toBe(200);
  });

  it('[OPS-1] end their session themselves', async () => {
    const pat = await console.newOperator('pat', ['editor']);
    expect((await pat.call('sessionEnd', {})).data.outcome).toBe('done');
    expect((await pat.call('sessionInfo', {})).http).toBe(401);
  });

  it.each([
    ['a page of another origin', { origin: 'http://evil.example' }],
    ['a page of the site on this machine', { origin: 'http://localhost:4600' }],
    ['a request without the header', { [operatorHeader]: '' }],
    ['two cookies of the name', {}],
  ])('[OPS-1] do nothing for %s', async (what, headers: Record<string, string>) => {
    const sam = await console.newOperator(`sam${Object.keys(headers)[0]?.length ?? 0}${what.length}`, [
      'support',
    ]);
    const cookie = what.startsWith('two') ? `${sam.cookie}; ${sam.cookie}` : sam.cookie;
    const answer = await console.post('/api/sessionInfo', {}, { cookie, ...headers });
    expect([401, 403]).toContain(answer.statusCode);
    expect((await sam.call('sessionInfo', {})).http).toBe(200);
  });

  it('[OPS-1] are not reached under a foreign name of this machine', async () => {
    const answer = await console.post('/api/sessionInfo', {}, { host: 'rebound.example' });
    expect(answer.statusCode).toBe(404);
  });
});
