import type { SlotRound } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { cryptoRandom, type RandomSource } from '../fair';
import { evaluate, type Win, windowAt } from './evaluate';
import { pictureOf, type Title } from './title';
import { titleOf } from './titles';

/** Of the machines and of the order in which stops are drawn: another reel or pay is another version. */
export const slotVersion = 1;

/** A win as the bet record stores it; `line` counts from 1, amounts are decimal text. */
export type RecordedWin = SlotRound['wins'][number];

export interface DrawnRound {
  /** Minor units. */
  readonly payout: bigint;
  readonly detail: SlotRound;
}

const recordWin = (title: Title, win: Win): RecordedWin => ({
  line: win.kind === 'line' ? win.line + 1 : null,
  picture: pictureOf(title, win.kind === 'line' ? win.rank : 's'),
  count: win.count,
  amount: formatMinor(win.amount),
});

/** Draws the reel positions of a round and computes its payout. */
export const drawTitleRound = (title: Title, stake: bigint, random: RandomSource): DrawnRound => {
  const stops = title.machine.reels.map((reel) => random(reel.length));
  const window = windowAt(title.machine, stops);
  const wins = evaluate(title.machine, window, stake);
  return {
    payout: wins.reduce((sum, win) => sum + win.amount, 0n),
    detail: {
      kind: 'slots',
      stops,
      grid: window.map((reel) => reel.map((symbol) => pictureOf(title, symbol))),
      wins: wins.map((win) => recordWin(title, win)),
    },
  };
};

/**
 * Draws a round without settling it.
 *
 * @param stake in minor units, a whole number per line of the game.
 * @throws RangeError for an unknown game, or a stake that is not divisible by the number of lines.
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
