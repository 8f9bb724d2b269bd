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
import type { IconTone } from '../layout/icon-tile';

/** One row a category, in the order of the menus. */
const categories: Readonly<Record<GameCategory, { readonly icon: Icon; readonly tone: IconTone }>> = {
  sport: { icon: SportIcon, tone: 'success' },
  realbet: { icon: LiveDealerIcon, tone: 'danger' },
  egame: { icon: SlotsIcon, tone: 'value' },
  chess: { icon: ChessIcon, tone: 'warning' },
  fishing: { icon: FishingIcon, tone: 'info' },
  lottery: { icon: LotteryIcon, tone: 'accent' },
  gaming: { icon: EsportsIcon, tone: 'info' },
};

export interface CategoryRow {
  readonly category: GameCategory;
  /** Key of its platform count; fishing has none (PLT-1). */
  readonly platform?: PlatformKey | undefined;
  readonly icon: Icon;
  /** Of its icon and its tile. */
  readonly tone: IconTone;
}

const platformKeys = Object.keys(platformCategories) as PlatformKey[];

/** The categories of games as rows, in the order of the menus. */
export const categoryRows: readonly CategoryRow[] = (Object.keys(categories) as GameCategory[]).map(
  (category) => ({
    category,
    platform: platformKeys.find((key) => platformCategories[key] === category),
    ...categories[category],
  }),
);
