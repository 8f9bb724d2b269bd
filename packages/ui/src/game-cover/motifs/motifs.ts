import type { ComponentType } from 'react';
import type { MotifProps } from '../paints';
import { Balls } from './balls';
import { Cards } from './cards';
import { Chip } from './chip';
import { Coin } from './coin';
import { Crane } from './crane';
import { Dice } from './dice';
import { Dragon } from './dragon';
import { Drum } from './drum';
import { Fan } from './fan';
import { Firecracker } from './firecracker';
import { Football } from './football';
import { Gem } from './gem';
import { Gourd } from './gourd';
import { Koi } from './koi';
import { Lantern } from './lantern';
import { Lotus } from './lotus';
import { Mahjong } from './mahjong';
import { Mountain } from './mountain';
import { Palace } from './palace';
import { Panda } from './panda';
import { Peach } from './peach';
import { Pearl } from './pearl';
import { Phoenix } from './phoenix';
import { Rabbit } from './rabbit';
import { Seal } from './seal';
import { Sword } from './sword';
import { Tiger } from './tiger';
import { Trophy } from './trophy';
import { Wheel } from './wheel';
import { Yuanbao } from './yuanbao';

/** Cover illustrations by name. The gateway stores the name with each game. */
export const motifs = {
  balls: Balls,
  cards: Cards,
  chip: Chip,
  coin: Coin,
  crane: Crane,
  dice: Dice,
  dragon: Dragon,
  drum: Drum,
  fan: Fan,
  firecracker: Firecracker,
  football: Football,
  gem: Gem,
  gourd: Gourd,
  koi: Koi,
  lantern: Lantern,
  lotus: Lotus,
  mahjong: Mahjong,
  mountain: Mountain,
  palace: Palace,
  panda: Panda,
  peach: Peach,
  pearl: Pearl,
  phoenix: Phoenix,
  rabbit: Rabbit,
  seal: Seal,
  sword: Sword,
  tiger: Tiger,
  trophy: Trophy,
  wheel: Wheel,
  yuanbao: Yuanbao,
} satisfies Record<string, ComponentType<MotifProps>>;

/** Name of a cover illustration. */
export type CoverMotif = keyof typeof motifs;

/** All cover illustration names, for validation. */
export const coverMotifs = Object.keys(motifs) as readonly CoverMotif[];
