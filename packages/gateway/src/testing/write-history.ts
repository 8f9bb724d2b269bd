import { sql } from 'kysely';
import type { Database } from '../db/database';

/** The member whose lists are read. */
export const watchedMember = 'watched';
/** A room whose last message is older than a day. */
export const silentRoom = 'silent';
const others = 1_000;
/** Rows of the watched member in lists that nobody fills with a million of them. */
const ownRows = 1_000;
const days = 100;
const title = JSON.stringify({ 'zh-CN': '测量', en: 'Measuring' });

/** An id as `newId` makes them, in SQL: it sorts by its moment. */
const idAt = (at: string, number: string) => {
  const digits = Array.from(
    { length: 10 },
    (_, place) => `substr('0123456789abcdefghjkmnpqrstvwxyz', (ms >> ${5 * (9 - place)} & 31)::int + 1, 1)`,
  );
  return `(select ${digits.join(' || ')} || lpad(${number}::text, 16, '0')
    from (select floor(extract(epoch from ${at}) * 1000)::bigint as ms) as moment)`;
};

/** Row n of `count`, spread over the last days, oldest first. */
const spread = (count: number, now: Date) =>
  `generate_series(1, ${count}) as n cross join lateral (select '${now.toISOString()}'::timestamptz
    - interval '${days} days' * (1 - n::float8 / ${count + 1}) as at) as moment`;

/**
 * Writes the history of a member and of 1,000 others, as many rows of each kind as `count`: bets of the member with their
 * transactions, rebates with coins, bets of the last hour of the others, dividends, mails, threads with support, sports bets,
 * messages of a silent and a busy room, and
 * rounds of tables. Of the lists that no member fills, at most 1,000 are the member's. The ledger stays sound.
 */
export const writeHistory = async (db: Database, count: number, now: Date): Promise<void> => {
  const run = (text: string) => sql.raw(text).execute(db);
  const stakes = count;
  const rebates = Math.ceil(count / 2);
  await run(`
    insert into members (id, account, account_key, password_hash, nickname, invite_code, registered_at)
      select id, id, id, '', 'history', id, '${now.toISOString()}'::timestamptz - interval '1 year'
      from (select '${watchedMember}' as id union all select 'other' || n from generate_series(1, ${others}) n) as each;
    insert into ledger_balances (account, member_id)
      select kind || id, id from members, unnest(array['main:', 'locked:', 'coins:']) kind where nickname = 'history';
    insert into member_play (member_id) select id from members where nickname = 'history'`);

  // The opening balance pays every stake.
  await run(`
    insert into ledger_transactions (id, home, kind, reference, subject, at)
      select 'opening', '${watchedMember}', 'adjustment', 'opening', '${title}', '${now.toISOString()}'::timestamptz - interval '${days + 1} days';
    insert into ledger_entries (transaction_id, home, account, kind, amount, balance_after, at)
      select 'opening', '${watchedMember}', account, 'adjustment', amount, balance, '${now.toISOString()}'::timestamptz - interval '${days + 1} days'
      from (values ('house:adjustments', -${stakes}00::bigint, null::bigint), ('main:${watchedMember}', ${stakes}00, ${stakes}00))
        as side (account, amount, balance)`);
  await run(`
    create temporary table history on commit preserve rows as
      select n, at, ${idAt('at', 'n')} as id from ${spread(stakes, now)};
    insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, turnover)
      select id, '${watchedMember}', game.code, 100, case when n % 10 = 0 then 250 else 0 end, 'settled', at, at,
        '{"kind": "slots", "stops": [1, 2, 3, 4, 5], "grid": [], "wins": []}', 100
      from history join (select code, row_number() over (order by code) - 1 as place, count(*) over () as all from games) as game
        on game.place = n % least(game.all, 20)
      order by n;
    insert into ledger_transactions (id, home, kind, reference, subject, at)
      select id, '${watchedMember}', 'round', id, '${title}', at from history order by n;
    insert into ledger_entries (transaction_id, home, account, kind, amount, balance_after, at)
      select id, '${watchedMember}', account, 'stake', amount, balance, at from history cross join lateral (values
        ('main:${watchedMember}', -100::bigint, (${stakes} - n) * 100::bigint), ('house:games', 100, null)) as side (account, amount, balance)
      order by n, amount;
    drop table history`);
  await run(`
    create temporary table history on commit preserve rows as
      select n, at, ${idAt('at', `(n + ${10 * count})`)} as id from ${spread(rebates, now)};
    insert into ledger_transactions (id, home, kind, reference, subject, at)
      select id, '${watchedMember}', case when n % 10 = 0 then 'exchange' else 'rebate' end, id, '${title}', at from history order by n;
    insert into ledger_entries (transaction_id, home, account, kind, amount, balance_after, at)
      select id, '${watchedMember}', account, case when n % 10 = 0 then 'bonus' else 'rebate' end, amount, balance, at
      from history cross join lateral (
        select case when n % 10 = 0 then -9 else 1 end as coins, n - n / 10 * 10 as held) as each
      cross join lateral (values
        (1, 'coins:${watchedMember}', coins::bigint, held::bigint), (2, 'house:coins', -coins, null),
        (3, 'main:${watchedMember}', 1, n), (4, 'house:promotions', -1, null)) as side (place, account, amount, balance)
      order by n, place;
    update ledger_balances set balance = ${rebates} where account = 'main:${watchedMember}';
    update ledger_balances set balance = ${rebates % 10} where account = 'coins:${watchedMember}';
    drop table history`);

  await run(`
    insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, turnover)
      select ${idAt('at', `(n + ${20 * count})`)}, 'other' || 1 + n % ${others}, game.code, 100,
        case when n % 3 = 0 then 250 else 0 end, 'settled', at, at,
        '{"kind": "slots", "stops": [1, 2, 3, 4, 5], "grid": [], "wins": []}', 100
      from generate_series(1, ${count}) as n
        cross join lateral (select '${now.toISOString()}'::timestamptz - interval '59 minutes' * (1 - n::float8 / ${count + 1}) as at) as moment
        join (select code, row_number() over (order by code) - 1 as place, count(*) over () as all from games) as game
          on game.place = n % game.all
      order by n`);

  const owner = `case when n % greatest(${count} / ${ownRows}, 1) = 0 then '${watchedMember}' else 'other' || 1 + n % ${others} end`;
  await run(`
    insert into dividends (id, member_id, title, amount, granted_at, claimed_at, cause, reference, expires_at)
      select ${idAt('at', 'n')}, ${owner}, '${title}', 100, at, case when n % 3 > 0 then at end, 'history', n, at + interval '7 days'
      from ${spread(count, now)};
    insert into mails (id, member_id, kind, title, body, href, at)
      select ${idAt('at', 'n')}, case when n % greatest(${count} / 50, 20) = 0 then null else ${owner} end, 'system', '${title}',
        '${title}', null, at from ${spread(count, now)};
    insert into mail_marks (member_id, mail_id, read_at)
      select member_id, id, at from mails where member_id = '${watchedMember}' and hashtext(id) % 10 <> 0;
    insert into threads (id, kind, member_id, topic, state, excerpt, client_key, closed_by, closed_at, at, last_at)
      select ${idAt('at', 'n')}, 'ticket', ${owner}, 'other', 'closed', 'history', n, 'customer', at, at, at from ${spread(count, now)};
    insert into thread_messages (id, thread_id, author, name, is_automatic, text, at)
      select id, id, 'staff', '${title}', false, '${title}', at from threads where client_key is not null;
    update threads set read_up_to = id where hashtext(id) % 10 <> 0`);
  await run(`
    insert into sport_events (id, sport, competition, starts_at, model, params, settled_at)
      values ('history', 'football', 'history', '${now.toISOString()}', 1, '{}', '${now.toISOString()}');
    insert into sport_bets (id, member_id, provider, account, request_id, state, subject, category, sizes, bets, unit, unit_open,
        consent, potential, max_payout, exposure, fingerprint, placed_at, decided_at, settled_at, payout, rev)
      select ${idAt('at', 'n')}, owner, 'IMTY', 'main:' || owner, n, 'settled', '${title}', 'sport', '{1}', 1, 100, 100, '"any"',
        200, 200, 0, n, at, at, at, case when n % 2 = 0 then 200 else 0 end, 1
      from ${spread(count, now)} cross join lateral (select ${owner} as owner) as each;
    insert into sport_legs (bet_id, member_id, n, event_id, selection, market, event, asked_price, price, epoch, result, result_rev, settled_rev)
      select id, member_id, 1, 'history', 'history:1x2:ft:0:home', '1x2:ft', '${JSON.stringify({
        id: 'history',
        sport: 'football',
        competition: JSON.parse(title),
        home: JSON.parse(title),
        away: JSON.parse(title),
        startsAt: now.toISOString(),
      })}', 2000, 2000, 1, 'won', 1, 1 from sport_bets`);
  await run(`
    insert into fair_series (game_code, day, rounds, root, terminal)
      select code, '2000-01-01', ${count}, 'history', 'history' from games where code = 'baccarat-a';
    insert into table_rounds (id, game_code, version, day, number, opens_at, closes_at, draws_at, ends_at, state, mix, seed,
        outcome, drawn_at, settled_at)
      select ${idAt('at', 'n')}, 'baccarat-a', 1, '2000-01-01', n, at, at + interval '1 second', at + interval '1 second',
        at + interval '2 seconds', 'settled', '', '', '{}', at, at
      from ${spread(count, now)} where exists (select 1 from games where code = 'baccarat-a')`);
  await run(`
    insert into rooms (id, title, host, sport, state, rank) select id, '${title}', '${title}', 'football', 'ended', 0
      from unnest(array['${silentRoom}', 'busy']) as id;
    insert into room_messages (room_id, member_id, who, vip, text, client_key, at)
      select '${silentRoom}', '${watchedMember}', 'history', 0, repeat('🏮', 60), n, at - interval '2 days' from ${spread(count, now)}
      union all select 'busy', '${watchedMember}', 'history', 0, repeat('🏮', 60), n, '${now.toISOString()}'::timestamptz - interval '1 hour'
      from generate_series(1, ${count}) as n`);
  await sql`vacuum analyze`.execute(db);
};

/** Adds games until the catalogue has as many. */
export const writeGames = async (db: Database, count: number): Promise<void> => {
  await sql
    .raw(`
    insert into games select code || '-' || n, venue_code, category, name, pinyin || n, initials || n, min_stake, max_stake,
        return_to_player, hot, is_new, motif, color_from, color_to, rank + n * 100
      from games cross join generate_series(1, ${count}) as n order by n
      limit greatest(${count} - (select count(*) from games), 0)`)
    .execute(db);
};
