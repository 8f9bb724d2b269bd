import { type RawBuilder, sql } from 'kysely';

/**
 * The stakes that a member placed since a moment and that are not settled yet, in minor units. Of a sports bet the part that was not
 * cashed out; a bet that waits for acceptance counts, since its stake has left the wallet. Part of another query.
 */
export const runningStakes = (memberId: string, since: RawBuilder<Date>): RawBuilder<bigint> => sql<bigint>`(
  coalesce((select sum(stake) from bets
    where member_id = ${memberId} and state = 'open' and placed_at >= ${since}), 0)
  + coalesce((select sum(stake_open) from sport_bets
    where member_id = ${memberId} and state in ('pending', 'open') and placed_at >= ${since}), 0))::bigint`;
