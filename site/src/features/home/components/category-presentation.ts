import type { GameCategory } from '@pavilion/contract';
import type { SceneName } from '../../../shared/scenes/scene-url';
import type { HomeKey } from '../messages/home-messages';

/** The scene of each category. */
export const scenes: Readonly<Record<GameCategory, SceneName>> = {
  sport: 'stadium',
  realbet: 'tables',
  egame: 'reels',
  chess: 'cards',
  fishing: 'ocean',
  lottery: 'draw',
  gaming: 'summit',
};

export const leads = {
  sport: 'leadSport',
  realbet: 'leadRealbet',
  egame: 'leadEgame',
  chess: 'leadChess',
  fishing: 'leadFishing',
  lottery: 'leadLottery',
  gaming: 'leadGaming',
} as const satisfies Record<GameCategory, HomeKey>;
