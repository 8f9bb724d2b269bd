import { sql } from 'kysely';
import type { Database } from '../../packages/gateway/src/db/database';
import { tokenHash } from '../../packages/gateway/src/domain/secret-token';

export const members = 1_000;
export const venueCode = 'PAVILION';
export const gameCode = 'golden-dragon';
export const subject = { 'zh-CN': '测量', en: 'Measuring' };
export const idOf = (index: number | string) => `bench${index}`;
export const tokenOf = (index: number) => `bench-token-${index}`;
export const gameTokenOf = (index: number, code = gameCode) => `bench-${code}-${index}`;
export const randomMember = () => 1 + Math.floor(Math.random() * members);

/** Inserts a launch token of a game for each member. */
export const openGames = async (db: Database, code: string) => {
  const all = Array.from({ length: members }, (_, index) => index + 1);
  await sql`
    insert into game_sessions (token_hash, session_hash, game_code, expires_at)
      select hash, session, ${code}, now() + interval '1 day'
      from unnest(${all.map((index) => tokenHash(gameTokenOf(index, code)))}::text[], ${all.map((index) => tokenHash(tokenOf(index)))}::text[]) as each (hash, session)`.execute(
    db,
  );
};

/** Inserts members with money, sessions and launch tokens of a slot game. */
export const prepareMembers = async (db: Database) => {
  const all = Array.from({ length: members }, (_, index) => index + 1);
  await sql`
    insert into members (id, account, account_key, password_hash, nickname, invite_code, registered_at)
      select 'bench' || n, 'bench' || n, 'bench' || n, '', 'bench', 'bench' || n, now()
      from generate_series(1, ${members}::int) n`.execute(db);
  await sql`
    insert into ledger_balances (account, member_id)
      select kind || 'bench' || n, 'bench' || n
      from generate_series(1, ${members}::int) n, unnest(array['main:', 'locked:', 'coins:', ${`venue:${venueCode}:`}::text]) kind`.execute(
    db,
  );
  await sql`
    insert into member_play (member_id) select 'bench' || n from generate_series(1, ${members}::int) n`.execute(
    db,
  );
  await sql`
    select ledger_post('bench' || n, null, null, null, '{}', 'bench-' || kind || n, 'adjustment', 'bench', ${JSON.stringify(subject)}::jsonb, now(), null, null, 0,
      array['house:adjustments', kind || 'bench' || n], array['adjustment', 'adjustment'], array[-1000000000, 1000000000])
    from generate_series(1, ${members}::int) n, unnest(array['main:', ${`venue:${venueCode}:`}::text]) kind`.execute(
    db,
  );
  await sql`
    insert into sessions (token_hash, member_id, device_id, address, created_at, last_seen_at, expires_at)
      select hash, 'bench' || n, 'bench', '127.0.0.1', now(), now(), now() + interval '1 day'
      from unnest(${all.map((index) => tokenHash(tokenOf(index)))}::text[]) with ordinality as each (hash, n)`.execute(
    db,
  );
  await openGames(db, gameCode);
};

/** Inserts entries of one cent each, in transactions of 1,000 entries that pass the verification of the ledger. */
export const writeEntries = async (db: Database, index: number, count: number) => {
  const account = `main:${idOf(index)}`;
  const name = `entries-${index}-`;
  const before = sql`(select balance from ledger_balances where account = ${account})`;
  await sql`
    insert into ledger_transactions (id, home, kind, reference, subject, at)
      select ${name} || n, ${idOf(index)}, 'adjustment', 'bench', ${JSON.stringify(subject)}::jsonb, now()
      from generate_series(0, ${count / 1_000 - 1}::int) n`.execute(db);
  await sql`
    insert into ledger_entries (transaction_id, home, account, kind, amount, balance_after, at)
      select ${name} || ((n - 1) / 1000), ${idOf(index)}, ${account}, 'adjustment', 1, ${before} + n, now()
      from generate_series(1, ${count}::int) n order by n`.execute(db);
  await sql`
    insert into ledger_entries (transaction_id, home, account, kind, amount, at)
      select ${name} || n, ${idOf(index)}, 'house:adjustments', 'adjustment', -1000, now()
      from generate_series(0, ${count / 1_000 - 1}::int) n`.execute(db);
  await sql`update ledger_balances set balance = balance + ${count}::int where account = ${account}`.execute(
    db,
  );
  await sql`analyze ledger_entries`.execute(db);
};
