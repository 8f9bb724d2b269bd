import { createTestGateway, password, type TestGateway } from './testing/test-gateway';

describe('the cleanup of expired rows', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const rowsOf = async (table: 'login_attempts' | 'game_sessions' | 'sessions') => {
    const rows = await gateway.services.db.selectFrom(table).selectAll().execute();
    return rows.length;
  };
  const fail = () => gateway.call('login', { account: 'keeper', password: `${password}x` });

  it('[ERR-7] deletes counted attempts after exactly their window', async () => {
    await gateway.newMember('keeper');
    await fail();
    gateway.clock.advance(15 * 60_000);
    const counted = await rowsOf('login_attempts');
    expect(counted).toBeGreaterThan(0);
    await gateway.services.cleanUp();
    expect(await rowsOf('login_attempts')).toBe(counted);
    gateway.clock.advance(1);
    await gateway.services.cleanUp();
    expect(await rowsOf('login_attempts')).toBe(0);
  });

  it('[GAM-2] deletes a launch token after exactly its lifetime', async () => {
    const { token } = await gateway.newMember('player');
    const launch = await gateway.services.gameSessions.open(token, 'golden-dragon');
    gateway.clock.advance(2 * 3_600_000 - 1);
    await gateway.services.cleanUp();
    expect(await gateway.services.gameSessions.find(launch)).toMatchObject({ gameCode: 'golden-dragon' });
    gateway.clock.advance(1);
    await gateway.services.cleanUp();
    expect(await rowsOf('game_sessions')).toBe(0);
  });

  const day = 86_400_000;
  const loggedIn = async (account: string, remember: boolean) =>
    (await gateway.call('login', { account, password, remember })).data;
  const end = {
    expired: () => gateway.clock.advance(day),
    'logged out': (token: string) => gateway.call('logout', {}, { token }),
    kicked: () => gateway.sandbox('kick', { account: 'leaverkicked' }),
  } as const;

  it.each([
    ['expired', 10004],
    ['logged out', 10004],
    ['kicked', 6001],
  ] as const)('[SES-3] deletes a session that was %s, 90 days after its end', async (how, code) => {
    await gateway.services.db.deleteFrom('sessions').execute();
    const account = `leaver${how.replace(' ', '')}`;
    await gateway.newMember(account);
    await gateway.services.db.deleteFrom('sessions').execute();
    const { token } = await loggedIn(account, how !== 'expired');
    await gateway.services.gameSessions.open(token, 'golden-dragon');
    await end[how](token);
    gateway.clock.advance(90 * day);
    await gateway.services.cleanUp();
    expect(await gateway.call('memberInfo', {}, { token })).toMatchObject({ status_code: code });
    expect(await rowsOf('sessions')).toBe(1);
    gateway.clock.advance(1);
    await gateway.services.cleanUp();
    expect(await rowsOf('sessions')).toBe(0);
  });

  it('[SES-1] keeps a remembered session until its end', async () => {
    const { id } = await gateway.newMember('rememberer');
    const { token } = await loggedIn('rememberer', true);
    gateway.clock.advance(364 * day);
    await gateway.services.cleanUp();
    expect(await gateway.services.sessions.authenticate(token)).toBe(id);
  });
});
