import type { GameCategory } from '@pavilion/contract';
import type { SceneName } from '../../../shared/scenes/scene-url';
import type { HomeKey } from '../messages/home-messages';

interface Picture {
  readonly scene: SceneName;
  /** Right of the part that a tile shows, as a share of its width. */
  readonly hidden: string;
  /** Left of the part that a tile shows, where the scene has details that would show through the text. */
  readonly start?: string;
}

/** The scene of each category, and which part of it a tile shows. */
export const pictures: Readonly<Record<GameCategory, Picture>> = {
  sport: { scene: 'stadium', hidden: '72%' },
  realbet: { scene: 'tables', hidden: '60%' },
  egame: { scene: 'reels', hidden: '38%' },
  chess: { scene: 'cards', hidden: '72%' },
  fishing: { scene: 'ocean', hidden: '52%' },
  lottery: { scene: 'draw', hidden: '58%', start: '8%' },
  gaming: { scene: 'summit', hidden: '47%' },
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
