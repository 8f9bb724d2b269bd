import type { LegResult } from '@pavilion/contract/sports';
import { secondMs } from '../../durations';
import { longestWait } from './decide';
import { isOver } from './events';
import { findSelection, readSelection, statusOf } from './place';
import { type BetToSettle, settlementOf } from './settle';
import type { EventBook } from './sports-engine';

/** Rules of accepted bets that follow from the books of their events. */
export const betRules = [
  'every sports bet was accepted on open markets',
  'every leg of a sports bet has the result of its event',
  'every settled sports bet paid what its legs say',
] as const;
export type BrokenRule = (typeof betRules)[number];

/** A leg as it was accepted and settled. */
export interface VerifiedLeg {
  readonly selection: string;
  readonly price: number;
  readonly epoch: number;
  readonly base: number;
  readonly result: LegResult | null;
  readonly result_rev: number | null;
  readonly settled_rev: number | null;
}

/** A bet that was accepted. */
export interface VerifiedBet extends BetToSettle {
  readonly state: string;
  /** When the books decided it, ms; in play, suspended markets may have moved the decision by up to a minute. */
  readonly acceptedAt: number;
  readonly isInPlay: boolean;
  readonly payout: bigint;
  readonly cashed: bigint;
  readonly rev: number;
}

type BookAt = (event: string, at?: number) => EventBook;

/**
 * Whether the selections of a bet were open together when it was accepted. An override counts from the beginning of its
 * second, in which bets may have been accepted before it, so the second before counts too.
 */
const wasOpen = ({ acceptedAt, isInPlay }: VerifiedBet, legs: readonly VerifiedLeg[], bookAt: BookAt) => {
  const until = acceptedAt + (isInPlay ? longestWait : 0);
  for (let at = acceptedAt - secondMs; at <= until; at += secondMs) {
    const areOpen = legs.every(({ selection, price, epoch }) => {
      const parts = readSelection(selection);
      const book = bookAt(parts.event, at);
      return (
        !isOver(book) && statusOf(findSelection({ selection, price, epoch }, parts, book)).status === 'open'
      );
    });
    if (areOpen) return true;
  }
  return false;
};

/** Whether the results of the legs are those of the books, as far as these are confirmed. */
const hasResults = (legs: readonly VerifiedLeg[], bookAt: BookAt): boolean =>
  legs.every(({ selection, base, result }) => {
    if (result === null) return true;
    const parts = readSelection(selection);
    return (bookAt(parts.event).resultOf(parts, base) ?? result) === result;
  });

/** Whether a settled bet paid what its legs say, beside its cash-outs. A corrected result is settled later. */
const paidItsResult = (bet: VerifiedBet, legs: readonly VerifiedLeg[]): boolean => {
  if (bet.rev === 0 || legs.some(({ result_rev, settled_rev }) => result_rev !== settled_rev)) return true;
  const { state, payout } = settlementOf(bet, legs);
  return bet.state === state && bet.payout === bet.cashed + payout;
};

/**
 * The rules that an accepted bet breaks.
 *
 * @param bookAt the book of an event at a time, or now.
 */
export const brokenRulesOf = (
  bet: VerifiedBet,
  legs: readonly VerifiedLeg[],
  bookAt: BookAt,
): BrokenRule[] => {
  const isKept = [wasOpen(bet, legs, bookAt), hasResults(legs, bookAt), paidItsResult(bet, legs)];
  return betRules.filter((_, index) => !isKept[index]);
};
