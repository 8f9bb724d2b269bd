import type { GameCategory, PlatformKey } from '@pavilion/contract';
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

export interface CategoryRow {
  readonly category: GameCategory;
  /** The platform count that is about it. Fishing has none. */
  readonly platform?: PlatformKey;
  readonly icon: Icon;
}

/**
 * The seven kinds of games, in the order of the menus.
 *
 * Source: section 3 of the specification (platform counts); requirement PLT-1.
 */
export const categoryRows: readonly CategoryRow[] = [
  { category: 'sport', platform: 'TY', icon: SportIcon },
  { category: 'realbet', platform: 'ZR', icon: LiveDealerIcon },
  { category: 'egame', platform: 'DZ', icon: SlotsIcon },
  { category: 'chess', platform: 'QP', icon: ChessIcon },
  { category: 'fishing', icon: FishingIcon },
  { category: 'lottery', platform: 'CP', icon: LotteryIcon },
  { category: 'gaming', platform: 'DJ', icon: EsportsIcon },
];
