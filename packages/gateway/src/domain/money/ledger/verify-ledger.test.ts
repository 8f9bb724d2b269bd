import { type RawBuilder, sql } from 'kysely';
import { damageSettledRows } from '../../../testing/damage-settled-rows';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { printProof, verifyLedger } from './verify-ledger';

/** A finished round of the card game with a prize of 8.88, and what else is inserted. */
const flippedCard = (
  more: RawBuilder<unknown>,
  {
    reserved = 888,
    ofDay = reserved,
    budget = 5_000,
  }: { reserved?: number; ofDay?: number; budget?: number } = {},
) => sql`
  with seed as (select repeat('ab', 32) as hex), more as (${more}),
    budget as (insert into flip_budgets (day, reserved, budget) values ('2026-06-18', ${ofDay}, ${budget})),
    round as (insert into flip_rounds (id, member_id, day, server_seed, commitment, client_seed, board, max_flips, reserved,
        state, started_at, ends_at)
      select 'round', id, '2026-06-18', hex, encode(sha256(decode(hex, 'hex')), 'hex'), 'mine', '[1, 0, 2, 3, 4, 5, 6, 7, 8]',
        1, ${reserved}::bigint, 'finished', registered_at, registered_at from members, seed)
  insert into flip_cards (round_id, card, member_id, prize, cause, reference, at)
    select 'round', 0, id, 888, 'sign-in', '2026-06-18', registered_at from members`;

const prizeOfCard = sql`insert into dividends (id, member_id, title, amount, granted_at, cause, reference)
  select 'prize', id, '{}', 888, registered_at, 'flip', 'round:0' from members`;

/** An entry of a promotion, and what the promotion has committed of its budget of 100. */
const promotionEntry = (committed: number, state: 'opted-in' | 'granted') => sql`
  with promotion as (
    insert into promotions (id, slug, category, rank, title, summary, terms, scene, starts_at, budget, committed)
      select 'offer', 'offer', 'daily', 0, '{}', '{}', '[]', '', registered_at, 100, ${committed} from members)
  insert into promotion_entries (id, promotion_id, member_id, period_key, state, at, committed)
    select 'entry', 'offer', id, 'once', ${state}, registered_at, 60 from members`;

/** An order in the mall without any movement of coins. */
const mallOrder = (kind: 'goods' | 'voucher') => sql`
  with gift as (insert into mall_gifts (id, kind, rank, title, picture, price, money, stock, per_month)
    values ('gift', ${kind}, 0, '{}', '', 100, ${kind === 'goods' ? null : 500}::bigint, 1, 1) returning id, money)
  insert into mall_orders (id, member_id, gift_id, version, kind, title, picture, quantity, coins, money, state, at, ended_at)
    select 'order', members.id, gift.id, 1, ${kind}, '{}', '', 1, 100, gift.money, 'received', registered_at, registered_at
      from members, gift`;

/** A settled month of an agent with an amount that nobody received. */
const unpaidMonth = (state: 'paid' | 'carried') => sql`
  with agent as (insert into agents (code, name, member_id) select 'AGENT', 'agent', id from members returning code)
  insert into agent_settlements (agent_code, month, gross, fee, rebates, gifts, net, carried_in, base, active, rate, own,
      from_below, amount, carried_out, state, counted_at, paid_at)
    select code, '2026-05', 100, 5, 0, 0, 95, 0, 95, 3, 2500, 23, 0, 23, 0, ${state}, now(), now() from agent`;

const rules = {
  flipBudget:
    'the budget of every day of the card game holds what its rounds reserve, and a finished round what it paid',
  promotions:
    'the budget of every promotion holds what its entries reserve, and every entry what it was granted',
  commissions: 'every commission of an agent was paid exactly once, and no other',
  mallOrders:
    'every order in the mall took its coins and gave its money once, and its coins came back once if it ended',
  vouchers: 'every voucher of the mall has its grant, and no other',
  rebates: 'every rebate and its coins were credited exactly once',
} as const;

describe('the proof of the ledger', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  beforeEach(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('prover1');
    await gateway.credit(member.id, 5_000n);
    const session = { memberId: member.id, gameCode: 'golden-dragon' };
    await gateway.services.house.settleRound({
      session,
      key: 'round-key',
      stake: 500n,
      payout: 700n,
      detail: { kind: 'test' },
    });
  });
  afterEach(() => gateway.close());

  const broken = async () =>
    (await verifyLedger(gateway.services.db)).checks
      .filter((check) => check.violations > 0)
      .map((check) => check.rule);

  it('[GAM-2] finds no violation in transactions of the gateway', async () => {
    const proof = await verifyLedger(gateway.services.db);
    expect(proof).toMatchObject({
      sound: true,
      transactions: 2,
      entries: 6,
      members: 5_200n,
      house: -5_200n,
    });
    expect(printProof(proof)).toMatch(/members 52\.00, house -52\.00[\s\S]*The ledger is sound\.$/);
  });

  it.each([
    [
      'every balance is the sum of its entries',
      sql`update ledger_balances set balance = balance + 1 where balance > 0`,
    ],
    [
      'every transaction has entries that sum to zero',
      sql`insert into ledger_entries (transaction_id, home, account, kind, amount, at)
        select id, home, 'house:games', 'payout', 1, at from ledger_transactions limit 1`,
    ],
    [
      'every bet has its stake and payout in its transactions, and a void one its stake back',
      sql`update bets set payout = payout + 1`,
    ],
    [
      'every bet has its stake and payout in its transactions, and a void one its stake back',
      sql`update bets set state = 'void'`,
    ],
    [
      'every bet has its stake and payout in its transactions, and a void one its stake back',
      sql`update bets set state = 'open'`,
    ],
    [
      'every paid order was credited exactly once, and no other',
      sql`update deposit_orders set state = 'expired', paid_at = null`,
    ],
    ['every round has its bet', sql`delete from bets`],
    [
      'every claimed grant was credited exactly once with its amount, and no other bonus',
      sql`insert into dividends (id, member_id, title, amount, granted_at, claimed_at, cause, reference)
        select 'uncredited', id, '{}', 100, registered_at, registered_at, 'manual', 'uncredited' from members`,
    ],
    [
      'every claimed grant was credited exactly once with its amount, and no other bonus',
      sql`insert into ledger_transactions (id, home, kind, reference, subject, at)
        select 'ungranted', id, 'bonus', 'nothing', '{}', registered_at from members`,
    ],
    [
      'every bonus belongs to a grant, an exchange of coins or an order in the mall',
      sql`insert into ledger_entries (transaction_id, home, account, kind, amount, at)
        select id, home, 'house:games', 'bonus', 1, at from ledger_transactions limit 1`,
    ],
    [
      'the monthly budget of grants by hand holds what was granted of it',
      sql`insert into dividends (id, member_id, title, amount, granted_at, cause, reference, budget_month)
        select 'unbudgeted', id, '{}', 100, registered_at, 'manual', 'unbudgeted', '2026-06' from members`,
    ],
    [
      'every round of the card game committed to its seed',
      sql`with budget as (insert into flip_budgets (day, reserved) values ('2026-06-18', 0))
        insert into flip_rounds (id, member_id, day, server_seed, commitment, max_flips, reserved, state, started_at, ends_at)
        select 'swapped', id, '2026-06-18', repeat('00', 32), repeat('00', 32), 1, 0, 'finished', registered_at, registered_at
          from members`,
    ],
    ['every prize of the card game has its grant, and no other', flippedCard(sql`select 1 where false`)],
    [
      'every prize of the card game has its grant, and no other',
      flippedCard(sql`insert into dividends (id, member_id, title, amount, granted_at, cause, reference)
        select 'prize', id, '{}', 1888, registered_at, 'flip', 'round:0' from members`),
    ],
    [
      'every prize of the card game has its grant, and no other',
      sql`insert into dividends (id, member_id, title, amount, granted_at, cause, reference)
        select 'prize', id, '{}', 888, registered_at, 'flip', 'round:1' from members`,
    ],
    // The round is finished and paid 888.
    [rules.flipBudget, flippedCard(prizeOfCard, { ofDay: 889 })],
    [rules.flipBudget, flippedCard(prizeOfCard, { ofDay: 0 })],
    [rules.flipBudget, flippedCard(prizeOfCard, { reserved: 900 })],
    [rules.flipBudget, flippedCard(prizeOfCard, { budget: 887 })],
    // The entry reserves 60, and was granted nothing.
    [rules.promotions, promotionEntry(61, 'opted-in')],
    [rules.promotions, promotionEntry(60, 'granted')],
    [rules.commissions, unpaidMonth('paid')],
    [rules.commissions, unpaidMonth('carried')],
    [
      rules.commissions,
      sql`with uncounted as (insert into ledger_transactions (id, home, kind, reference, subject, at)
          select 'uncounted', id, 'commission', 'AGENT:2026-05', '{}', registered_at from members)
        insert into ledger_entries (transaction_id, home, account, kind, amount, balance_after, at)
          select 'uncounted', id, side.account, 'commission', amount, after, registered_at from members, lateral (
            values ('house:commissions', -100, null), ('main:' || id, 100, 5300)) side (account, amount, after)`,
    ],
    [rules.mallOrders, mallOrder('goods')],
    [rules.vouchers, mallOrder('voucher')],
    [
      rules.vouchers,
      sql`insert into dividends (id, member_id, title, amount, granted_at, cause, reference)
        select 'unordered', id, '{}', 500, registered_at, 'mall', 'no order' from members`,
    ],
    [
      rules.rebates,
      sql`insert into rebate_claims (id, member_id, turnover, amount, coins, at)
        select 'unpaid', id, 10000, 30, 10, registered_at from members`,
    ],
    [
      'every stake is counted in the windows of the player protection',
      sql`update member_play set stake_week = stake_week - 1`,
    ],
    [
      'no stake was taken while an account was closed for play',
      sql`insert into protection_closures (id, member_id, kind, started_at, ends_at, closed_until)
        select 'closure', id, 'time-out', registered_at, registered_at + interval '1 day',
          registered_at + interval '1 day' from members`,
    ],
  ])('finds a violation of the rule that %s', async (rule, damage) => {
    await damageSettledRows(gateway.services.db, damage);
    expect(await broken()).toContain(rule);
  });

  it('[FLP-1] finds no violation in a round of the card game with its grant', async () => {
    await flippedCard(prizeOfCard, { budget: 888 }).execute(gateway.services.db);
    expect(await broken()).toEqual([]);
  });

  it('[ACT-4] finds no violation in an entry of a promotion that reserves its part of the budget', async () => {
    await promotionEntry(60, 'opted-in').execute(gateway.services.db);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['changed', sql`update ledger_entries set amount = amount * 2`],
    ['removed', sql`delete from ledger_transactions`],
    ['truncated', sql`truncate ledger_entries`],
    ['truncated with its entries', sql`truncate ledger_transactions cascade`],
    ['overdrawn', sql`update ledger_balances set balance = -1`],
  ])('the database itself rejects ledger data that is %s', async (_what, damage) => {
    await expect(damage.execute(gateway.services.db)).rejects.toThrow();
    expect(await broken()).toEqual([]);
  });
});
