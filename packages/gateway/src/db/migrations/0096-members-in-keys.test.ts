import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { migrations } from './index';

const name = '0096-members-in-keys';

/** Tables whose keys change, without the columns that they get. */
const rowsOf = `
  select jsonb_build_object(
    'ledger_balances', (select jsonb_agg(to_jsonb(r) order by account) from ledger_balances r),
    'ledger_transactions', (select jsonb_agg(to_jsonb(r) - 'home' order by id) from ledger_transactions r),
    'ledger_entries', (select jsonb_agg(to_jsonb(r) - 'home' order by seq) from ledger_entries r),
    'deposit_orders', (select jsonb_agg(to_jsonb(r) order by id) from deposit_orders r),
    'promotion_entries', (select jsonb_agg(to_jsonb(r) order by id) from promotion_entries r),
    'payout_accounts', (select jsonb_agg(to_jsonb(r) order by id) from payout_accounts r),
    'withdrawal_orders', (select jsonb_agg(to_jsonb(r) order by id) from withdrawal_orders r),
    'turnover_requirements', (select jsonb_agg(to_jsonb(r) order by id) from turnover_requirements r),
    'dividends', (select jsonb_agg(to_jsonb(r) order by id) from dividends r),
    'flip_cards', (select jsonb_agg(to_jsonb(r) order by card) from flip_cards r),
    'bets', (select jsonb_agg(to_jsonb(r) order by id) from bets r),
    'bet_lines', (select jsonb_agg(to_jsonb(r) - 'member_id' order by bet_id) from bet_lines r),
    'hands', (select jsonb_agg(to_jsonb(r) order by id) from hands r),
    'sport_legs', (select jsonb_agg(to_jsonb(r) - 'member_id' order by bet_id, n) from sport_legs r),
    'sport_settlements', (select jsonb_agg(to_jsonb(r) - 'member_id' order by bet_id) from sport_settlements r),
    'sport_cash_outs', (select jsonb_agg(to_jsonb(r) order by id) from sport_cash_outs r)) as rows`;

/** What the migrated database refuses, with a part of its message. */
const refused = [
  ['change an entry', sql`update ledger_entries set amount = 1`, 'append only'],
  ['change a transaction', sql`update ledger_transactions set kind = 'round'`, 'append only'],
  ['change a line of a slip', sql`update bet_lines set stake = 1`, 'append only'],
  ['change a settlement', sql`update sport_settlements set payout = 1`, 'append only'],
  [
    'hold an entry of another member than its transaction',
    sql`insert into ledger_entries (transaction_id, home, account, kind, amount, at) values ('t1', 'm2', 'house:games', 'deposit', 1, now())`,
    'foreign key',
  ],
  [
    'pay to the payout account of another member',
    sql`insert into withdrawal_orders (id, member_id, account_id, amount, fee, state, requested_at)
      values ('w2', 'm2', 'a1', 10, 0, 'requested', now())`,
    'foreign key',
  ],
  [
    'hold an account of one member for another',
    sql`insert into ledger_balances (account, member_id) values ('locked:m1', 'm2')`,
    'ledger_balance_of_member',
  ],
] as const;

describe('the migration of the members into the keys', () => {
  let database: TestDatabase;
  let before: Record<string, unknown[] | null>;
  let after: typeof before;
  let members: Record<string, unknown> | undefined;
  const answers: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.db.transaction().execute(async (db) => {
      await sql`create schema older; set local search_path to older`.execute(db);
      for (const [each, { up }] of Object.entries(migrations)) if (each < name) await up(db);
      await sql`
        insert into members (id, account, account_key, password_hash, nickname, invite_code, registered_at)
          select id, id, id, '', id, id, now() from unnest(array['m1', 'm2']) as id;
        insert into ledger_balances (account, member_id, balance)
          select kind || id, id, 100 from unnest(array['m1', 'm2']) id, unnest(array['main:', 'venue:PAVILION:']) kind;
        insert into ledger_transactions (id, kind, reference, subject, at)
          values ('t1', 'deposit', 'o1', '{}', now()), ('t2', 'transfer', 't2', '{}', now()), ('t3', 'adjustment', 't3', '{}', now());
        insert into ledger_entries (transaction_id, account, kind, amount, balance_after, at)
          values ('t1', 'house:cashier', 'deposit', -200, null, now()), ('t1', 'main:m1', 'deposit', 200, 200, now()),
            ('t2', 'main:m2', 'transfer', -5, 95, now()), ('t2', 'venue:PAVILION:m2', 'transfer', 5, 5, now()),
            ('t3', 'house:games', 'adjustment', -1, null, now()), ('t3', 'house:fees', 'adjustment', 1, null, now());

        insert into deposit_channels (code, mark, rank, name, note, min_amount, max_amount, quick_amounts, recommended, payee)
          values ('bank', 'bank', 0, '{}', '{}', 1, 2, '[]', false, '[]');
        insert into deposit_orders (id, member_id, channel_code, amount, state, created_at, expires_at, paid_at)
          values ('o1', 'm1', 'bank', 200, 'paid', now(), now(), now()), ('o2', 'm2', 'bank', 1, 'pending', now(), now(), null);
        insert into promotions (id, slug, category, rank, title, summary, terms, scene, starts_at)
          values ('p1', 'p1', 'new', 0, '{}', '{}', '{}', '', now());
        insert into promotion_entries (id, promotion_id, member_id, period_key, state, at, committed, deposit_id)
          values ('e1', 'p1', 'm1', 'once', 'pending', now(), 0, 'o1'), ('e2', 'p1', 'm2', 'once', 'opted-in', now(), 0, null);
        insert into payout_accounts (id, member_id, kind, title, number, is_default, bound_at, usable_at)
          values ('a1', 'm1', 'bank', '{}', '1', true, now(), now());
        insert into withdrawal_orders (id, member_id, account_id, amount, fee, state, requested_at, ended_at)
          values ('w1', 'm1', 'a1', 10, 0, 'cancelled', now(), now());
        insert into turnover_requirements (id, member_id, cause, reference, subject, amount, multiple, starts, ends, at)
          values ('r1', 'm1', 'deposit', 'o1', '{}', 200, 100, 0, 200, now());
        insert into dividends (id, member_id, title, amount, granted_at, cause, reference)
          values ('d1', 'm1', '{}', 1, now(), 'manual', 'd1');
        insert into flip_budgets values ('2026-01-01', 0);
        insert into flip_rounds (id, member_id, day, server_seed, commitment, max_flips, reserved, state, started_at, ends_at)
          values ('f1', 'm1', '2026-01-01', '', '', 1, 0, 'open', now(), now());
        insert into flip_cards values ('f1', 0, 'm1', 0, 'sign-in', 'x', now());

        insert into venues values ('v', '{}');
        insert into games (code, venue_code, category, name, pinyin, initials, min_stake, max_stake, return_to_player, hot, is_new,
          motif, color_from, color_to, rank) values ('g', 'v', 'chess', '{}', '', '', 1, 2, '', false, false, '', '', '', 0);
        insert into fair_seeds (id, member_id, server_seed, commitment, client_seed, state, created_at)
          values ('s1', 'm1', repeat('0', 64), 'c', 'client', 'active', now());
        insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail)
          values ('b1', 'm1', 'g', 10, 0, 'open', now(), null, '{}'), ('b2', 'm2', 'g', 10, 5, 'settled', now(), now(), '{}');
        insert into bet_lines values ('b1', 'heads', 4), ('b1', 'tails', 6), ('b2', 'heads', 10);
        insert into hands (id, member_id, game_code, version, account, seed_id, client_seed, nonce, opening_stake, side_bets, risk,
          state, touched_at) values ('b1', 'm1', 'g', 1, 'main:m1', 's1', 'client', 0, 10, '{}', 10, 'open', now());
        insert into sport_events (id, sport, competition, starts_at, model, params)
          values ('e', 'football', 'c', now(), 1, '{}');
        insert into sport_bets (id, member_id, provider, account, request_id, state, subject, category, sizes, bets, unit, unit_open,
            consent, potential, max_payout, exposure, fingerprint, placed_at, settled_at, payout, rev)
          values ('k1', 'm1', 'IMTY', 'main:m1', 'q', 'open', '{}', 'sport', '{1}', 1, 100, 100, '"any"', 200, 200, 0, 'f', now(), null, 0, 0),
            ('k2', 'm2', 'IMTY', 'main:m2', 'q', 'settled', '{}', 'sport', '{1}', 1, 100, 100, '"any"', 200, 200, 0, 'f', now(), now(), 200, 1);
        insert into sport_legs (bet_id, n, event_id, selection, market, event, asked_price, price, epoch)
          select id, n, 'e', 'x', 'y', '{}', 2000, 2000, 1 from unnest(array['k1', 'k2']) id, generate_series(1, 2) n;
        insert into sport_settlements values ('k2', 1, 200, 0, 100, 'settled', now());
        insert into sport_cash_outs (id, bet_id, member_id, request_id, request_hash, unit, amount, state, at, decide_at)
          values ('c1', 'k1', 'm1', 'r', 'h', 1, 1, 'pending', now(), now());
      `.execute(db);
      const read = async () => (await sql.raw<{ rows: typeof before }>(rowsOf).execute(db)).rows[0]!.rows;
      before = await read();
      await migrations[name]!.up(db);
      after = await read();
      ({
        rows: [members],
      } = await sql<Record<string, unknown>>`select
        (select jsonb_object_agg(id, home) from ledger_transactions) as transactions,
        (select jsonb_agg(home || ' ' || account order by seq) from ledger_entries) as entries,
        (select jsonb_agg(bet_id || ' ' || member_id order by bet_id, selection) from bet_lines) as lines,
        (select jsonb_agg(bet_id || ' ' || member_id order by bet_id, n) from sport_legs) as legs,
        (select jsonb_agg(bet_id || ' ' || member_id) from sport_settlements) as settlements`.execute(db));
      for (const [, statement] of refused) {
        await sql`savepoint attempt`.execute(db);
        answers.push(await statement.execute(db).then(() => 'done', String));
        await sql`rollback to attempt`.execute(db);
      }
    });
  });
  afterAll(() => database.drop());

  it('[REQ-10] keeps every row of an older database', () => {
    expect(after).toEqual(before);
    expect(Object.entries(before).filter(([, rows]) => !rows?.length)).toEqual([]);
  });

  it('[REQ-10] gives transactions, entries, lines and legs the member they belong to', () => {
    expect(members).toEqual({
      transactions: { t1: 'm1', t2: 'm2', t3: 'house' },
      entries: [
        'm1 house:cashier',
        'm1 main:m1',
        'm2 main:m2',
        'm2 venue:PAVILION:m2',
        'house house:games',
        'house house:fees',
      ],
      lines: ['b1 m1', 'b1 m1', 'b2 m2'],
      legs: ['k1 m1', 'k1 m1', 'k2 m2', 'k2 m2'],
      settlements: ['k2 m2'],
    });
  });

  it.each(refused.map(([what, , message], index) => [what, message, index] as const))(
    '[REQ-10] leaves a database that does not %s',
    (_what, message, index) => expect(answers[index]).toContain(message),
  );
});
