/** Play: lobby, rounds, bets and sports sessions. Other areas and the handlers import from this file only. */

export { createBets } from './bets/bets';
export { settleRoundStatement } from './bets/settle-round';
export { createGameSessions } from './games/game-sessions';
export { createHouse } from './games/house';
export { createLobby } from './games/lobby';
export { createSports, type Fixture, type Sports } from './sports/sports';
