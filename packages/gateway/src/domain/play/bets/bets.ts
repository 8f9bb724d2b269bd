import {
  type BetRecord,
  type BetState,
  betStates,
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
import { type Clock, momentOf } from '../../../clock';
import { averageValue } from '../../../db/average-value';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { daysUpTo, idsWithin } from '../../days';
import { idCursor, pageOf, rowsFor } from '../../paging';
import { presentLeg } from '../../sports';
import type { FairSeeds } from '../fair/fair-seeds';
import type { Lobby } from '../games/lobby';
import { type BetFilters, betFilters, conditionsOf, createBetTotals } from './bet-totals';

const defaultWins = 20;
const defaultDays = 30;

/** A win is notable if it pays its stake this many times over, or from this net amount on. */
const notableMultiple = 10n;
const notableNet = 20_00n;
/**
 * Of so many latest wins the notable ones are chosen; of the second number where the first has too few, since most of the latest
 * ones may be those of demos, which are not shown. A search for rare wins reads no more.
 */
const winsSearched = [400, 4_000] as const;

const roundColumns = [
  ...(['bets.id', 'bets.game_code', 'bets.stake', 'bets.payout', 'bets.state', 'bets.placed_at'] as const),
  ...(['bets.settled_at', 'bets.detail', 'games.category', 'games.venue_code', 'games.name'] as const),
  ...(['games.motif', 'games.color_from', 'games.color_to'] as const),
] as const;

type BetRow = Pick<
  Row<'bets'>,
  'id' | 'game_code' | 'stake' | 'payout' | 'state' | 'placed_at' | 'settled_at' | 'detail'
> &
  Pick<Row<'games'>, 'category' | 'venue_code' | 'motif' | 'color_from' | 'color_to'> & { name: LocalText };

const isNotable = sql<boolean>`(bets.payout >= bets.stake * ${notableMultiple}
  or bets.payout - bets.stake >= ${notableNet})`;

/** Not by a join, which the planner could begin with the members. */
// guard: wins-of-real-members
const ofRealMember = sql<boolean>`not (select is_demo from members where members.id = bets.member_id)`;

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

const presentRoundRecord = (row: BetRow): BetRecord => ({
  id: row.id,
  gameCode: row.game_code,
  gameName: row.name,
  cover: { motif: row.motif, colors: [row.color_from, row.color_to] },
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

const presentSportRecord = (row: SportBetRow, legs: readonly Row<'sport_legs'>[]): BetRecord => ({
  id: row.id,
  gameCode: sportsProviders[row.provider].venue,
  gameName: row.subject,
  cover: null,
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
const sportCategories = ['sport', 'gaming'] as const;
type SportCategory = (typeof sportCategories)[number];

/** Bet records and the latest wins. */
export const createBets = ({
  db,
  lobby,
  fairSeeds,
  clock,
  timeZone,
  filters = betFilters,
}: {
  db: Database;
  lobby: Lobby;
  fairSeeds: Pick<FairSeeds, 'revealed'>;
  clock: Clock;
  timeZone: string;
  filters?: BetFilters;
}) => {
  const totals = createBetTotals({ db, timeZone, filters });

  type Bounds = Awaited<ReturnType<typeof idsWithin>>;

  /** The conditions of a selection on a list. */
  const chosen = (source: 'rounds' | 'sports', selection: CallRequest<'betRecords'>) =>
    sql<boolean>`true ${conditionsOf(filters, source, selection, timeZone)}`;

  /** Ids of rounds of a member below a cursor and in the days of the filter, newest first; of all categories. */
  const roundIds = (memberId: string, body: CallRequest<'betRecords'>, { first, end }: Bounds) => {
    const { from, to, category, cursor, limit, ...others } = body;
    return (
      db
        .selectFrom('bets')
        .select('bets.id')
        // guard: bets-of-their-member
        .where('bets.member_id', '=', averageValue(memberId))
        .$if(first !== undefined, (query) => query.where('bets.id', '>=', first as string))
        .$if(end !== undefined, (query) => query.where('bets.id', '<', end as string))
        .$if(cursor !== undefined, (query) => query.where('bets.id', '<', idCursor(cursor as string)))
        .where(chosen('rounds', others))
        // Of the index of bets that are not settled, which are few.
        .$if(others.state !== undefined && others.state !== 'settled', (query) =>
          query.where(sql<boolean>`bets.state <> 'settled'`),
        )
        .orderBy('bets.id', 'desc')
        .limit(rowsFor(limit))
    );
  };

  /** Of a category: the newest rounds of each of its games that the member played. */
  const roundIdsOfCategory = (
    memberId: string,
    body: CallRequest<'betRecords'>,
    bounds: Bounds,
    codes: readonly string[],
  ) =>
    db
      .selectFrom(sql<{ code: string }>`unnest(${codes}::text[])`.as<'played'>(sql`played (code)`))
      .innerJoinLateral(
        () =>
          roundIds(memberId, body, bounds)
            .whereRef('bets.game_code', '=', 'played.code' as never)
            .as('round'),
        (join) => join.onTrue(),
      )
      .select('round.id')
      .orderBy('round.id', 'desc')
      .limit(rowsFor(body.limit));

  const roundRecords = async (memberId: string, body: CallRequest<'betRecords'>, bounds: Bounds) => {
    const ids =
      body.category === undefined
        ? roundIds(memberId, body, bounds)
        : roundIdsOfCategory(memberId, body, bounds, await lobby.playedCodes(memberId, body.category));
    return db
      .selectFrom('bets')
      .innerJoin('games', 'games.code', 'bets.game_code')
      .where('bets.id', 'in', ids)
      .select(roundColumns)
      .orderBy('bets.id', 'desc')
      .execute();
  };

  /** Ids of sports bets of a member below a cursor and in the days of the filter, newest first; of all categories and states. */
  const sportIds = (memberId: string, body: CallRequest<'betRecords'>, { first, end }: Bounds) => {
    const { from, to, category, state, cursor, limit, ...others } = body;
    return (
      db
        .selectFrom('sport_bets')
        .select('sport_bets.id')
        // guard: sport-records-of-their-member
        .where('sport_bets.member_id', '=', averageValue(memberId))
        .$if(first !== undefined, (query) => query.where('sport_bets.id', '>=', first as string))
        .$if(end !== undefined, (query) => query.where('sport_bets.id', '<', end as string))
        .$if(cursor !== undefined, (query) => query.where('sport_bets.id', '<', idCursor(cursor as string)))
        .where(chosen('sports', others))
        .orderBy('sport_bets.id', 'desc')
        .limit(rowsFor(limit))
    );
  };

  /** The newest of each category and state of the filter, which an index finds. */
  const chosenSportIds = (memberId: string, body: CallRequest<'betRecords'>, bounds: Bounds) => {
    const { category, state } = body;
    return db
      .selectFrom(
        sql<{ category: SportCategory; state: BetState }>`(
          select category, state
          from unnest(${sportCategories}::text[]) as category, unnest(${betStates}::text[]) as state
          where ${chosen('sports', { category, state })})`.as('kind'),
      )
      .innerJoinLateral(
        () =>
          sportIds(memberId, body, bounds)
            .whereRef('sport_bets.category', '=', 'kind.category' as never)
            .whereRef('sport_bets.state', '=', 'kind.state' as never)
            .as('bet'),
        (join) => join.onTrue(),
      )
      .select('bet.id')
      .orderBy('bet.id', 'desc')
      .limit(rowsFor(body.limit));
  };

  const sportRecords = async (
    memberId: string,
    body: CallRequest<'betRecords'>,
    bounds: Bounds,
  ): Promise<BetRecord[]> => {
    const isAll = body.category === undefined && body.state === undefined;
    const rows = await db
      .selectFrom('sport_bets')
      .where('id', 'in', (isAll ? sportIds : chosenSportIds)(memberId, body, bounds))
      .select(['id', 'provider', 'state', 'subject', 'category', 'sizes', 'bets', 'unit', 'stake'])
      .select(['payout', 'cashed', 'reason', 'placed_at', 'settled_at', 'decided_at'])
      .orderBy('id', 'desc')
      .execute();
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
    return rows.map((row) => presentSportRecord(row, legs));
  };

  return {
    async records(memberId: string, body: CallRequest<'betRecords'>): Promise<CallResponse<'betRecords'>> {
      const bounds = await idsWithin(db, body, timeZone);
      const [rows, sports, ofRounds, ofSports] = await Promise.all([
        roundRecords(memberId, body, bounds),
        sportRecords(memberId, body, bounds),
        totals.rounds(memberId, body),
        totals.sports(memberId, body),
      ]);
      const sealed = rows.flatMap(({ detail }) => sealedCommitment(detail) ?? []);
      const seeds = await fairSeeds.revealed([...new Set(sealed)]);
      const bets = rows
        .map((row) => presentRoundRecord({ ...row, detail: withSeed(row.detail, seeds) }))
        .concat(sports)
        .sort((one, other) => (one.id < other.id ? 1 : -1));
      return {
        ...pageOf(bets, body.limit, (each) => each.id),
        totals: {
          count: ofRounds.count + ofSports.count,
          stake: formatMinor(ofRounds.stake + ofSports.stake),
          payout: formatMinor(ofRounds.payout + ofSports.payout),
          net: formatMinor(ofRounds.net + ofSports.net),
        },
      };
    },

    /** Number, stakes and results of the bets of each day up to today, oldest first. */
    async days(
      memberId: string,
      { days = defaultDays }: CallRequest<'betDays'>,
    ): Promise<CallResponse<'betDays'>> {
      const names = daysUpTo(momentOf(clock), days, timeZone);
      const sums = await totals.byDay(memberId, names[0] as string);
      return {
        daily: names.map((day) => {
          const { count, stake, net } = sums.get(day) ?? { count: 0, stake: 0n, net: 0n };
          return { day, count, stake: formatMinor(stake), net: formatMinor(net) };
        }),
      };
    },

    /**
     * The latest rounds that paid more than their stake, with masked accounts. A win is the payout less the stake in every game:
     * payouts include returned stakes, and in some games, such as niuniu or a magazine, the stake is a reserve that mostly comes
     * back. Of the notable ones there may be fewer than the limit, and none.
     */
    async latestWins(
      { limit = defaultWins, notable: isNotableOnly = false, ...others }: CallRequest<'latestWins'>,
      memberId?: string,
      offer: Parameters<Lobby['offeredCodes']>[0] = {},
    ): Promise<Win[]> {
      // A further filter of the request does not compile until it is applied here.
      others satisfies Record<string, never>;
      const codes = await lobby.offeredCodes(offer);
      const rowsAmong = (searched: number) => {
        const wins = db
          .selectFrom('bets')
          .select(['bets.id', 'bets.stake', 'bets.payout', 'bets.member_id'])
          .whereRef('bets.payout', '>', 'bets.stake')
          // Those of demos are left out after the search, which reads no members.
          .$if(!isNotableOnly, (query) => query.where(ofRealMember))
          .limit(isNotableOnly ? Math.max(limit, Math.ceil(searched / (codes?.length || 1))) : limit);
        const latest =
          codes === undefined
            ? wins.orderBy('bets.id', 'desc')
            : db
                .selectFrom(
                  sql<{ code: string }>`unnest(${codes}::text[])`.as<'offered'>(sql`offered (code)`),
                )
                .innerJoinLateral(
                  () =>
                    wins
                      .whereRef('bets.game_code', '=', 'offered.code' as never)
                      // Only the index of the wins of a game has this collation: the planner cannot look for them among all wins.
                      .orderBy(sql`bets.id collate "C"`, 'desc')
                      .as('bets'),
                  (join) => join.onTrue(),
                )
                .select(['bets.id', 'bets.stake', 'bets.payout', 'bets.member_id'])
                .orderBy('bets.id', 'desc')
                .limit(isNotableOnly ? searched : limit);
        const newest = db
          .selectFrom(latest.as('bets'))
          .select('bets.id')
          .$if(isNotableOnly, (query) => query.where(isNotable).where(ofRealMember))
          .orderBy('bets.id', 'desc')
          .limit(limit);
        return db
          .selectFrom('bets')
          .innerJoin('members', 'members.id', 'bets.member_id')
          .where('bets.id', 'in', newest)
          .select(['bets.id', 'bets.game_code', 'bets.stake', 'bets.payout', 'bets.placed_at'])
          .select('members.account')
          .orderBy('bets.id', 'desc')
          .execute();
      };
      let rows = await rowsAmong(winsSearched[0]);
      if (isNotableOnly && rows.length < limit) rows = await rowsAmong(winsSearched[1]);
      const games = await lobby.byCode(
        rows.map((row) => row.game_code),
        memberId,
      );
      return rows.flatMap((row) => {
        const game = games.get(row.game_code);
        if (!game) return [];
        return [
          {
            id: row.id,
            account: maskName(row.account),
            game,
            net: formatMinor(row.payout - row.stake),
            multiple: Number(row.payout / row.stake),
            at: row.placed_at.toISOString(),
          },
        ];
      });
    },
  };
};
