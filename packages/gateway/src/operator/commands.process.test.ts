import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleCommand, type Command } from '../testing/command';
import { createTestConsole, operatorPassword, type TestConsole } from '../testing/test-console';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { totpAt } from '../testing/totp';
import { operatorCalls } from './contract';

describe('the commands of operators', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let command: Command;
  let environment: Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-operator-'));
  beforeAll(async () => {
    command = bundleCommand();
    gateway = await createTestGateway();
    console = createTestConsole(gateway);
    await console.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = console.app.server.address() as AddressInfo;
    environment = {
      DATABASE_URL: gateway.database.url,
      DATA_DIR: folder,
      OPERATOR_URL: `http://127.0.0.1:${port}`,
    };
  });
  afterAll(async () => {
    await console.close();
    await gateway.close();
    command.remove();
    rmSync(folder, { recursive: true });
  });

  const run = (...words: string[]) => command.run(environment, ['operator', ...words]).ended;

  it('[OPS-5] list every call', async () => {
    const { output, code } = await run('calls');
    expect(code).toBe(0);
    expect(
      output
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(Object.keys(operatorCalls));
  });

  it('[OPS-1][OPS-2] add an operator, who then logs in and acts by the roles', async () => {
    const added = await run('add', 'lin', 'moderator', 'Lin');
    const [, code = ''] = /code (\S+)/.exec(added.output) ?? [];
    const { secret } = (await console.post('/api/setupBegin', { name: 'lin', code })).json();
    const totp = () => totpAt(secret, gateway.clock.now());
    await console.post('/api/setupFinish', { name: 'lin', code, password: operatorPassword, totp: totp() });
    gateway.clock.advance(30_000);
    const login = { OPERATOR_NAME: 'lin', OPERATOR_PASSWORD: operatorPassword, OPERATOR_CODE: totp() };
    const opened = await command.run({ ...environment, ...login }, ['operator', 'login']).ended;
    expect(JSON.parse(opened.output)).toMatchObject({ name: 'lin', roles: ['moderator'] });
    expect(statSync(join(folder, 'operator-session')).mode & 0o777).toBe(0o600);

    const member = await gateway.newMember('muted1');
    const body = JSON.stringify({ member: member.id, minutes: 10, reason: 'spam' });
    const muted = await run('roomMute', body);
    expect([muted.code, JSON.parse(muted.output)]).toEqual([0, { outcome: 'done', id: member.id }]);
    const refused = await run('withdrawalList');
    expect([refused.code, JSON.parse(refused.output)]).toEqual([1, { error: 'not-allowed' }]);

    const rows = await gateway.services.db
      .selectFrom('operator_acts')
      .select(['operator_name', 'call'])
      .execute();
    expect(rows.map((row) => `${row.operator_name} ${row.call}`).sort()).toEqual([
      'command operatorAdd',
      'lin roomMute',
      'lin sessionStart',
      'lin setupFinish',
    ]);
    await run('logout');
    expect(JSON.parse((await run('roomQueue')).output)).toEqual({ error: 'logged-out' });
  });

  it('[OPS-1] reset a login', async () =>
    expect((await run('reset', 'lin')).output).toMatch(/^One-time login: lin, code (\w{4}-){4}\w{4}$/m));

  it.each([
    [['add', 'Lin', 'moderator'], /operator add/],
    [['add', 'lin2', 'owner'], /operator add/],
    [['add', 'lin', 'support'], /name-taken/],
    [['reset', 'nobody'], /no operator "nobody"/],
    [['roomMute', '{'], /no JSON/],
    [['unknown'], /operator calls/],
  ])('[OPS-5] refuse %j', async (words, message) => {
    const { code, output } = await run(...words);
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('[OPS-5] say when no console answers', async () => {
    const away = { ...environment, OPERATOR_URL: 'http://127.0.0.1:1' };
    const { code, output } = await command.run(away, ['operator', 'overview']).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/does not answer/);
  });
});
