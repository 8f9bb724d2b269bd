import {
  type BetRecord,
  type BetState,
  type CallRequest,
  type CallResponse,
  type LocalText,
  type RoundDetail,
  type SportDetail,
  sportsProviders,
  type Win,
} from '@pavilion/contract';
import { formatMinor, maskName } from '@pavilion/format';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { dayEnd, dayStart } from '../../days';
import { idCursor, pageOf, rowsFor } from '../../paging';
import { presentLeg } from '../../sports';
import type { FairSeeds } from '../fair/fair-seeds';
import type { Lobby } from '../games/lobby';

const defaultWins = 20;

type BetRow = Row<'bets'> & Pick<Row<'games'>, 'category' | 'venue_code'> & { name: LocalText };

/** Rounds stored before the field `kind` existed are slot rounds. */
const presentDetail = (detail: unknown): RoundDetail => ({ kind: 'slots', ...(detail as object) });

/** The commitment of a round whose seed was secret when it was stored. */
const sealedCommitment = (detail: unknown): string | undefined => {
  const { proof } = detail as { proof?: { commitment: string; seed: string | null } | null };
  return proof?.seed === null ? proof.commitment : undefined;
};

/** Adds the seed to the proof of a round, once it is revealed. */
const withSeed = (detail: unknown, seeds: ReadonlyMap<string, string>): unknown => {
  const seed = seeds.get(sealedCommitment(detail) ?? '');
  if (seed === undefined) return detail;
  const { proof } = detail as { proof: object };
  return { ...(detail as object), proof: { ...proof, seed } };
};

const presentBet = (row: BetRow): BetRecord => ({
  id: row.id,
  gameCode: row.game_code,
  gameName: row.name,
  category: row.category,
  venue: row.venue_code,
  stake: formatMinor(row.stake),
  payout: formatMinor(row.payout),
  net: formatMinor(row.payout - row.stake),
  state: row.state,
  placedAt: row.placed_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  detail: presentDetail(row.detail),
});

type SportBetRow = Pick<
  Row<'sport_bets'>,
  | ('id' | 'provider' | 'state' | 'subject' | 'category' | 'sizes' | 'bets' | 'unit' | 'stake')
  | ('payout' | 'cashed' | 'reason' | 'placed_at' | 'settled_at' | 'decided_at')
>;

const presentSportBet = (row: SportBetRow, legs: readonly Row<'sport_legs'>[]): BetRecord => ({
  id: row.id,
  gameCode: sportsProviders[row.provider].venue,
  gameName: row.subject,
  category: row.category,
  venue: sportsProviders[row.provider].venue,
  stake: formatMinor(row.stake),
  payout: formatMinor(row.payout),
  net: formatMinor(row.payout - row.stake),
  state: row.state,
  placedAt: row.placed_at.toISOString(),
  settledAt: (row.settled_at ?? (row.state === 'refused' ? row.decided_at : null))?.toISOString() ?? null,
  detail: {
    kind: 'sport',
    sizes: row.sizes,
    bets: row.bets,
    unit: formatMinor(row.unit),
    cashedOut: formatMinor(row.cashed),
    refusal: row.reason as SportDetail['refusal'],
    legs: legs.filter(({ bet_id }) => bet_id === row.id).map(presentLeg),
  },
});

/** Categories of sports bets. */
const sportCategories: readonly string[] = ['sport', 'gaming'];
/** States that a round of a game can have. */
const roundStates = ['open', 'settled', 'void'] as const;
const isRoundState = (state: BetState): state is (typeof roundStates)[number] =>
  roundStates.includes(state as never);

/** Count and sums of a selection; the net leaves out what is not decided. */
const sumsOf = (table: 'bets' | 'sport_bets') =>
  [
    sql<number>`count(*)::int`.as('count'),
    sql<bigint>`coalesce(sum(stake), 0)::bigint`.as('stake'),
    sql<bigint>`coalesce(sum(payout), 0)::bigint`.as('payout'),
    sql<bigint>`coalesce(sum(payout - stake) filter (where ${sql.ref(`${table}.state`)} not in ('open', 'pending')), 0)::bigint`.as(
      'net',
    ),
  ] as const;

/** Bet records and the latest wins. */
export const createBets = ({
  db,
  lobby,
  fairSeeds,
  timeZone,
}: {
  db: Database;
  lobby: Lobby;
  fairSeeds: Pick<FairSeeds, 'revealed'>;
  timeZone: string;
}) => {
  const selection = (memberId: string, { from, to, category, state }: CallRequest<'betRecords'>) => {
    let query = db
      .selectFrom('bets')
      .innerJoin('games', 'games.code', 'bets.game_code')
      // guard: bets-of-their-member
      .where('bets.member_id', '=', memberId);
    if (from !== undefined) query = query.where('bets.placed_at', '>=', dayStart(from, timeZone));
    if (to !== undefined) query = query.where('bets.placed_at', '<', dayEnd(to, timeZone));
    if (category !== undefined) query = query.where('games.category', '=', category);
    if (state !== undefined) {
      query = isRoundState(state) ? query.where('bets.state', '=', state) : query.where(sql.lit(false));
    }
    return query;
  };

  const sportSelection = (memberId: string, { from, to, category, state }: CallRequest<'betRecords'>) => {
    let query = db
      .selectFrom('sport_bets')
      // guard: sport-records-of-their-member
      .where('member_id', '=', memberId);
    if (from !== undefined) query = query.where('placed_at', '>=', dayStart(from, timeZone));
    if (to !== undefined) query = query.where('placed_at', '<', dayEnd(to, timeZone));
    if (category !== undefined) {
      query = sportCategories.includes(category)
        ? query.where('category', '=', category as 'sport' | 'gaming')
        : query.where(sql.lit(false));
    }
    if (state !== undefined) query = query.where('state', '=', state);
    return query;
  };

  const sportRecords = async (memberId: string, body: CallRequest<'betRecords'>): Promise<BetRecord[]> => {
    let query = sportSelection(memberId, body)
      .select(['id', 'provider', 'state', 'subject', 'category', 'sizes', 'bets', 'unit', 'stake'])
      .select(['payout', 'cashed', 'reason', 'placed_at', 'settled_at', 'decided_at'])
      .orderBy('id', 'desc')
      .limit(rowsFor(body.limit));
    if (body.cursor !== undefined) query = query.where('id', '<', idCursor(body.cursor));
    const rows = await query.execute();
    if (rows.length === 0) return [];
    const legs = await db
      .selectFrom('sport_legs')
      .selectAll()
      .where(
        'bet_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('n')
      .execute();
    return rows.map((row) => presentSportBet(row, legs));
  };

  const rowsOf = (memberId: string, body: CallRequest<'betRecords'>) => {
    const query = selection(memberId, body)
      .selectAll('bets')
      .select(['games.category', 'games.venue_code', 'games.name'])
      .orderBy('bets.id', 'desc')
      .limit(rowsFor(body.limit));
    return body.cursor === undefined
      ? query.execute()
      : query.where('bets.id', '<', idCursor(body.cursor)).execute();
  };

  return {
    async records(memberId: string, body: CallRequest<'betRecords'>): Promise<CallResponse<'betRecords'>> {
      const [rows, sportBets, rounds, sport] = await Promise.all([
        rowsOf(memberId, body),
        sportRecords(memberId, body),
        selection(memberId, body).select(sumsOf('bets')).executeTakeFirstOrThrow(),
        sportSelection(memberId, body).select(sumsOf('sport_bets')).executeTakeFirstOrThrow(),
      ]);
      const sealed = rows.flatMap(({ detail }) => sealedCommitment(detail) ?? []);
      const seeds = await fairSeeds.revealed([...new Set(sealed)]);
      const bets = rows
        .map((row) => presentBet({ ...row, detail: withSeed(row.detail, seeds) }))
        .concat(sportBets)
        .sort((one, other) => (one.id < other.id ? 1 : -1));
      return {
        ...pageOf(bets, body.limit, (each) => each.id),
        totals: {
          count: rounds.count + sport.count,
          stake: formatMinor(rounds.stake + sport.stake),
          payout: formatMinor(rounds.payout + sport.payout),
          net: formatMinor(rounds.net + sport.net),
        },
      };
    },

    /**
     * The latest rounds that paid more than their stake, with masked accounts. A win is the payout less the stake in every game:
     * payouts include returned stakes, and in some games, such as niuniu or a magazine, the stake is a reserve that mostly comes
     * back.
     */
    async latestWins(
      limit = defaultWins,
      memberId?: string,
      offer: Parameters<Lobby['offeredCodes']>[0] = {},
    ): Promise<Win[]> {
      const codes = await lobby.offeredCodes(offer);
      const [rows, games] = await Promise.all([
        db
          .selectFrom('bets')
          .innerJoin('members', 'members.id', 'bets.member_id')
          .select([
            'bets.id',
            'bets.game_code',
            'bets.stake',
            'bets.payout',
            'bets.placed_at',
            'members.account',
          ])
          .whereRef('bets.payout', '>', 'bets.stake')
          // guard: wins-of-real-members
          .where('members.is_demo', '=', false)
          .$if(codes !== undefined, (query) => query.where('bets.game_code', 'in', codes as string[]))
          .orderBy('bets.id', 'desc')
          .limit(limit)
          .execute(),
        lobby.byCode(memberId),
      ]);
      return rows.flatMap((row) => {
        const game = games.get(row.game_code);
        if (!game) return [];
        return [
          {
            id: row.id,
            account: maskName(row.account),
            game,
            net: formatMinor(row.payout - row.stake),
            at: row.placed_at.toISOString(),
          },
        ];
      });
    },
  };
};
