/** Play: lobby, rounds, bets and sports sessions. Other areas and the handlers import from this file only. */

export { createBetTotalsFolding } from './bets/bet-totals';
export { createBets } from './bets/bets';
export { settleRoundStatement } from './bets/settle-round';
export { createFairSeeds } from './fair/fair-seeds';
export { createGameSessions } from './games/game-sessions';
export { createHouse } from './games/house';
export { createLobby } from './games/lobby';
export { createHands, hasOpenHand } from './hands/hands';
export { createSports, type Fixture, type Sports } from './sports/sports';
export { overdueAfter } from './tables/overdue-round';
export type { RoundResult } from './tables/results';
export type { SlipView } from './tables/slip';
export { createTableClock } from './tables/table-clock';
export { createTables, type GivenSlip } from './tables/tables';
export type { RoundView } from './tables/watchers';
