import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../../ids';
import { damageSettledRows } from '../../../testing/damage-settled-rows';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { coinAccount, houseAccounts, mainAccount, venueAccount } from './accounts';
import { post, postWithin } from './post';
import { type Entry, transferPosting } from './posting';

const subject = { 'zh-CN': '测试', en: 'test' };

describe('the constraints of the database', () => {
  let gateway: TestGateway;
  let id: string;
  beforeAll(async () => {
    gateway = await createTestGateway();
    ({ id } = await gateway.newMember('guarded1'));
    await gateway.credit(id, 10_000n);
  });
  afterAll(() => gateway.close());

  const cause = () => {
    const at = new Date(gateway.clock.now());
    return { id: newId(at), reference: 'guard', subject, at };
  };
  const postEntries = (entries: readonly Entry[]) =>
    post(gateway.services.db, { ...cause(), kind: 'adjustment', entries });
  const entry = (account: string, amount: bigint): Entry => ({ account, kind: 'adjustment', amount });
  const play = (key: string) =>
    gateway.services.house.settleRound({
      session: { memberId: id, gameCode: 'golden-dragon' },
      key,
      stake: 150n,
      payout: 0n,
      detail: { kind: 'test' },
    });
  const balance = () => gateway.services.wallet.balance(id);

  it.each([
    ['that do not sum to zero', (main: string) => [entry(houseAccounts.adjustments, -1n), entry(main, 2n)]],
    ['without another side', (main: string) => [entry(main, 1n)]],
    [
      'that make money of coins',
      (main: string, coins: string) => [entry(houseAccounts.coins, -5n), entry(coins, 2n), entry(main, 3n)],
    ],
    ['of an unknown account', () => [entry(houseAccounts.adjustments, -1n), entry('main:nobody', 1n)]],
  ])('[REQ-10] writes no transaction with entries %s', async (_what, entries) => {
    const before = await balance();
    await expect(postEntries(entries(mainAccount(id), coinAccount(id)))).rejects.toMatchObject({
      code: 'PV003',
    });
    expect(await balance()).toBe(before);
  });

  it('[REQ-10] writes no transaction over two members', async () => {
    // Without the check, the account of the other member would not be found: the same code, with another message.
    const twoMembers = { code: 'PV003', message: 'a transaction of one member only' };
    const other = await gateway.newMember('guarded2');
    const before = await balance();
    const entries = [entry(mainAccount(id), -1n), entry(mainAccount(other.id), 1n)];
    await expect(postEntries(entries)).rejects.toMatchObject(twoMembers);
    const throughHouse = [entry(mainAccount(id), -1n), entry(houseAccounts.adjustments, 1n)];
    const both = [...throughHouse, entry(houseAccounts.adjustments, -1n), entry(mainAccount(other.id), 1n)];
    await expect(postEntries(both)).rejects.toMatchObject(twoMembers);
    expect(await balance()).toBe(before);
    await postEntries(throughHouse);
    expect(await balance()).toBe(before - 1n);
  });

  it('[REQ-10] writes no transaction with the key of another member', async () => {
    const other = await gateway.newMember('guarded3');
    const before = await balance();
    const entries = [entry(mainAccount(id), -1n), entry(houseAccounts.adjustments, 1n)];
    const idempotency = { owner: other.id, key: 'key-of-another', requestHash: 'hash' };
    await expect(
      post(gateway.services.db, { ...cause(), kind: 'adjustment', entries, idempotency }),
    ).rejects.toMatchObject({ code: 'PV003' });
    expect(await balance()).toBe(before);
  });

  it.each<[string, RawBuilder<unknown>]>([
    ['a balance below nothing', sql`update ledger_balances set balance = -1`],
    ['a balance of the house', sql`insert into ledger_balances values ('house:games', 'nobody', 0)`],
    ['a stake of nothing', sql`update bets set stake = 0`],
    ['a stake below nothing', sql`update bets set stake = -150`],
    ['a payout below nothing', sql`update bets set payout = -1`],
    ['a deposit of nothing', sql`update deposit_orders set amount = 0`],
    ['a huge deposit', sql`update deposit_orders set amount = 1000000000000001`],
  ])('[REQ-10] holds no row with %s', async (_what, statement) => {
    await play('a-round');
    await expect(damageSettledRows(gateway.services.db, statement)).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['over nothing', houseAccounts.adjustments, 0n],
    ['that is huge', houseAccounts.adjustments, 1_000_000_000_000_001n],
    ['that takes hugely', houseAccounts.adjustments, -1_000_000_000_000_001n],
    ['of an account of no kind', 'house:games:more', 1n],
  ])('[REQ-10] holds no entry %s', async (_what, account, amount) => {
    const entry = sql`insert into ledger_entries (transaction_id, home, account, kind, amount, at)
      select transaction_id, home, ${account}, kind, ${amount}::bigint, at from ledger_entries limit 1`;
    await expect(entry.execute(gateway.services.db)).rejects.toMatchObject({ code: '23514' });
  });

  it('[REQ-10] requires turnover for one cause once', async () => {
    const require = () =>
      sql`select turnover_require(${newId(new Date())}, ${id}, 'bonus', 'the-same', '{}', 100, 100, 1, now())`;
    await require().execute(gateway.services.db);
    await expect(require().execute(gateway.services.db)).rejects.toMatchObject({ code: '23505' });
  });

  it('[REQ-10] locks accounts in their order, whichever of them the money leaves', async () => {
    const { db } = gateway.services;
    const [main, venue] = [mainAccount(id), venueAccount('PAVILION', id)];
    await sql`insert into ledger_balances (account, member_id) values (${venue}, ${id})`.execute(db);
    await post(db, transferPosting(cause(), [{ from: main, to: venue, amount: 500n }]));
    const back = transferPosting(cause(), [{ from: venue, to: main, amount: 200n }]);
    let moving: Promise<unknown> | undefined;
    await db.transaction().execute(async (holder) => {
      await sql`select 1 from ledger_balances where account = ${main} for update`.execute(holder);
      moving = db.transaction().execute((transaction) => postWithin(transaction, back));
      const waits = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await waits.execute(db)).rows[0]?.count !== 1);
      // It waits for the first lock without holding the second, so a transfer in the other direction cannot deadlock.
      await sql`select 1 from ledger_balances where account = ${venue} for update nowait`.execute(holder);
    });
    await moving;
    expect(await gateway.services.wallet.balanceOf(venue)).toBe(300n);
  });
});
