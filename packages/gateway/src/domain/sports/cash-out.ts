import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  cashOutOffer,
  cashOutRules,
  type LegResult,
  multiplierOf,
  multiplierUnit,
  payoutOf,
  turnoverOf,
} from '@pavilion/contract/sports';
import { decisionStep, longestWait } from './decide';
import { isOver } from './events';
import { findSelection, readSelection, statusOf } from './place';
import type { EventBook } from './sports-engine';

/**
 * Turnover of a stake that was cashed out: what was won or lost of it, as for a settled bet, and nothing of a cash-out below
 * half of the stake. A bet on the other side would cover most of such a loss.
 *
 * @param price of the ticket, in thousandths
 */
export const turnoverOfCashOut = (stake: bigint, amount: bigint, price: number): bigint => {
  // guard: low-cash-out-counts-nothing
  if (amount * 100n < stake * BigInt(cashOutRules.minCountedPercent)) return 0n;
  return turnoverOf(stake, amount, price);
};

interface LegToValue {
  readonly selection: string;
  readonly price: number;
  readonly epoch: number;
  readonly base: number;
  readonly result: LegResult | null;
}

interface BetToValue {
  readonly unit_open: bigint;
  readonly sizes: readonly number[];
  readonly max_payout: bigint;
}

/** What an open bet is worth: an amount for its open stake and the time to decide it; or why there is no offer. */
export type Offer =
  | { readonly amount: bigint; readonly delay: number }
  | { readonly reason: 'suspended' | 'none' };

const multiple = (result: LegResult, price: number): number =>
  Number(multiplierOf(result, price)) / Number(multiplierUnit);

/**
 * The offer for a bet, from the books of its open legs at a time. A rule of when a bet has an offer belongs here: quotes, their acceptance
 * and the decision in play all ask it. The price is that of `cashOutOffer` of the contract, the figures are `cashOutRules`.
 */
export const offerOf = (
  bet: BetToValue,
  legs: readonly LegToValue[],
  bookOf: (event: string) => EventBook,
): Offer => {
  let delay = 0;
  const values: { value: number; state: 'settled' | 'prematch' | 'live' }[] = [];
  for (const leg of legs) {
    if (leg.result !== null) {
      values.push({ value: multiple(leg.result, leg.price), state: 'settled' });
      continue;
    }
    const parts = readSelection(leg.selection);
    const book = bookOf(parts.event);
    const now = findSelection(leg, parts, book);
    const shares = book.sharesOf(parts, leg.base);
    // The line may have been withdrawn since: its market decides.
    const { status } = statusOf({ ...now, selection: { side: parts.side, price: leg.price, open: true } });
    if (status === 'suspended') return { reason: 'suspended' };
    // guard: cash-out-on-open-markets
    if (status !== 'open' || isOver(book) || !shares) return { reason: 'none' };
    const value = (shares.won * leg.price) / 1000 + shares.returned;
    delay = Math.max(delay, book.delay);
    values.push({ value, state: book.event.status === 'scheduled' ? 'prematch' : 'live' });
  }
  let potential = payoutOf(
    bet.unit_open,
    legs.map(({ price, result }) => ({ price, result: result ?? 'won' })),
    bet.sizes,
  );
  if (potential > bet.max_payout) potential = bet.max_payout;
  const amount = cashOutOffer(bet.unit_open, values, bet.sizes, potential);
  return amount === undefined ? { reason: 'none' } : { amount, delay };
};

/** Why a cash-out in play was refused, or `held` while its markets are suspended. */
export type CashOutDecision = 'paid' | 'held' | 'changed' | 'none' | 'suspended' | 'too-late';

/**
 * Decides a cash-out in play at its time, or when the suspension of its markets then ends: it is paid while the offer is not
 * below the amount. The answer depends on the books alone, as that of `decideBet`.
 */
export const decideCashOut = (
  bet: BetToValue,
  legs: readonly LegToValue[],
  { unit, amount, decideAt }: { readonly unit: bigint; readonly amount: bigint; readonly decideAt: number },
  bookAt: (event: string, at: number) => EventBook,
  now: number,
): CashOutDecision => {
  const end = decideAt + longestWait;
  for (let at = decideAt; at <= Math.min(now, end); at += decisionStep) {
    const offer = offerOf(bet, legs, (event) => bookAt(event, at));
    if ('reason' in offer && offer.reason === 'suspended') continue;
    if (now > end) return 'too-late';
    if ('reason' in offer) return 'none';
    // guard: cash-out-at-least-as-quoted
    if (offer.amount * unit < amount * bet.unit_open) return 'changed';
    return 'paid';
  }
  return now >= end ? 'suspended' : 'held';
};

/** A quote as the gateway signs it. */
export interface Quote {
  readonly bet: string;
  readonly unitOpen: bigint;
  readonly amount: bigint;
  readonly expiresAt: number;
}

const signature = (secret: string, memberId: string, text: string) =>
  createHmac('sha256', secret).update(`${memberId}:${text}`).digest('base64url');

/** Text of a quote. It holds for the member only, and no gateway has to remember it. */
export const signQuote = (secret: string, memberId: string, quote: Quote): string => {
  const { bet, unitOpen, amount, expiresAt } = quote;
  const text = Buffer.from([bet, unitOpen, amount, expiresAt].join(' ')).toString('base64url');
  return `${text}.${signature(secret, memberId, text)}`;
};

/** The quote of a text; undefined when this gateway did not sign it for the member. */
export const readQuote = (secret: string, memberId: string, signed: string): Quote | undefined => {
  const [text = '', given = ''] = signed.split('.');
  const expected = Buffer.from(signature(secret, memberId, text));
  const received = Buffer.from(given);
  // guard: quote-signed
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return undefined;
  const [bet = '', unitOpen = '0', amount = '0', expiresAt = '0'] = Buffer.from(text, 'base64url')
    .toString()
    .split(' ');
  return { bet, unitOpen: BigInt(unitOpen), amount: BigInt(amount), expiresAt: Number(expiresAt) };
};

/** The part of a quote that a member accepts: unit stake and amount, both rounded down. */
export const partOfQuote = ({ unitOpen, amount }: Quote, percent: number) => {
  const unit = (unitOpen * BigInt(percent)) / 100n;
  return { unit, amount: unitOpen === 0n ? 0n : (amount * unit) / unitOpen };
};
