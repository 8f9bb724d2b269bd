import type { GameCategory } from '@pavilion/contract';
import type { SceneName } from '../../../shared/scenes/scene-url';
import type { HomeKey } from '../messages/home-messages';

interface Picture {
  readonly scene: SceneName;
  /** The middle of the scene's subject, as a share of its width. */
  readonly subject: number;
}

/** The scene of each category, and which part of it a tile shows. */
export const pictures: Readonly<Record<GameCategory, Picture>> = {
  sport: { scene: 'stadium', subject: 0.72 },
  realbet: { scene: 'tables', subject: 0.743 },
  egame: { scene: 'reels', subject: 0.74 },
  chess: { scene: 'cards', subject: 0.71 },
  fishing: { scene: 'ocean', subject: 0.73 },
  lottery: { scene: 'draw', subject: 0.74 },
  gaming: { scene: 'summit', subject: 0.745 },
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
