import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type Game,
  type GameCategory,
  platformCategories,
  platformKeys,
  type Venue,
} from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import { type BrandIdentity, offersGame } from '../../../config/brand';
import { anyOf, createBatchedRead } from '../../../db/batched-read';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { numberCursor } from '../../paging';
import { type GameRow, presentGame } from './game-view';

/** Games of one page of the lobby. */
const pageSize = 24;
const playersWindow = 3_600_000;

const noMember = '';

type Offer = Pick<BrandIdentity, 'categories' | 'games'>;

/** Whether a name of the game contains the text, in Chinese, English, pinyin or initials, ignoring spaces. */
const matches = (game: GameRow, text: string) => {
  const plain = (each: string) => each.toLowerCase().replace(/[\s'’·-]+/g, '');
  const wanted = plain(text);
  return [game.name['zh-CN'], game.name.en, game.pinyin, game.initials].some((each) =>
    plain(each).includes(wanted),
  );
};

type Sort = NonNullable<CallRequest<'gameList'>['sort']>;

const orders: Record<Sort, (a: GameRow, b: GameRow) => number> = {
  recommended: (a, b) => Number(b.hot) - Number(a.hot) || a.rank - b.rank,
  new: (a, b) => Number(b.is_new) - Number(a.is_new) || a.rank - b.rank,
  name: (a, b) => (a.pinyin < b.pinyin ? -1 : 1),
  players: (a, b) => b.players - a.players || a.rank - b.rank,
};

/**
 * Lists games. There are some hundred at most, so all are read and filtered here, which keeps search and sorting plain
 * code.
 */
export const createLobby = ({ db, clock }: { db: Database; clock: Clock }) => {
  const recently = () => new Date(clock.now() - playersWindow);

  const allGames = async (memberId = noMember): Promise<GameRow[]> =>
    db
      .selectFrom('games')
      .leftJoin(
        (each) =>
          each
            .selectFrom('bets')
            .select(['game_code', sql<number>`count(distinct member_id)::int`.as('players')])
            .where('placed_at', '>', recently())
            .groupBy('game_code')
            .as('playing'),
        (join) => join.onRef('playing.game_code', '=', 'games.code'),
      )
      .leftJoin('favourites', (join) =>
        join.onRef('favourites.game_code', '=', 'games.code').on('favourites.member_id', '=', memberId),
      )
      .selectAll('games')
      .select([
        sql<number>`coalesce(playing.players, 0)`.as('players'),
        sql<boolean>`favourites.member_id is not null`.as('favourite'),
      ])
      .execute();

  /** Codes of the games that a member played, latest first. */
  const recentCodes = async (memberId = noMember): Promise<string[]> => {
    const rows = await db
      .selectFrom('bets')
      .select(['game_code', (each) => each.fn.max('id').as('last')])
      .where('member_id', '=', memberId)
      .groupBy('game_code')
      .orderBy('last', 'desc')
      .limit(pageSize)
      .execute();
    return rows.map((row) => row.game_code);
  };

  const readFavourites = createBatchedRead(async (memberIds) => {
    const rows = await db
      .selectFrom('favourites')
      .modifyFront(prepared('favourites'))
      .select(['member_id', 'game_code'])
      .where('member_id', '=', anyOf(memberIds))
      .execute();
    return new Map(
      memberIds.map((id) => [
        id,
        new Set(rows.filter((row) => row.member_id === id).map((row) => row.game_code)),
      ]),
    );
  });

  const onShelf = async (games: GameRow[], shelf: CallRequest<'gameList'>['shelf'], memberId?: string) => {
    if (shelf === 'hot') return games.filter((game) => game.hot);
    if (shelf === 'new') return games.filter((game) => game.is_new);
    if (shelf === 'favourite') return games.filter((game) => game.favourite);
    if (shelf !== 'recent') return games;
    const codes = await recentCodes(memberId);
    const byCode = new Map(games.map((game) => [game.code, game]));
    return codes.map((code) => byCode.get(code)).filter((game) => game !== undefined);
  };

  /** Codes of the games that a brand offers; undefined for a brand that offers all. Never empty, which SQL rejects. */
  const offeredCodes = async (offer: Offer): Promise<string[] | undefined> => {
    if (!offer.categories && !offer.games) return undefined;
    const games = await db.selectFrom('games').select(['code', 'category']).execute();
    return ['', ...games.filter((game) => offersGame(offer, game)).map(({ code }) => code)];
  };

  const venues = (): Promise<Venue[]> =>
    db.selectFrom('venues').select(['code', 'name']).orderBy('code').execute();

  return {
    /** @param offer the brand whose games are listed. */
    async list(
      body: CallRequest<'gameList'>,
      memberId?: string,
      offer: Offer = {},
    ): Promise<CallResponse<'gameList'>> {
      const { category, venue, text, shelf, sort, cursor, limit = pageSize } = body;
      const [all, venueRows] = await Promise.all([allGames(memberId), venues()]);
      const ofCategory = all.filter(
        (game) => (category === undefined || game.category === category) && offersGame(offer, game),
      );
      const ofVenue = ofCategory.filter((game) => venue === undefined || game.venue_code === venue);
      const shelved = await onShelf(ofVenue, shelf, memberId);
      const found = text?.trim() ? shelved.filter((game) => matches(game, text)) : shelved;
      const sorted =
        shelf === 'recent' && sort === undefined ? found : found.sort(orders[sort ?? 'recommended']);
      const start = cursor === undefined ? 0 : Number(numberCursor(cursor));
      const end = start + limit;
      return {
        items: sorted.slice(start, end).map(presentGame),
        nextCursor: end < sorted.length ? String(end) : null,
        total: sorted.length,
        venues: venueRows.filter((row) => ofCategory.some((game) => game.venue_code === row.code)),
      };
    },

    async favourite(memberId: string, gameCode: string, on: boolean): Promise<void> {
      const game = await db
        .selectFrom('games')
        .select('code')
        .where('code', '=', gameCode)
        .executeTakeFirst();
      if (!game) throw new BusinessError(errorCodes.notFound);
      const row = { member_id: memberId, game_code: gameCode };
      if (on) {
        await db
          .insertInto('favourites')
          .values({ ...row, at: momentOf(clock) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else {
        await db
          .deleteFrom('favourites')
          .where('member_id', '=', memberId)
          .where('game_code', '=', gameCode)
          .execute();
      }
    },

    async platformCount(offer: Offer = {}): Promise<CallResponse<'platformCount'>> {
      const codes = await offeredCodes(offer);
      const [games, playing] = await Promise.all([
        db
          .selectFrom('games')
          .select([
            'category',
            sql<number>`count(*)::int`.as('games'),
            sql<number>`count(distinct venue_code)::int`.as('venues'),
          ])
          .$if(codes !== undefined, (query) => query.where('code', 'in', codes as string[]))
          .groupBy('category')
          .execute(),
        db
          .selectFrom('bets')
          .innerJoin('games', 'games.code', 'bets.game_code')
          .select(['category', sql<number>`count(distinct member_id)::int`.as('players')])
          .where('placed_at', '>', recently())
          .$if(codes !== undefined, (query) => query.where('games.code', 'in', codes as string[]))
          .groupBy('category')
          .execute(),
      ]);
      const count = (category: GameCategory) => {
        const counted = games.find((row) => row.category === category);
        const players = playing.find((row) => row.category === category)?.players ?? 0;
        return { venues: counted?.venues ?? 0, games: counted?.games ?? 0, players };
      };
      const counts = platformKeys.map((key) => [key, count(platformCategories[key])] as const);
      return Object.fromEntries(counts) as CallResponse<'platformCount'>;
    },

    offeredCodes,

    /** Codes of the member's favourite games. */
    async favouritesOf(memberId: string): Promise<ReadonlySet<string>> {
      return (await readFavourites(memberId)) ?? new Set();
    },

    /** All games by code, as the member sees them. */
    async byCode(memberId?: string): Promise<Map<string, Game>> {
      return new Map((await allGames(memberId)).map((row) => [row.code, presentGame(row)]));
    },
  };
};

export type Lobby = ReturnType<typeof createLobby>;
