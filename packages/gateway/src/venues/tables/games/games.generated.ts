import { baccarat } from './baccarat';
import { dragonTiger } from './dragon-tiger';
import { sicBo } from './sic-bo';
import { roulette } from './roulette';
import { fanTan } from './fan-tan';
import { hundredNiuniu } from './hundred-niuniu';
import { redBlack } from './red-black';
import { kuai3 } from './kuai3';
import { ssc } from './ssc';
import { pk10 } from './pk10';
import { markSix } from './mark-six';
import { pc28 } from './pc28';

/** Generated from the files of this folder by `npm run generate`. In the order of the contract's `tableKinds`. */
export const gamesByKind = {
  baccarat: baccarat,
  'dragon-tiger': dragonTiger,
  'sic-bo': sicBo,
  roulette: roulette,
  'fan-tan': fanTan,
  'hundred-niuniu': hundredNiuniu,
  'red-black': redBlack,
  kuai3: kuai3,
  ssc: ssc,
  pk10: pk10,
  'mark-six': markSix,
  pc28: pc28,
};
