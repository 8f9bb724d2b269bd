import type { GameCategory } from '@pavilion/contract';
import type { BannerScene } from '@pavilion/ui';
import type { LobbyKey } from '../messages/lobby-messages';

export interface LobbyRow {
  readonly title: LobbyKey;
  readonly lead: LobbyKey;
  readonly scene: BannerScene;
  /** How many cards show while the games load: as many as the lobby has, so that nothing moves. */
  readonly placeholders: number;
  /** What cards show of rounds that all members share: tables their latest results, lotteries the numbers of the last draw. */
  readonly results?: 'roads' | 'draws';
}

/** Texts and scene of the lobby of each game category. */
export const lobbyTable: Readonly<Record<GameCategory, LobbyRow>> = {
  chess: { title: 'titleChess', lead: 'leadChess', scene: 'cards', placeholders: 5 },
  egame: { title: 'titleEgame', lead: 'leadEgame', scene: 'reels', placeholders: 12 },
  gaming: { title: 'titleGaming', lead: 'leadGaming', scene: 'summit', placeholders: 12 },
  lottery: { title: 'titleLottery', lead: 'leadLottery', scene: 'draw', placeholders: 5, results: 'draws' },
  realbet: { title: 'titleRealbet', lead: 'leadRealbet', scene: 'tables', placeholders: 7, results: 'roads' },
  sport: { title: 'titleSport', lead: 'leadSport', scene: 'stadium', placeholders: 12 },
  fishing: { title: 'titleFishing', lead: 'leadFishing', scene: 'ocean', placeholders: 2 },
};
