import { Lobby } from '../components/lobby';
import { lobbyData } from '../model/lobby-data';

export const data = lobbyData('egame');

/** The lobby of slot games. Source: section 2 of the specification (/game/egame); requirement GAM-2. */
export const SlotLobbyPage = () => <Lobby category="egame" />;
