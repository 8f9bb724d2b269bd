import { Baccarat } from './baccarat';
import { Balls } from './balls';
import { Blackjack } from './blackjack';
import { Cards } from './cards';
import { Chip } from './chip';
import { Coin } from './coin';
import { Crane } from './crane';
import { DeepSea } from './deep-sea';
import { Dice } from './dice';
import { Dragon } from './dragon';
import { DragonPalace } from './dragon-palace';
import { DragonTiger } from './dragon-tiger';
import { Drum } from './drum';
import { EvenBaccarat } from './even-baccarat';
import { Fan } from './fan';
import { FanTan } from './fan-tan';
import { Firecracker } from './firecracker';
import { Football } from './football';
import { Gem } from './gem';
import { Gourd } from './gourd';
import { Koi } from './koi';
import { Kuai3 } from './kuai3';
import { Lantern } from './lantern';
import { Lotus } from './lotus';
import { Lucky28 } from './lucky28';
import { Mahjong } from './mahjong';
import { MarkSix } from './mark-six';
import { Mountain } from './mountain';
import { Niuniu } from './niuniu';
import { Palace } from './palace';
import { Panda } from './panda';
import { Peach } from './peach';
import { Pearl } from './pearl';
import { Phoenix } from './phoenix';
import { Rabbit } from './rabbit';
import { Racing } from './racing';
import { RedBlack } from './red-black';
import { RobbedNiuniu } from './robbed-niuniu';
import { Roulette } from './roulette';
import { Seal } from './seal';
import { SpeedBaccarat } from './speed-baccarat';
import { Ssc } from './ssc';
import { Sword } from './sword';
import { ThreeCards } from './three-cards';
import { Tiger } from './tiger';
import { Trophy } from './trophy';
import { Wheel } from './wheel';
import { Yuanbao } from './yuanbao';

/** Generated from the files of this folder by `npm run generate`. Cover illustrations by name. The gateway stores the name with each game. */
export const motifs = {
  baccarat: Baccarat,
  balls: Balls,
  blackjack: Blackjack,
  cards: Cards,
  chip: Chip,
  coin: Coin,
  crane: Crane,
  'deep-sea': DeepSea,
  dice: Dice,
  dragon: Dragon,
  'dragon-palace': DragonPalace,
  'dragon-tiger': DragonTiger,
  drum: Drum,
  'even-baccarat': EvenBaccarat,
  fan: Fan,
  'fan-tan': FanTan,
  firecracker: Firecracker,
  football: Football,
  gem: Gem,
  gourd: Gourd,
  koi: Koi,
  kuai3: Kuai3,
  lantern: Lantern,
  lotus: Lotus,
  lucky28: Lucky28,
  mahjong: Mahjong,
  'mark-six': MarkSix,
  mountain: Mountain,
  niuniu: Niuniu,
  palace: Palace,
  panda: Panda,
  peach: Peach,
  pearl: Pearl,
  phoenix: Phoenix,
  rabbit: Rabbit,
  racing: Racing,
  'red-black': RedBlack,
  'robbed-niuniu': RobbedNiuniu,
  roulette: Roulette,
  seal: Seal,
  'speed-baccarat': SpeedBaccarat,
  ssc: Ssc,
  sword: Sword,
  'three-cards': ThreeCards,
  tiger: Tiger,
  trophy: Trophy,
  wheel: Wheel,
  yuanbao: Yuanbao,
};
