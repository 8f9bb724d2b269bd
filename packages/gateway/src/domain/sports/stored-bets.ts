import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { LegRow } from './bet-view';

/** The columns of `BetRow`. */
export const betColumns = [
  ...(['id', 'member_id', 'provider', 'account', 'state', 'subject', 'category', 'sizes', 'bets'] as const),
  ...(['unit', 'unit_open', 'stake', 'stake_open', 'consent', 'potential', 'max_payout'] as const),
  ...(['placed_at', 'decide_at', 'decided_at', 'settled_at', 'reason', 'payout', 'cashed'] as const),
  ...(['turnover', 'rev'] as const),
] as const;

/** The legs of bets, those of a bet in their order. */
export const legsOf = (db: Database, bets: readonly string[]): Promise<LegRow[]> =>
  db
    .selectFrom('sport_legs')
    .selectAll()
    // One parameter for all ids: a statement has 65,535 at most.
    .where('bet_id', '=', sql<string>`any (${[...bets]}::text[])`)
    .orderBy('bet_id')
    .orderBy('n')
    .execute();

/** Bets with their legs. */
export const withLegs = async <Bet extends { readonly id: string }>(db: Database, bets: readonly Bet[]) => {
  if (bets.length === 0) return [];
  const byBet = new Map<string, LegRow[]>(bets.map(({ id }) => [id, []]));
  for (const leg of await legsOf(db, [...byBet.keys()])) byBet.get(leg.bet_id)?.push(leg);
  return bets.map((bet) => [bet, byBet.get(bet.id) ?? []] as const);
};
