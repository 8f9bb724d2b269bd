import type { GameCategory } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { settledPlay, sumOfPlay } from '../../settled-bets';

/** A member's part in a promotion, from opting in to its end, if it has one. */
export type Entry = Row<'promotion_entries'>;

/** Where play and deposits are read, and the time zone of the brand's calendar. */
export interface Source {
  readonly within: Database;
  readonly timeZone: string;
}

/** Settled play of some categories that counts for an entry. */
const playOf = (
  { member_id: memberId, at, ends_at: ends }: Entry,
  categories: readonly GameCategory[],
  { within }: Source,
) => {
  const query = settledPlay(memberId, within).where('at', '>=', at).where('category', 'in', categories);
  return ends === null ? query : query.where('at', '<', ends);
};

/** The turnover from opting in to the end of the entry, in minor units. */
export const turnoverDuring = async (
  entry: Entry,
  categories: readonly GameCategory[],
  source: Source,
): Promise<bigint> => {
  const { turnover } = await playOf(entry, categories, source)
    .select(sumOfPlay('turnover').as('turnover'))
    .executeTakeFirstOrThrow();
  return turnover;
};

/** The days of the brand's calendar since opting in with a turnover of at least `least`, in minor units. */
export const daysPlayedOf = async (
  entry: Entry,
  categories: readonly GameCategory[],
  least: bigint,
  source: Source,
): Promise<number> => {
  const days = await playOf(entry, categories, source)
    .select(sql<string>`(at at time zone ${source.timeZone})::date`.as('day'))
    // A correction is no play of its day.
    .where('is_correction', '=', false)
    .groupBy('day')
    .having(sql<boolean>`sum(turnover) >= ${least}`)
    .execute();
  return days.length;
};

/**
 * The first deposit of at least `least`, in minor units, that was paid while the entry runs and that no other entry has matched.
 */
export const depositOf = (
  { member_id: memberId, at, ends_at: ends }: Entry,
  least: bigint,
  { within }: Source,
) =>
  within
    .selectFrom('deposit_orders')
    .select(['id', 'amount'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'paid')
    .where('paid_at', '>', at)
    .$if(ends !== null, (query) => query.where('paid_at', '<=', ends))
    .where('amount', '>=', least)
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('promotion_entries as other')
            .select('other.id')
            // guard: deposit-matched-once
            .whereRef('other.deposit_id', '=', 'deposit_orders.id'),
        ),
      ),
    )
    .orderBy('paid_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
