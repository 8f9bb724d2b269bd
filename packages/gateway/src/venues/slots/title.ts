import type { LocalText } from '@pavilion/contract';
import type { GameMarks } from '../venue';
import type { Machine, Rank, ReelSymbol } from './machine';
import type { Picture } from './pictures';

/** The five pictures of the ranks `a` to `e`; the four seals below are the same in every title. */
export type TitlePictures = readonly [a: Picture, b: Picture, c: Picture, d: Picture, e: Picture];

/** One slot game: a name, symbols and stakes for a machine, which several titles can use. */
export interface Title extends GameMarks {
  readonly code: string;
  readonly name: LocalText;
  readonly pinyin: string;
  readonly initials: string;
  readonly machine: Machine;
  readonly pictures: TitlePictures;
  /** Minor units per line. The stakes are these times the number of lines. */
  readonly lineStakes: readonly bigint[];
  /** The motif of the cover, and the two colours of the cover and the game. */
  readonly cover: { readonly motif: string; readonly colors: readonly [string, string] };
}

const seals: Partial<Record<Rank, Picture>> = { f: 'seal-fu', g: 'seal-lu', h: 'seal-shou', i: 'seal-xi' };

/** The picture that a title has for a symbol. */
export const pictureOf = (title: Title, symbol: ReelSymbol): Picture => {
  if (symbol === 'w') return 'wild';
  if (symbol === 's') return 'pagoda';
  return seals[symbol] ?? title.pictures['abcde'.indexOf(symbol)]!;
};

/** The stakes that a title offers, minor units, ascending; each is divisible by the number of lines. */
export const stakesOf = (title: Title): bigint[] =>
  title.lineStakes.map((stake) => stake * BigInt(title.machine.lineCount));
