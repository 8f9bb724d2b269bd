import type { GameCategory } from '@pavilion/contract';
import { Lobby } from '../components/lobby';

export { lobbyData } from '../model/lobby-data';

export interface LobbyPageProps {
  readonly category: GameCategory;
}

/** The lobby of a game category (GAM-2). */
export const LobbyPage = ({ category }: LobbyPageProps) => <Lobby category={category} />;
