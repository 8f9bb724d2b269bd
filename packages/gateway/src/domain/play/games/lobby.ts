import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type Game,
  type GameCategory,
  type GameShelf,
  type GameSort,
  gameSorts,
  platformCategories,
  platformKeys,
  type Venue,
} from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import { type BrandIdentity, offersGame } from '../../../config/brand';
import { averageValue } from '../../../db/average-value';
import { anyOf, createBatchedRead } from '../../../db/batched-read';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Row } from '../../../db/schema';
import { hourMs } from '../../../durations';
import { numberCursor } from '../../paging';
import { presentGame } from './game-view';

/** Games of one page of the lobby. */
const pageSize = 24;
const playersWindow = hourMs;
/** Of the time between two counts, the share that counting may take: a book with many bets is counted less often. */
const maxCountingShare = 0.02;

const noMember = '';

type Offer = Pick<BrandIdentity, 'categories' | 'games'>;

/** A text as it is compared: without case, spaces and punctuation. */
const plain = (text: string) => text.toLowerCase().replace(/[\s'’·-]+/g, '');

interface ListedGame extends Row<'games'> {
  players: number;
  /** Its names in Chinese, English, pinyin and initials, as they are compared. */
  names: readonly string[];
}

/** How each order compares two games. */
const orders: Readonly<Record<GameSort, (a: ListedGame, b: ListedGame) => number>> = {
  recommended: (a, b) => Number(b.hot) - Number(a.hot) || a.rank - b.rank,
  new: (a, b) => Number(b.is_new) - Number(a.is_new) || a.rank - b.rank,
  name: (a, b) => (a.pinyin < b.pinyin ? -1 : 1),
  players: (a, b) => b.players - a.players || a.rank - b.rank,
};

/** Members who played in the last hour. */
interface PlayerCounts {
  byCategory: ReadonlyMap<GameCategory, number>;
  all: number;
}

/** Games in the order of each sort, and the venues that have some of them. */
interface Section {
  sorted: Readonly<Record<GameSort, readonly ListedGame[]>>;
  venues: readonly Venue[];
}

/** The games that a brand offers. */
interface Offered {
  all: Section;
  byCategory: ReadonlyMap<GameCategory, Section>;
  players: Promise<PlayerCounts>;
}

interface Catalogue {
  sorted: Section['sorted'];
  byCode: ReadonlyMap<string, ListedGame>;
  venues: readonly Venue[];
  /** By the brand, once it was asked for. */
  offers: Map<Offer, Offered>;
}

/** Of a brand that offers all games. */
const everything: Offer = {};

const sortsOf = (of: (sort: GameSort) => readonly ListedGame[]): Section['sorted'] =>
  Object.fromEntries(gameSorts.map((sort) => [sort, of(sort)])) as unknown as Section['sorted'];

/**
 * Lists games. There are some thousand at most, and they change when a gateway starts: the catalogue is held in memory, with
 * the number of players of the last hour, and `refresh` reads both again in the background. So no call counts bets.
 */
export const createLobby = ({ db, clock }: { db: Database; clock: Clock }) => {
  const recently = () => new Date(clock.now() - playersWindow);

  /** Members who played a game in the last hour; undefined of a game: nobody. */
  const countPlayers = async () => {
    const rows = await db
      .selectFrom('bets')
      .select(['game_code', sql<number>`count(distinct member_id)::int`.as('players')])
      .where('placed_at', '>', recently())
      .groupBy('game_code')
      .execute();
    return new Map(rows.map((row) => [row.game_code, row.players]));
  };

  const countByCategory = async (games: readonly ListedGame[]): Promise<PlayerCounts> => {
    const { rows } = await sql<{ category: GameCategory | null; players: number }>`
      select category, count(distinct member_id)::int as players
      from bets join unnest(${games.map(({ code }) => code)}::text[], ${games.map(({ category }) => category)}::text[])
        as game (code, category) on game.code = bets.game_code
      where placed_at > ${recently()} group by grouping sets ((category), ())`.execute(db);
    return {
      byCategory: new Map(rows.flatMap(({ category, players }) => (category ? [[category, players]] : []))),
      all: rows.find(({ category }) => category === null)?.players ?? 0,
    };
  };

  const load = async (): Promise<Catalogue> => {
    const [rows, playing, venues] = await Promise.all([
      db.selectFrom('games').selectAll().execute(),
      countPlayers(),
      db.selectFrom('venues').select(['code', 'name']).orderBy('code').execute(),
    ]);
    const games = rows.map((row) => ({
      ...row,
      players: playing.get(row.code) ?? 0,
      names: [...Object.values(row.name), row.pinyin, row.initials].map(plain),
    }));
    return {
      sorted: sortsOf((sort) => [...games].sort(orders[sort])),
      byCode: new Map(games.map((game) => [game.code, game])),
      venues,
      offers: new Map(),
    };
  };

  const offeredBy = ({ sorted, venues, offers }: Catalogue, offer: Offer): Offered => {
    const known = offers.get(offer);
    if (known) return known;
    const sectionOf = (isIn: (game: ListedGame) => boolean): Section => {
      const section = sortsOf((sort) => sorted[sort].filter(isIn));
      const withGames = new Set(section.name.map((game) => game.venue_code));
      return { sorted: section, venues: venues.filter(({ code }) => withGames.has(code)) };
    };
    const codes = new Set(sorted.name.filter((game) => offersGame(offer, game)).map(({ code }) => code));
    const all = sectionOf(({ code }) => codes.has(code));
    const categories = [...new Set(all.sorted.name.map(({ category }) => category))];
    const offered = {
      all,
      byCategory: new Map(
        categories.map((each) => [
          each,
          sectionOf(({ code, category }) => category === each && codes.has(code)),
        ]),
      ),
      players: countByCategory(all.sorted.name),
    };
    offered.players.catch(() => offers.delete(offer));
    offers.set(offer, offered);
    return offered;
  };

  let current: Promise<Catalogue> | undefined;
  const catalogue = (): Promise<Catalogue> => {
    if (current) return current;
    const loading = load();
    current = loading;
    loading.catch(() => {
      current = undefined;
    });
    return loading;
  };
  let nextCountAt = Number.NEGATIVE_INFINITY;

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
  const favouritesOf = async (memberId = noMember): Promise<ReadonlySet<string>> =>
    (memberId === noMember ? undefined : await readFavourites(memberId)) ?? new Set();

  /** The last bet of a member in each game, in one step for each game, however many bets it has. */
  const lastBets = async (memberId: string) => {
    const { rows } = await sql<{ game_code: string; id: string }>`
      with recursive played as (
        (select game_code, id from bets where member_id = ${averageValue(memberId)} order by game_code, id desc limit 1)
        union all
        select next.* from played cross join lateral (
          select game_code, id from bets where member_id = ${averageValue(memberId)} and game_code > played.game_code
          order by game_code, id desc limit 1) as next
      )
      select game_code, id from played order by id desc`.execute(db);
    return rows;
  };

  /** Codes of the games that a member played, latest first. */
  const recentCodes = async (memberId = noMember): Promise<string[]> =>
    (await lastBets(memberId)).slice(0, pageSize).map((row) => row.game_code);

  const onShelf = async (
    games: readonly ListedGame[],
    shelf: GameShelf | undefined,
    favourites: ReadonlySet<string>,
    memberId?: string,
  ): Promise<readonly ListedGame[]> => {
    switch (shelf) {
      case undefined:
        return games;
      case 'hot':
        return games.filter((game) => game.hot);
      case 'new':
        return games.filter((game) => game.is_new);
      case 'favourite':
        return games.filter((game) => favourites.has(game.code));
      case 'recent': {
        const codes = await recentCodes(memberId);
        return codes.flatMap((code) => games.find((game) => game.code === code) ?? []);
      }
    }
  };

  /** Codes of the games that a brand offers; undefined for a brand that offers all. */
  const offeredCodes = async (offer: Offer): Promise<string[] | undefined> => {
    if (!offer.categories && !offer.games) return undefined;
    return offeredBy(await catalogue(), offer).all.sorted.name.map(({ code }) => code);
  };

  return {
    /** @param offer the brand whose games are listed. */
    async list(
      body: CallRequest<'gameList'>,
      memberId?: string,
      offer: Offer = everything,
    ): Promise<CallResponse<'gameList'>> {
      const { category, venue, text, shelf, sort, cursor, limit = pageSize, ...others } = body;
      // A further filter of the request does not compile until it is applied here.
      others satisfies Record<string, never>;
      const [all, favourites] = await Promise.all([catalogue(), favouritesOf(memberId)]);
      const { all: everyGame, byCategory, players: counting } = offeredBy(all, offer);
      const players = await counting;
      const section = category === undefined ? everyGame : byCategory.get(category);
      const ofCategory = section?.sorted[sort ?? 'recommended'] ?? [];
      const ofVenue =
        venue === undefined ? ofCategory : ofCategory.filter((game) => game.venue_code === venue);
      const shelved = await onShelf(ofVenue, shelf, favourites, memberId);
      const wanted = plain(text?.trim() ?? '');
      const found = text?.trim()
        ? shelved.filter(({ names }) => names.some((name) => name.includes(wanted)))
        : shelved;
      const ordered = shelf === 'recent' && sort !== undefined ? [...found].sort(orders[sort]) : found;
      const start = cursor === undefined ? 0 : Number(numberCursor(cursor));
      const end = start + limit;
      return {
        items: ordered
          .slice(start, end)
          .map((game) => presentGame({ ...game, favourite: favourites.has(game.code) })),
        nextCursor: end < ordered.length ? String(end) : null,
        total: ordered.length,
        players: category === undefined ? players.all : (players.byCategory.get(category) ?? 0),
        venues: [...(section?.venues ?? [])],
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

    async platformCount(offer: Offer = everything): Promise<CallResponse<'platformCount'>> {
      const { byCategory, players: counting } = offeredBy(await catalogue(), offer);
      const players = await counting;
      const count = (category: GameCategory) => {
        const section = byCategory.get(category);
        return {
          venues: section?.venues.length ?? 0,
          games: section?.sorted.name.length ?? 0,
          players: players.byCategory.get(category) ?? 0,
        };
      };
      const counts = platformKeys.map((key) => [key, count(platformCategories[key])] as const);
      return Object.fromEntries(counts) as CallResponse<'platformCount'>;
    },

    offeredCodes,

    /** Codes of the member's favourite games. */
    favouritesOf,

    /** Codes of the games of a category that a member played. */
    async playedCodes(memberId: string, category: GameCategory | undefined): Promise<string[]> {
      const [{ byCode }, bets] = await Promise.all([catalogue(), lastBets(memberId)]);
      return bets.flatMap(({ game_code: code }) => (byCode.get(code)?.category === category ? [code] : []));
    },

    /** Games by code, as the member sees them. Unknown codes are left out. */
    async byCode(codes: readonly string[], memberId?: string): Promise<Map<string, Game>> {
      const [{ byCode }, favourites] = await Promise.all([catalogue(), favouritesOf(memberId)]);
      return new Map(
        codes.flatMap((code) => {
          const game = byCode.get(code);
          return game ? [[code, presentGame({ ...game, favourite: favourites.has(code) })] as const] : [];
        }),
      );
    },

    /**
     * Reads the catalogue again and counts the players, for the brands that were asked for. Calls are answered from the former
     * catalogue meanwhile.
     */
    async refresh(): Promise<void> {
      const startedAt = clock.now();
      if (startedAt < nextCountAt) return;
      const former = await catalogue();
      const next = await load();
      for (const offer of former.offers.keys()) await offeredBy(next, offer).players;
      current = Promise.resolve(next);
      const endedAt = clock.now();
      nextCountAt = endedAt + (endedAt - startedAt) / maxCountingShare;
    },
  };
};

export type Lobby = ReturnType<typeof createLobby>;
