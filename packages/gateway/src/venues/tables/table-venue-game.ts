import type { VenueGame } from '../venue';
import { mainReturns } from './main-returns.generated';
import { mainReturn } from './returns';
import type { TableGame } from './table-game';

/** A table game as the catalogue lists it. */
export const tableVenueGame = (game: TableGame): VenueGame => {
  const { code, name, pinyin, initials, minStake, maxStake, hot, isNew, cover } = game;
  return {
    code,
    name,
    pinyin,
    initials,
    minStake,
    maxStake,
    hot,
    isNew,
    cover,
    // The games of tests are not in the list.
    returnToPlayer: mainReturns[code] ?? mainReturn(game),
  };
};
