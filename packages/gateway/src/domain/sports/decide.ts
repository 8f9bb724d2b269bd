import type { SportRefusal } from '@pavilion/contract';
import { type Consent, potentialPayout, type Score, validateSlip } from '@pavilion/contract/sports';
import { minuteMs } from '../../durations';
import {
  type AskedBet,
  type AskedLeg,
  factsOf,
  findSelection,
  type LegNow,
  readSelection,
  scoreOf,
} from './place';
import type { EventBook } from './sports-engine';

/** A bet that is decided later than this after its time is refused, in ms: also one whose markets stay suspended. */
export const longestWait = minuteMs;
/** Suspended markets are looked at again in steps of this, in ms: prices change once a second. */
export const decisionStep = 1_000;

/** A bet in play that waits for its decision. */
export interface PendingBet {
  readonly decideAt: number;
  readonly provider: AskedBet['provider'];
  readonly sizes: readonly number[];
  readonly unit: bigint;
  readonly consent: Consent;
  readonly legs: readonly AskedLeg[];
}

/** A leg as it was accepted. */
export interface AcceptedLeg {
  readonly n: number;
  readonly price: number;
  readonly epoch: number;
  readonly base: number;
  readonly score: Score | null;
}

export type Decision =
  | { readonly state: 'held' }
  | { readonly state: 'accepted'; readonly legs: readonly AcceptedLeg[]; readonly potential: bigint }
  | { readonly state: 'refused'; readonly reason: SportRefusal };

/** The limits of a bet were checked when it was placed: a better price does not refuse it. */
const checkedBefore = { smallest: 0n, largest: 10n ** 15n, maxPayout: 10n ** 18n };

const refused = (reason: SportRefusal): Decision => ({ state: 'refused', reason });

const accepted = (bet: PendingBet, legs: readonly LegNow[]): Decision => {
  const rows = legs.map((leg, n) => ({
    n,
    price: leg.selection?.price ?? leg.asked.price,
    epoch: leg.asked.epoch,
    base: leg.book.baseOf(leg.parts),
    score: scoreOf(leg),
  }));
  const prices = rows.map(({ price }) => price);
  return { state: 'accepted', legs: rows, potential: potentialPayout(bet.unit, prices, bet.sizes) };
};

/**
 * Decides a bet in play at its time, or when the suspension of its markets then ends. The answer depends on the books alone,
 * so every gateway decides alike.
 *
 * @param bookAt the book of an event at a time.
 */
export const decideBet = (
  bet: PendingBet,
  bookAt: (event: string, at: number) => EventBook,
  now: number,
): Decision => {
  const end = bet.decideAt + longestWait;
  for (let at = bet.decideAt; at <= Math.min(now, end); at += decisionStep) {
    const legs = bet.legs.map((leg) => {
      const parts = readSelection(leg.selection);
      return findSelection(leg, parts, bookAt(parts.event, at));
    });
    const facts = factsOf({ ...bet, isConfirmed: true }, legs);
    const answer = validateSlip({ ...facts, bounds: { ...facts.bounds, ...checkedBefore } });
    // guard: suspended-bet-waits
    if (!answer.ok && answer.reason === 'leg-suspended') continue;
    // guard: late-bet-refused
    if (now > end) return refused({ reason: 'too-late' });
    // guard: bet-in-play-validated
    if (!answer.ok) {
      const { reason, selection, prices } = answer;
      return refused({ reason, ...(selection && { selection }), ...(prices && { prices }) });
    }
    return accepted(bet, legs);
  }
  return now >= end ? refused({ reason: 'leg-suspended' }) : { state: 'held' };
};
