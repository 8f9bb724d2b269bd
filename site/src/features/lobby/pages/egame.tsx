import { Lobby } from '../components/lobby';
import { lobbyData } from '../model/lobby-data';

export const data = lobbyData('egame');

/** The lobby of slot games (GAM-2). */
export const SlotLobbyPage = () => <Lobby category="egame" />;
