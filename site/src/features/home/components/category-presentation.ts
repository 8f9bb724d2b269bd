import type { GameCategory } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { SceneName } from '../../../shared/scenes/scene-url';
import type { HomeKey } from '../messages/home-messages';

/** The colours of each category: icon and ground. */
export const tones: Readonly<Record<GameCategory, readonly [ink: string, ground: string]>> = {
  sport: [token.color.success, token.color.successSoft],
  realbet: [token.color.danger, token.color.dangerSoft],
  egame: [token.color.value, token.color.valueSoft],
  chess: [token.color.warning, token.color.warningSoft],
  fishing: [token.color.info, token.color.infoSoft],
  lottery: [token.color.live, token.color.warningSoft],
  gaming: [token.color.info, token.color.infoSoft],
};

interface Picture {
  readonly scene: SceneName;
  /** Right of the part that a tile shows, as a share of its width. */
  readonly hidden: string;
}

/** What is played in each category, as a part of a scene. */
export const pictures: Readonly<Record<GameCategory, Picture>> = {
  sport: { scene: 'stadium', hidden: '72%' },
  realbet: { scene: 'tables', hidden: '47%' },
  egame: { scene: 'reels', hidden: '47%' },
  chess: { scene: 'cards', hidden: '72%' },
  fishing: { scene: 'ocean', hidden: '52%' },
  lottery: { scene: 'draw', hidden: '47%' },
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
