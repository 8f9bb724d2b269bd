import { type GameCategory, type PlatformKey, platformCategories } from '@pavilion/contract';
import {
  ChessIcon,
  EsportsIcon,
  FishingIcon,
  type Icon,
  LiveDealerIcon,
  LotteryIcon,
  SlotsIcon,
  SportIcon,
} from '@pavilion/ui';

/** One row a category, in the order of the menus. */
const categories: Readonly<Record<GameCategory, { readonly icon: Icon }>> = {
  sport: { icon: SportIcon },
  realbet: { icon: LiveDealerIcon },
  egame: { icon: SlotsIcon },
  chess: { icon: ChessIcon },
  fishing: { icon: FishingIcon },
  lottery: { icon: LotteryIcon },
  gaming: { icon: EsportsIcon },
};

export interface CategoryRow {
  readonly category: GameCategory;
  /** Key of its platform count; fishing has none (PLT-1). */
  readonly platform?: PlatformKey | undefined;
  readonly icon: Icon;
}

const platformKeys = Object.keys(platformCategories) as PlatformKey[];

/** The categories of games as rows, in the order of the menus. */
export const categoryRows: readonly CategoryRow[] = (Object.keys(categories) as GameCategory[]).map(
  (category) => ({
    category,
    platform: platformKeys.find((key) => platformCategories[key] === category),
    icon: categories[category].icon,
  }),
);
