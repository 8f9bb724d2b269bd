import type { GameCategory } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { HomeKey } from '../messages/home-messages';

/** The colours of each category: icon and corner glow. */
export const tones: Readonly<Record<GameCategory, readonly [ink: string, ground: string]>> = {
  sport: [token.color.success, token.color.successSoft],
  realbet: [token.color.danger, token.color.dangerSoft],
  egame: [token.color.value, token.color.valueSoft],
  chess: [token.color.warning, token.color.warningSoft],
  fishing: [token.color.info, token.color.infoSoft],
  lottery: [token.color.live, token.color.warningSoft],
  gaming: [token.color.info, token.color.infoSoft],
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
