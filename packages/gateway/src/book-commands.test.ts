import { selectionId } from '@pavilion/contract/sports';
import { sql } from 'kysely';
import { resume, verify } from './book-commands';
import { createSimulation } from './domain/sports';
import { createTestClock } from './testing/test-clock';
import { createTestConsole, type TestConsole } from './testing/test-console';
import { createTestGateway, type TestGateway } from './testing/test-gateway';

// A module of ES alone, for the files of the package: these tests open no embedded database.
jest.mock('./here', () => ({ here: 'file:///' }));

const resultRule = 'every leg of a sports bet has the result of its event';
const broken = [resultRule, 'every settled sports bet paid what its legs say'];

describe('a book that breaks a rule of sports bets', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  beforeAll(async () => {
    // The commands go by the time of the database.
    gateway = await createTestGateway({ sportsEngine: createSimulation, clock: createTestClock(Date.now()) });
    console = createTestConsole(gateway);
    const member = await gateway.newMember('commands1');
    await gateway.credit(member.id, 100_00n);
    const asked = { provider: 'IMTY', sport: 'football', tab: 'early' } as const;
    const { data: board } = await gateway.call('sportsBoard', asked);
    const { id: event, markets } = board.events[0]!;
    const market = markets.find(({ type, period }) => type === 'ou' && period === 'ft')!;
    const { q, selections } = market.lines[0]!;
    const { side, price } = selections[0]!;
    const selection = selectionId({ event, type: 'ou', period: 'ft', q, side });
    const legs = [{ selection, price, epoch: market.epoch }];
    const bet = { provider: 'IMTY' as const, legs, sizes: [1], unit: '20', consent: 'any' as const };
    const options = { token: member.token, idempotencyKey: 'commands-bet' };
    expect((await gateway.call('sportsPlace', bet, options)).data.bet.state).toBe('open');
    await gateway.services.sportsBook.finish(event);
    const { checks } = await gateway.services.book.verify();
    expect(checks.filter(({ violations }) => violations > 0)).toEqual([]);
    // As a release with another engine would have it: the rows agree with each other.
    await gateway.services.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      for (const table of ['sport_results', 'sport_legs'])
        await sql`update ${sql.table(table)} set result = case result when 'won' then 'lost' else 'won' end`.execute(
          transaction,
        );
    });
    await gateway.services.book.watch();
  });
  afterAll(async () => {
    await console.close();
    await gateway.close();
  });
  afterEach(() => {
    process.exitCode = undefined;
    jest.restoreAllMocks();
  });

  const run = async (command: typeof verify): Promise<string> => {
    const print = jest.spyOn(globalThis.console, 'log').mockImplementation(() => {});
    await command({ DATABASE_URL: gateway.database.url }, '.');
    return print.mock.calls.map(([line]) => line as string).join('\n');
  };

  it('[REQ-10] is halted', async () => {
    expect(await gateway.services.book.isHalted()).toBe(true);
  });

  it('[REQ-10] is verified by the command with the rules of a gateway', async () => {
    const count = () =>
      gateway.services.db
        .selectFrom('sport_events')
        .select((each) => each.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const printed = await run(verify);
    for (const rule of broken) expect(printed).toContain(`BROKEN ${rule} (1)`);
    expect(printed).toContain('The ledger is NOT sound.');
    expect(process.exitCode).toBe(1);
    // It stores no events.
    expect(await count()).toEqual(before);
  });

  it('[REQ-10] is not resumed by the command, which names the rules', async () => {
    const printed = await run(resume);
    for (const rule of broken) expect(printed).toContain(`BROKEN ${rule}`);
    expect(printed).toContain('Money stays halted');
    expect(process.exitCode).toBe(1);
    expect(await gateway.services.book.isHalted()).toBe(true);
  });

  it('[REQ-10] is shown to operators with the rules, also when they cannot resume it', async () => {
    const operator = await console.newOperator('first', ['admin', 'cashier']);
    const { data: proof } = await operator.call('bookVerify', {});
    expect(proof.sound).toBe(false);
    expect(proof.checks).toContainEqual({ rule: resultRule, violations: 1 });
    const refused = await operator.call('bookResume', { note: 'after a look at the log' });
    expect(refused).toMatchObject({ error: 'unsound', data: { rules: broken } });
    expect(await gateway.services.book.isHalted()).toBe(true);
  });
});
