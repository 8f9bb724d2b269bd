import {
  isDrawnKind,
  type LocalText,
  type TableDraw,
  type TableRoundKind,
  tableDrawOf,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { percent } from '../fair';
import { figuresOf, mainReturn } from './returns';
import { exampleOf } from './selections';
import type { NumberPick, Selection, SelectionGroup, TableGame } from './table-game';

/** Amounts, multiples and per cent are decimal text; a multiple includes the stake. */
interface Figures {
  readonly pays: readonly string[];
  readonly returnToPlayer: string;
}

export interface GroupDescription {
  readonly id: string;
  readonly name: LocalText;
  readonly selections: readonly (Selection & Figures)[];
  readonly picks?: readonly (NumberPick & Figures)[];
}

/** The data that the game client needs to draw a table and show its rules. */
export interface TableDescription {
  readonly game: {
    readonly code: string;
    readonly name: LocalText;
    readonly kind: TableRoundKind;
    readonly version: number;
    /** How its numbers are drawn, for the standard layout. Null if the outcome is not simply the drawn numbers. */
    readonly draw: TableDraw | null;
  };
  readonly chips: readonly string[];
  readonly limits: {
    readonly min: string;
    readonly max: string;
    readonly maxLines: number;
    readonly maxPayout: string;
  };
  readonly returnToPlayer: string;
  readonly groups: readonly GroupDescription[];
}

const describeFigures = (game: TableGame, selection: string): Figures => {
  const { pays, returned } = figuresOf(game, selection);
  return {
    pays: pays.map((hundredths) => formatMinor(BigInt(hundredths))),
    returnToPlayer: percent(returned),
  };
};

const describeGroup = (
  game: TableGame,
  { id, name, selections, picks }: SelectionGroup,
): GroupDescription => ({
  id,
  name,
  selections: selections.map((selection) => ({ ...selection, ...describeFigures(game, selection.id) })),
  ...(picks && { picks: picks.map((pick) => ({ ...pick, ...describeFigures(game, exampleOf(pick)) })) }),
});

export const describeGame = (
  game: TableGame,
  slip: { readonly maxLines: number; readonly maxPayout: bigint },
): TableDescription => ({
  game: {
    code: game.code,
    name: game.name,
    kind: game.kind,
    version: game.version,
    draw: isDrawnKind(game.kind) ? tableDrawOf(game.kind) : null,
  },
  chips: game.chips.map((chip) => formatMinor(chip)),
  limits: {
    min: formatMinor(game.minStake),
    max: formatMinor(game.maxStake),
    maxLines: slip.maxLines,
    maxPayout: formatMinor(slip.maxPayout),
  },
  returnToPlayer: mainReturn(game),
  groups: game.groups.map((group) => describeGroup(game, group)),
});
