export { launchGame } from './launch-game';
export { registerGamePages } from './register-game-pages';
export { roundBody } from './round-body';
export { sessionOf } from './session-of';
