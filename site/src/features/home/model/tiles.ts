import type { GameCategory, PlatformKey } from '@pavilion/contract';
import { sportsOfArea } from '@pavilion/contract/sports';
import type { CallResponse } from '@pavilion/contract/wire';
import type { PlatformCounts } from '@pavilion/sdk';
import type { Brand } from '../../../brands';
import { paths } from '../../../routes/paths';
import { inCategoryOrder, offersAddress } from '../../../shared/brand/offers';
import { type CategoryRow, categoryRows } from '../../../shared/games/categories';

export interface TileCount {
  readonly games: number;
  readonly venues: number;
  readonly players: number;
}

/** Smaller numbers of venues or players say nothing for a category, and are not shown. */
export const worthShowing = 3;

export interface Tile extends CategoryRow {
  /** Undefined until it has loaded, null if it could not be loaded. */
  readonly count: TileCount | null | undefined;
}

/**
 * The category tiles in the order of the menu. The featured one is the first category of a brand that lists them, else the
 * one with the most games.
 *
 * @param fishing the count of fishing games, which `platformCount` does not include
 */
export const tilesOf = (
  counts: PlatformCounts | null | undefined,
  fishing: TileCount | null | undefined,
  brand: Pick<Brand, 'categories'> = {},
): { readonly featured: Tile; readonly others: readonly Tile[] } => {
  const rows = categoryRows.filter(({ category }) => offersAddress(brand, paths.game[category]));
  const countOf = (platform: PlatformKey) => (counts === null ? null : counts?.[platform]);
  const tiles = inCategoryOrder(brand, rows, ({ category }) => category).map(
    (row): Tile => ({ ...row, count: row.platform ? countOf(row.platform) : fishing }),
  );
  // Matches are shown by their own numbers, and there are always more of them than games.
  const gamesOf = ({ category, count }: Tile) =>
    sportsOfArea(category).length > 0 ? 0 : (count?.games ?? 0);
  const most = Math.max(...tiles.map(gamesOf));
  const defaultCategory: GameCategory = 'egame';
  const isFeatured = (tile: Tile) => (most > 0 ? gamesOf(tile) === most : tile.category === defaultCategory);
  const featured = (brand.categories ? tiles[0] : tiles.find(isFeatured))!;
  return { featured, others: tiles.filter((tile) => tile !== featured) };
};

/** Events of a category of matches. */
export interface EventCount {
  readonly live: number;
  readonly all: number;
}

/** The events of a category of matches; undefined for games, and until the counts have loaded. */
export const eventsOf = (
  category: GameCategory,
  sports: CallResponse<'sportsBoard'>['sports'] | undefined,
): EventCount | undefined => {
  const names: readonly string[] = sportsOfArea(category);
  if (names.length === 0 || !sports) return undefined;
  const own = sports.filter(({ sport }) => names.includes(sport));
  const sum = (count: (each: (typeof own)[number]) => number) =>
    own.reduce((total, each) => total + count(each), 0);
  return { live: sum(({ live }) => live), all: sum(({ live, today, early }) => live + today + early) };
};
