import { createTestGateway, password, type TestGateway } from './testing/test-gateway';

describe('the cleanup of expired rows', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const rowsOf = async (table: 'login_attempts' | 'game_sessions') => {
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
});
