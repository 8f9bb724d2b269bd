import type { TableGame } from '../table-game';
import { baccaratGames } from './baccarat';
import { dragonTiger } from './dragon-tiger';
import { fanTan } from './fan-tan';
import { hundredNiuniu } from './hundred-niuniu';
import { kuai3 } from './kuai3';
import { markSix } from './mark-six';
import { pc28 } from './pc28';
import { pk10 } from './pk10';
import { redBlack } from './red-black';
import { roulette } from './roulette';
import { sicBo } from './sic-bo';
import { ssc } from './ssc';

/**
 * All table games. Their outcomes differ, so an outcome may only be given to the game that drew it. The steps for a new one
 * are in CONTRIBUTING.md. Proved by `npm run test:unit -- venues/tables table-kinds lottery fair-games`.
 */
export const tableGames: readonly TableGame[] = [
  ...baccaratGames,
  dragonTiger,
  sicBo,
  roulette,
  fanTan,
  hundredNiuniu,
  redBlack,
  kuai3,
  ssc,
  pk10,
  markSix,
  pc28,
];
