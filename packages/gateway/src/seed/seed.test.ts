import { dayOf } from '../domain/days';
import { createGrants, createVip } from '../domain/engagement';
import { depositChannels } from '../domain/money/deposits/deposit-channels';
import { mainAccount } from '../domain/money/ledger/accounts';
import { verifyLedger } from '../domain/money/ledger/verify-ledger';
import { createTurnover } from '../domain/money/turnover/turnover';
import { createBus } from '../domain/operations';
import { createPersons } from '../domain/protection';
import { createSimulation } from '../domain/sports';
import { createTestClock } from '../testing/test-clock';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { unlistedAccounts } from '../testing/unlisted-accounts';
import { notices } from './notices';
import { demoMember } from './people';
import { floatingIcons, popUps, supportContacts, webTerminals } from './pop-ups';
import { seed } from './seed';
import { seedSportsBets } from './seed-sports-bets';
import { stationAds } from './station-ads';

describe('the seed', () => {
  let database: TestDatabase;
  const clock = createTestClock();
  beforeAll(async () => {
    database = await createTestDatabase();
    // Two gateways on an empty database start at the same time.
    await Promise.all([seed(database.db, clock), seed(database.db, clock)]);
  });
  afterAll(() => database.drop());

  type Table =
    | 'members'
    | 'bets'
    | 'deposit_channels'
    | 'deposit_orders'
    | 'pop_ups'
    | 'web_terminals'
    | 'support_contacts';
  const count = async (table: Table) =>
    Number(
      (
        await database.db
          .selectFrom(table)
          .select((each) => each.fn.countAll<bigint>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  it('leaves a sound ledger', async () => {
    expect(await verifyLedger(database.db)).toMatchObject({ sound: true });
    expect(await unlistedAccounts(database.db)).toEqual([]);
  });

  const entriesOf = (account: 'coins' | 'main') =>
    database.db
      .selectFrom('ledger_entries')
      .innerJoin('members', 'members.id', 'ledger_entries.home')
      .select(['ledger_entries.at', 'amount', 'balance_after'])
      .where('members.account', '=', demoMember.account)
      .where('ledger_entries.account', 'like', `${account}:%`)
      .orderBy('seq')
      .execute();

  it('posts the money of the demo member in the order of its times, with the sports bets', async () => {
    const before = await entriesOf('main');
    await seedSportsBets(database.db, clock, { createEngine: createSimulation, timeZone: 'Asia/Shanghai' });
    const times = (await entriesOf('main')).map(({ at }) => at.getTime());
    expect(times).toHaveLength(before.length + 2);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('posts the coins of the demo member in the order of their times, on days of their sign-ins', async () => {
    const entries = await entriesOf('coins');
    const times = entries.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(entries.map(({ at }) => at.toISOString().slice(11))).size).toBeGreaterThan(5);
    // Two orders, one of which was given back.
    expect(entries.filter(({ amount }) => amount < 0n)).toHaveLength(2);
    const signIns = await database.db.selectFrom('sign_ins').select(['day', 'at']).execute();
    expect(signIns.map(({ at }) => dayOf(at, 'Asia/Shanghai'))).toEqual(signIns.map(({ day }) => day));
  });

  it('fills an empty database once, also when it runs again', async () => {
    const before = await Promise.all([count('members'), count('bets'), count('deposit_orders')]);
    await seed(database.db, clock);
    expect(await Promise.all([count('members'), count('bets'), count('deposit_orders')])).toEqual(before);
    expect(before[0]).toBe(46);
    expect(before[1]).toBeGreaterThan(300);
  });

  it('adds the parts of a later version to older data, and changes nothing else', async () => {
    const { db } = database;
    await db.deleteFrom('pop_ups').execute();
    await db.deleteFrom('floating_icons').execute();
    await db.deleteFrom('web_terminals').execute();
    await db.deleteFrom('support_contacts').execute();
    await db.deleteFrom('deposit_channels').where('code', '=', 'speed').execute();
    await db.deleteFrom('site_settings').where('key', 'in', ['seededPromotions']).execute();
    await seed(db, clock);
    expect(await Promise.all([count('pop_ups'), count('web_terminals'), count('support_contacts')])).toEqual([
      2, 3, 3,
    ]);
    expect(await count('deposit_channels')).toBe(depositChannels.length);
    expect(await count('members')).toBe(46);
  });

  it('[SUP-1] gives the demo member threads with support, one of them unread', async () => {
    const threads = await database.db.selectFrom('threads').selectAll().orderBy('at').execute();
    expect(threads.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'ticket closed',
      'chat answered',
      'ticket answered',
    ]);
    expect(threads.map(({ read_up_to, seen_up_to }) => read_up_to === seen_up_to)).toEqual([
      true,
      true,
      false,
    ]);
    const { messages } = await database.db
      .selectFrom('thread_messages')
      .select((each) => each.fn.countAll<bigint>().as('messages'))
      .executeTakeFirstOrThrow();
    expect(Number(messages)).toBe(7);
  });

  describe('on the channels of an existing database', () => {
    const channel = () =>
      database.db
        .selectFrom('deposit_channels')
        .selectAll()
        .where('code', '=', 'usdt')
        .executeTakeFirstOrThrow();
    const change = (columns: object) =>
      database.db.updateTable('deposit_channels').set(columns).where('code', '=', 'usdt').execute();
    const oldName = '{"zh-CN":"旧","en":"Old"}';

    it('updates the columns of a channel that the code decides, and keeps those of the operator', async () => {
      const before = await channel();
      const operators = { min_amount: 300n, enabled: false };
      await change({ ...operators, rank: 3, shows_qr_code: false, fields: '[]', mark: 'bank' });
      await seed(database.db, clock);
      expect(await channel()).toEqual({ ...before, ...operators });
      await change({ min_amount: before.min_amount, enabled: true });
    });

    it('updates a name, an amount or a payee that the operator has not changed since the registry wrote it', async () => {
      const before = await channel();
      const older = { ...before.registry_values, name: JSON.parse(oldName), min_amount: 100, payee: [] };
      await change({
        name: oldName,
        min_amount: 100n,
        payee: '[]',
        registry_values: JSON.stringify(older),
      });
      await seed(database.db, clock);
      expect(await channel()).toEqual(before);
    });

    it('keeps all limits of a channel when the operator has changed one of them', async () => {
      const before = await channel();
      const older = { ...before.registry_values, min_amount: 100, max_amount: 1_000_000_000 };
      const limits = { min_amount: 60_000_000n, max_amount: 1_000_000_000n };
      await change({ ...limits, registry_values: JSON.stringify(older) });
      await seed(database.db, clock);
      expect(await channel()).toEqual({ ...before, ...limits });
    });
  });

  it('ranks the channels as the registry lists them', async () => {
    const rows = await database.db
      .selectFrom('deposit_channels')
      .select(['code', 'rank'])
      .orderBy('rank')
      .execute();
    expect(rows).toEqual(depositChannels.map(({ code }, rank) => ({ code, rank })));
  });

  it('gives the demo member some weeks of history', async () => {
    const demo = await database.db
      .selectFrom('members')
      .innerJoin('bets', 'bets.member_id', 'members.id')
      .select((each) => [each.fn.countAll<bigint>().as('rounds'), each.fn.min('placed_at').as('first')])
      .where('members.account', '=', 'demo2026')
      .executeTakeFirstOrThrow();
    expect(demo.rounds).toBeGreaterThan(60n);
    expect(clock.now() - demo.first.getTime()).toBeGreaterThan(10 * 86_400_000);
  });

  it('[VIP-1] gives the demo member a level that its history has earned, within 90 days', async () => {
    const { db } = database;
    const bus = createBus();
    const ports = { db, clock, bus, timeZone: 'Asia/Shanghai' };
    const grants = createGrants({ ...ports, persons: createPersons({ db, clock }) });
    const vip = createVip({ ...ports, grants });
    await vip.runDaily();
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'demo2026')
      .executeTakeFirstOrThrow();
    const { level, keep, gifts } = await vip.info(id);
    expect(level).toBe(1);
    expect(Date.parse(keep?.until ?? '')).toBeGreaterThan(clock.now());
    expect(gifts.map(({ kind }) => kind)).toContain('upgrade');
  });

  it('gives the demo member so little turnover to play that a withdrawal can be completed', async () => {
    const { db } = database;
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'demo2026')
      .executeTakeFirstOrThrow();
    const { totals } = await createTurnover({ db }).audit(id, undefined);
    expect(Number(totals.left)).toBeGreaterThanOrEqual(10);
    expect(Number(totals.left)).toBeLessThanOrEqual(100);
    const main = await db
      .selectFrom('ledger_balances')
      .select('balance')
      .where('account', '=', mainAccount(id))
      .executeTakeFirstOrThrow();
    expect(main.balance).toBeGreaterThanOrEqual(40_000n);
  });

  it('[APP-9] has all texts in both languages, Chinese with full-width punctuation', () => {
    const texts = [
      ...notices.flatMap(({ title, body }) => [title, body]),
      ...stationAds.flatMap(({ title, subtitle, callToAction }) => [title, subtitle, callToAction]),
      ...[...depositChannels, ...webTerminals].flatMap(({ name, note }) => [name, note]),
      ...popUps.flatMap(({ title, body, callToAction }) => [title, body, callToAction]),
      ...[...floatingIcons.map(({ title }) => title), ...supportContacts.map(({ name }) => name)],
    ];
    for (const { 'zh-CN': chinese, en } of texts) {
      expect(chinese).not.toMatch(/\p{Script=Han}[,;:!?]/u);
      expect(en).toMatch(/[A-Za-z]/);
      expect(en).not.toMatch(/\p{Script=Han}/u);
    }
  });
});
