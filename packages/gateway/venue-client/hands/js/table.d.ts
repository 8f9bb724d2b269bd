/**
 * The interface between the page and the tables of its games. A table draws the cards, the spots and the results; the page
 * does everything else.
 */
import type { Hand, Lang } from './api.js';
import type { Translate } from './messages.js';
import type { Motion } from './motion.js';
import type { createStake } from './stake.js';

export interface TableContext {
  readonly motion: Motion;
  readonly lang: Lang;
  readonly t: Translate;
  /** Values of the tray, ascending. */
  readonly chips: bigint[];
  /** The visitor chooses the spot for the next chips. */
  readonly onSpot: (spot: string) => void;
}

/** A button of the member's turn. */
export interface ActButton {
  readonly action: string;
  readonly value?: number;
  readonly label: string;
  /** Its shortcut, one letter or digit. */
  readonly key: string;
  /** The further stake, minor units. */
  readonly cost: bigint;
  /** Shown below the label, e.g. the cost. */
  readonly note: string;
  readonly blocked?: 'balance';
  /** The one main action. */
  readonly isMain?: boolean;
}

/** The panel beside the table: what hands pay. */
export interface Guide {
  readonly title: string;
  readonly head?: string[];
  readonly rows: string[][];
  readonly note?: string;
}

export interface Table {
  readonly root: HTMLElement;
  /** Where chips can be placed before the hand; the first is the stake, the others are options of the call. */
  readonly spots: { id: string; name: string }[];
  /** Takes the last hand off the table. */
  clear(): void;
  /** Shows the chips of the next hand. */
  showStake(stake: ReturnType<typeof createStake>): void;
  /** Shows what is new of the hand; resolves once all of it can be seen. */
  show(hand: Hand, options: { animate: boolean }): Promise<void>;
  acts(hand: Hand): ActButton[];
  /** The member's turn, or the result. */
  notice(hand: Hand): string;
  readonly dealingNotice: string;
  /** The hand in words, for screen readers. */
  spoken(hand: Hand): string;
  /** A settled hand in a list. */
  summary(hand: Hand): string;
  /** The line on the felt. */
  readonly printed: string;
  readonly guide: Guide;
  /** The page offers a card of strategy. */
  readonly hasStrategy?: boolean;
  /** The stake is a reserve, so results are shown as net, not as payout. */
  readonly isReserve?: boolean;
  /** What a win is compared with to call it big, in place of the stake. */
  unit?(hand: Hand): bigint;
}
