import { formatMinor } from '@pavilion/format';
import { evaluate, type Win, windowAt } from './evaluate';
import type { Picture } from './pictures';
import { cryptoRandom, type RandomSource } from './random-source';
import { pictureOf, type Title } from './title';
import { titleOf } from './titles';

/** A win as it is kept and shown; `line` counts from 1, amounts are decimal text. */
export interface ShownWin {
  readonly line: number | null;
  readonly picture: Picture;
  readonly count: number;
  readonly amount: string;
}

/** What a bet record keeps of a round: enough to show it again. */
export interface SlotDetail {
  readonly stops: readonly number[];
  /** Reels from the left, each from the top. */
  readonly grid: readonly (readonly Picture[])[];
  readonly wins: readonly ShownWin[];
}

export interface DrawnRound {
  /** Minor units. */
  readonly payout: bigint;
  readonly detail: SlotDetail;
}

const shown = (title: Title, win: Win): ShownWin => ({
  line: win.kind === 'line' ? win.line + 1 : null,
  picture: pictureOf(title, win.kind === 'line' ? win.rank : 's'),
  count: win.count,
  amount: formatMinor(win.amount),
});

/** Draws where the reels stop, and says what that pays. */
export const drawTitleRound = (title: Title, stake: bigint, random: RandomSource): DrawnRound => {
  const stops = title.machine.reels.map((reel) => random(reel.length));
  const window = windowAt(title.machine, stops);
  const wins = evaluate(title.machine, window, stake);
  return {
    payout: wins.reduce((sum, win) => sum + win.amount, 0n),
    detail: {
      stops,
      grid: window.map((reel) => reel.map((stop) => pictureOf(title, stop))),
      wins: wins.map((win) => shown(title, win)),
    },
  };
};

/**
 * One round of a game of this venue, without taking or paying anything.
 *
 * @param stake - minor units, a whole number per line of the game.
 * @throws RangeError for an unknown game, or a stake that does not divide over its lines.
 */
export const drawRound = (
  gameCode: string,
  stake: bigint,
  random: RandomSource = cryptoRandom,
): DrawnRound => {
  const title = titleOf(gameCode);
  if (!title) throw new RangeError(`No slot game has the code ${gameCode}`);
  return drawTitleRound(title, stake, random);
};
