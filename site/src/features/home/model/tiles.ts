import type { GameCategory } from '@pavilion/contract';
import type { PlatformCounts } from '@pavilion/sdk';
import { type CategoryRow, categoryRows } from '../../../shared/games/categories';

export interface TileCount {
  readonly games: number;
  readonly venues: number;
  readonly players: number;
}

export interface Tile extends CategoryRow {
  /** Undefined until it has loaded. */
  readonly count: TileCount | undefined;
}

/**
 * The category tiles in the order of the menu. The category with the most games is the featured one.
 *
 * @param fishing the count of fishing games, which `platformCount` does not include
 */
export const tilesOf = (
  counts: PlatformCounts | undefined,
  fishing: TileCount | undefined,
): { readonly featured: Tile; readonly others: readonly Tile[] } => {
  const tiles = categoryRows.map(
    (row): Tile => ({ ...row, count: row.platform ? counts?.[row.platform] : fishing }),
  );
  const gamesOf = ({ count }: Tile) => count?.games ?? 0;
  const most = Math.max(...tiles.map(gamesOf));
  const defaultCategory: GameCategory = 'egame';
  const featured = tiles.find((tile) =>
    most > 0 ? gamesOf(tile) === most : tile.category === defaultCategory,
  )!;
  return { featured, others: tiles.filter((tile) => tile !== featured) };
};
