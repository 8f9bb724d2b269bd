import { percent } from '../fair';
import type { VenueGame } from '../venue';
import { exactReturn } from './exact-return';
import { stakesOf, type Title } from './title';
import { titles } from './titles';

const slotGame = (title: Title): VenueGame => {
  const stakes = stakesOf(title);
  return {
    code: title.code,
    name: title.name,
    pinyin: title.pinyin,
    initials: title.initials,
    minStake: stakes[0]!,
    maxStake: stakes.at(-1)!,
    returnToPlayer: percent(exactReturn(title.machine)),
    hot: title.hot,
    isNew: title.isNew,
    cover: { motif: title.cover.motif, colors: [...title.cover.colors] },
  };
};

/** The games as the catalogue lists them. */
export const slotGames: readonly VenueGame[] = titles.map(slotGame);
