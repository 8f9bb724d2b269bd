import type { LocalText } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { percent } from '../fair';
import { exactHitRate } from './exact-hit-rate';
import { exactReturn } from './exact-return';
import { linesOf, type Pays, type ReelSymbol, ranks } from './machine';
import { type Picture, pictures } from './pictures';
import { pictureOf, stakesOf, type Title } from './title';

/** A row of the pay table. Line pays are multiples of the stake per line, scatter pays of the whole stake. */
export interface PayRow {
  readonly picture: Picture;
  readonly name: LocalText;
  readonly pays: Pays;
}

/** The data that the game client needs to draw the machine and show its rules. */
export interface TitleDescription {
  readonly game: {
    readonly code: string;
    readonly name: LocalText;
    readonly motif: string;
    readonly colors: readonly string[];
  };
  readonly stakes: readonly string[];
  readonly limits: { readonly min: string; readonly max: string };
  /** The reel strips in order; the `stops` of a round are positions on them. */
  readonly reels: readonly (readonly Picture[])[];
  readonly lines: readonly (readonly number[])[];
  readonly linePays: readonly PayRow[];
  readonly scatterPays: PayRow;
  readonly wild: { readonly picture: Picture; readonly name: LocalText };
  readonly returnToPlayer: string;
  readonly hitRate: string;
}

const payRow = (picture: Picture, pays: Pays): PayRow => ({ picture, name: pictures[picture], pays });

export const describeTitle = (title: Title): TitleDescription => {
  const { machine } = title;
  const stakes = stakesOf(title).map((stake) => formatMinor(stake));
  return {
    game: { code: title.code, name: title.name, motif: title.pictures[0], colors: title.cover.colors },
    stakes,
    limits: { min: stakes[0]!, max: stakes.at(-1)! },
    reels: machine.reels.map((reel) => [...reel].map((symbol) => pictureOf(title, symbol as ReelSymbol))),
    lines: linesOf(machine),
    linePays: ranks.map((rank) => payRow(pictureOf(title, rank), machine.pays[rank])),
    scatterPays: payRow('pagoda', machine.scatterPays),
    wild: { picture: 'wild', name: pictures.wild },
    returnToPlayer: percent(exactReturn(machine)),
    hitRate: percent(exactHitRate(machine)),
  };
};
