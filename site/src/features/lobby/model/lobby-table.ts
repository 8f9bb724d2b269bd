import type { GameCategory } from '@pavilion/contract';
import type { BannerScene } from '@pavilion/ui';
import type { LobbyKey } from '../messages/lobby-messages';

export interface LobbyRow {
  readonly title: LobbyKey;
  readonly lead: LobbyKey;
  readonly scene: BannerScene;
}

/** Texts and scene of the lobby of each game category. */
export const lobbyTable: Readonly<Record<GameCategory, LobbyRow>> = {
  chess: { title: 'titleChess', lead: 'leadChess', scene: 'cards' },
  egame: { title: 'titleEgame', lead: 'leadEgame', scene: 'reels' },
  gaming: { title: 'titleGaming', lead: 'leadGaming', scene: 'summit' },
  lottery: { title: 'titleLottery', lead: 'leadLottery', scene: 'draw' },
  realbet: { title: 'titleRealbet', lead: 'leadRealbet', scene: 'tables' },
  sport: { title: 'titleSport', lead: 'leadSport', scene: 'stadium' },
  fishing: { title: 'titleFishing', lead: 'leadFishing', scene: 'ocean' },
};
