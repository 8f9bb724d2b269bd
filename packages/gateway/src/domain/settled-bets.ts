import { type GameCategory, type LocalText, sportsProviders } from '@pavilion/contract';
import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock';
import { isUnavailable } from '../db/availability';
import type { Database } from '../db/database';
import { runEach } from '../db/run-each';
import type { Schema } from '../db/schema';

/**
 * Selects the settled play of a member: rounds, slips, hands and sports bets of all venues. Rows never change. A corrected
 * sports bet has a further row with the difference, `is_correction`, at the moment of the correction; a void bet has none,
 * unless a part was cashed out or it had been settled before. Without `within` it is a part of another query.
 */
export const settledPlay = (member: Expression<string> | string, within?: Database) =>
  (within ? within.selectFrom('settled_play') : expressionBuilder<Schema>().selectFrom('settled_play')).where(
    'settled_play.member_id',
    '=',
    member,
  );

/** The sum of a column of settled play, 0 without a row. */
export const sumOfPlay = (column: 'turnover' | 'gross'): RawBuilder<bigint> =>
  sql<bigint>`coalesce(sum(${sql.ref(`settled_play.${column}`)}), 0)::bigint`;

/** A settled round, slip, hand or sports bet, as it is now. Amounts in minor units. */
export interface SettledBet {
  readonly id: string;
  readonly memberId: string;
  readonly category: GameCategory;
  /** Of a sports bet the code of its venue. */
  readonly gameCode: string;
  /** Of a sports bet what it is on. */
  readonly gameName: LocalText;
  readonly stake: bigint;
  /** All that was credited, returned stakes and cash-outs included. The win is the payout less the stake. */
  readonly payout: bigint;
  /** When it was settled, or last corrected. */
  readonly at: Date;
}

/**
 * The bets of some members that were settled or corrected at or after a moment, each once, oldest first. `settledPlay` says which
 * and when; their amounts are in the tables of the bets, since the view has facts that never change. It reads all play of each
 * member, as every query by `at` does.
 */
export const settledBetsOf = async (
  memberIds: readonly string[],
  since: Date,
  within: Database,
): Promise<SettledBet[]> => {
  const rows = await within
    .selectFrom(
      settledPlay(sql<string>`any(${[...memberIds]}::text[])`)
        .where('at', '>=', since)
        .groupBy(['member_id', 'id'])
        .select(({ fn }) => ['member_id', 'id', fn.max('at').as('at')])
        .as('play'),
    )
    .leftJoin('bets', (join) =>
      join.onRef('bets.id', '=', 'play.id').onRef('bets.member_id', '=', 'play.member_id'),
    )
    .leftJoin('games', 'games.code', 'bets.game_code')
    .leftJoin('sport_bets', (join) =>
      join.onRef('sport_bets.id', '=', 'play.id').onRef('sport_bets.member_id', '=', 'play.member_id'),
    )
    .select(({ fn }) => [
      'play.id',
      'play.member_id as memberId',
      fn.coalesce('games.category', 'sport_bets.category').as('category'),
      'bets.game_code as gameCode',
      'sport_bets.provider',
      fn.coalesce('games.name', 'sport_bets.subject').as('gameName'),
      fn.coalesce('bets.stake', 'sport_bets.stake').as('stake'),
      fn.coalesce('bets.payout', 'sport_bets.payout').as('payout'),
      'play.at',
    ])
    .orderBy('play.at')
    .orderBy('play.id')
    .execute();
  return rows.map(({ provider, gameCode, ...row }) => ({
    ...row,
    gameCode: provider ? sportsProviders[provider].venue : gameCode,
  })) as SettledBet[];
};

/**
 * What follows from settled bets, for members of whom some were settled lately. It reads which ones by `settledBetsOf`, from a
 * position that it stores or a fixed start: the first bet after an update must not pay for all earlier ones. It may see a bet
 * again; and it misses bets after a failure of its own or when a gateway ends. So it grants by a unique reference, and a daily
 * job finds what was missed.
 */
export type SettledBetReaction = (memberIds: readonly string[]) => Promise<unknown>;

/** Interval of reactions, in milliseconds. */
const interval = 5_000;

/**
 * Collects the members whose bets were settled. Reactions run in the background, for many bets at once: a stake waits for the
 * statement that settles it, and for nothing else.
 */
export const createSettledBets = ({ clock }: { readonly clock: Clock }) => {
  const waiting = new Set<string>();
  let advancedAt = Number.NEGATIVE_INFINITY;
  return {
    /**
     * Every kind of play calls it after a settlement, a cash-out or a correction is committed, and not before the member may
     * know the result.
     */
    notify(memberIds: Iterable<string>): void {
      for (const memberId of memberIds) waiting.add(memberId);
    },

    /** Runs the reactions every 5 seconds. */
    async advance(reactions: readonly SettledBetReaction[]): Promise<void> {
      if (clock.now() - advancedAt < interval) return;
      advancedAt = clock.now();
      const memberIds = [...waiting];
      waiting.clear();
      if (memberIds.length === 0) return;
      try {
        await runEach(reactions, (reaction) => reaction(memberIds));
      } catch (error) {
        // Only then: a member with whom a reaction always fails would be repeated for ever.
        if (isUnavailable(error)) for (const memberId of memberIds) waiting.add(memberId);
        throw error;
      }
    },
  };
};

export type SettledBets = Pick<ReturnType<typeof createSettledBets>, 'notify'>;
