import { type RawBuilder, sql } from 'kysely';
import { type HouseAccount, houseAccounts } from './accounts';

/** What a house account gets or gives, by the entries of one side. */
type HouseFlow =
  /** Stakes less those that a void gave back; of a sports bet when it is settled. */
  | 'stakes'
  /** Payouts, returned stakes of settled sports bets and cash-outs included. */
  | 'payouts'
  | 'all';

const entryKinds = { stakes: ['stake', 'held'], payouts: ['payout'] } as const;

/** The accounts whose balances say what the house has earned: all but the way of the money in and out, the source of demos, and coins. */
export const earningAccounts = [
  houseAccounts.games,
  houseAccounts.promotions,
  houseAccounts.commissions,
  houseAccounts.fees,
  houseAccounts.adjustments,
] as const satisfies readonly HouseAccount[];

/** An account of which flows are selected. */
export type EarningAccount = (typeof earningAccounts)[number];

/** The category of the game that the transaction `t` is of; null for one that is of no game. */
const categoryOfTransaction = sql`case t.kind
    when 'round' then (select g.category from bets b join games g on g.code = b.game_code
      where b.id = t.reference and b.member_id = t.home)
    when 'sport' then (select b.category from sport_bets b where b.id = t.reference and b.member_id = t.home)
  end`;

/**
 * Selects what the accounts of the house moved by transactions whose ids are within a span, by account, kind of entry and, if
 * `byCategory`, the category of the game: `account`, `entry`, `category`, `amount`. Transactions of demo members are left out. Entries
 * never change, and neither do these sums once nothing of the span commits any more, unless a deployment moves a game to another
 * category. The primary key of the transactions finds them.
 */
export const selectHouseFlows = (
  span: { first: string; end: string },
  { byCategory }: { byCategory: boolean },
): RawBuilder<unknown> => sql`
  select e.account, e.kind as entry, ${byCategory ? categoryOfTransaction : sql`null::text`} as category,
    sum(e.amount) as amount
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.home = t.home
  where t.id >= ${span.first} and t.id < ${span.end} and e.account = any(${[...earningAccounts]})
    and not (select is_demo from members m where m.id = t.home)
  group by 1, 2, 3`;

/**
 * The sum of the rows of `selectHouseFlows` that match, as SQL: positive for what the house got.
 *
 * @param from the name of its rows in the query.
 */
export const sumOfFlows = (
  from: string,
  { accounts, flow, category }: { accounts: readonly EarningAccount[]; flow: HouseFlow; category?: string },
): RawBuilder<bigint> => sql<bigint>`select coalesce(sum(amount), 0) from ${sql.table(from)}
  where account = any(${[...accounts]})
    ${flow === 'all' ? sql`` : sql`and entry = any(${[...entryKinds[flow]]})`}
    ${category === undefined ? sql`` : sql`and category = ${category}`}`;
