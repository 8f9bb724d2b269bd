import type { LocalText, TableRoundKind } from '@pavilion/contract';
import type { RandomSource } from '../fair';
import type { GameListing } from '../venue';

/** A venue of table games: live dealers, lotteries, card tables. */
export type TableVenue = 'PAVILION-ZR' | 'PAVILION-CP' | 'PAVILION-QP';

/** A bet that can be staked on. */
export interface Selection {
  /** Lower-case letters, digits, hyphens and colons; stored with bets, so it never changes. */
  readonly id: string;
  readonly name: LocalText;
}

/**
 * A bet on `count` different numbers from 1 to `of`, in any order; its selection id is `<prefix>:03-17-44`, ascending. A game with
 * picks needs a layout of its own: the standard one does not show them.
 */
export interface NumberPick {
  readonly prefix: string;
  readonly name: LocalText;
  readonly count: number;
  readonly of: number;
}

/** Selections that are shown together. */
export interface SelectionGroup {
  readonly id: string;
  readonly name: LocalText;
  readonly selections: readonly Selection[];
  readonly picks?: readonly NumberPick[];
}

/** Durations in milliseconds. Bets are taken for `bet`; then nothing for `guard`; then the result is shown until `period`. */
export interface RoundTiming {
  readonly period: number;
  readonly bet: number;
  readonly guard: number;
}

/**
 * The clock of a game. Rounds are numbered by it from the start of the day, and the seeds of today and tomorrow are stored by these
 * numbers: a clock changes at the start of a day, the day after tomorrow at the earliest.
 */
export interface GameClock extends RoundTiming {
  /** The clock of the days before `day` of the brand's calendar (YYYY-MM-DD), which stays: rounds of these days are read by it. */
  readonly before?: { readonly day: string; readonly clock: GameClock };
}

/** The clock that a game has on a day of the brand's calendar, YYYY-MM-DD. */
export const timingOn = ({ before, ...timing }: GameClock, day: string): RoundTiming =>
  before !== undefined && day < before.day ? timingOn(before.clock, day) : timing;

/** The result of a round in one word, for lobby cards and lists. */
export interface Mark {
  readonly text: LocalText;
  readonly tone: 'red' | 'blue' | 'green' | 'gold' | 'black';
}

/** The numbers of a draw, in its order. The site has a drawing for each kind of piece. */
export interface DrawnNumbers {
  readonly pieces: 'dice' | 'colouredBalls' | 'balls' | 'cars';
  readonly numbers: readonly number[];
}

/**
 * A game with rounds that all members share. A version is never edited once rounds of it exist: a new pay table is a new
 * version. Its clock is the same in all versions. Outcomes are JSON values; a card is an integer from 0 to 51, 13 × suit (♠♥♣♦) + rank (A = 0 … K = 12).
 */
export interface TableGame<Outcome = unknown> extends GameListing {
  readonly version: number;
  /** The venue that lists it. */
  readonly venue: TableVenue;
  /** What its rounds have in common with those of other games: outcome, round view and layout of the page. */
  readonly kind: TableRoundKind;
  readonly clock: GameClock;
  /** Of one line, minor units; whole multiples of 1.00. */
  readonly minStake: bigint;
  readonly maxStake: bigint;
  /** Chips of the tray, minor units, ascending. */
  readonly chips: readonly bigint[];
  readonly groups: readonly SelectionGroup[];
  /** Draws the outcome. It reads nothing but the random source and the moment of the draw. */
  draw(random: RandomSource, at: Date): Outcome;
  /** What a selection returns, in hundredths of its stake: 0 lost, 50 half, 100 push, 195 …; undefined: no such bet. */
  returnOf(selection: string, outcome: Outcome): number | undefined;
  /**
   * Classes of outcomes with their exact weights, fine enough to determine what this selection returns; another one may need other
   * classes. `betFigures` computes its return and its pays from them. Selections of one group for which this returns the same object
   * are computed together.
   */
  outcomes(selection: string): Iterable<readonly [outcome: Outcome, weight: bigint]>;
  mark(outcome: Outcome): Mark;
  /** Of a lottery, whose card in the lobby shows its last draw. */
  drawnNumbers?(outcome: Outcome): DrawnNumbers;
}
