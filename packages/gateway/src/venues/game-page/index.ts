export { assetRoutes, readAssetFiles } from './assets';
export { launchGame } from './launch-game';
export { registerFairPage, registerGamePages } from './register-game-pages';
export { roundBody } from './round-body';
export { shownSeed } from './seed-calls';
export { accountOf, type PlayingAccount, sessionOf } from './session-of';
export { seedOf, settleFairRound } from './settle-fair-round';
