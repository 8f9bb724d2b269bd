import type { GameCategory } from '@pavilion/contract';
import type { BannerScene } from '@pavilion/ui';
import type { LobbyKey } from '../messages/lobby-messages';

export interface LobbyRow {
  readonly title: LobbyKey;
  readonly lead: LobbyKey;
  readonly scene: BannerScene;
  /** What cards show of rounds that all members share: tables their latest results, lotteries the numbers of the last draw. */
  readonly results?: 'roads' | 'draws';
}

/** Texts and scene of the lobby of each game category. */
export const lobbyTable: Readonly<Record<GameCategory, LobbyRow>> = {
  chess: { title: 'titleChess', lead: 'leadChess', scene: 'cards' },
  egame: { title: 'titleEgame', lead: 'leadEgame', scene: 'reels' },
  gaming: { title: 'titleGaming', lead: 'leadGaming', scene: 'summit' },
  lottery: { title: 'titleLottery', lead: 'leadLottery', scene: 'draw', results: 'draws' },
  realbet: { title: 'titleRealbet', lead: 'leadRealbet', scene: 'tables', results: 'roads' },
  sport: { title: 'titleSport', lead: 'leadSport', scene: 'stadium' },
  fishing: { title: 'titleFishing', lead: 'leadFishing', scene: 'ocean' },
};
