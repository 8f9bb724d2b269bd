import {
  type Line,
  type Market,
  type MarketStatus,
  type MarketType,
  type MarketTypes,
  marketKey,
  periodKind,
  type Selection,
  type SuspensionReason,
} from '@pavilion/contract/sports';
import { chooseLines } from './choose-lines';
import { decidedValue } from './distributions/distribution';
import { findDistribution, type QuantityDistribution } from './distributions/quantity';
import { opposite, type Shares, sharesOf } from './distributions/shares';
import { type AnyOffers, type Offer, type OfferProfile, offerFor } from './offers';
import { type Margin, priceOf } from './pricing';

/** What the markets of an event are made of. */
export interface MarketFacts {
  readonly event: string;
  readonly types: MarketTypes;
  readonly offers: AnyOffers;
  readonly profile: OfferProfile;
  readonly distributions: readonly QuantityDistribution[];
  /** Distributions of the last whole minute or epoch, by which lines are chosen. */
  readonly lineDistributions: readonly QuantityDistribution[];
  readonly isLive: boolean;
  readonly epoch: number;
  /** Why a market is suspended; undefined if it is open. */
  suspensionOf(type: string, period: string): SuspensionReason | undefined;
}

/** Lines on which a side has a smaller chance than this are not offered. */
const minChance = 0.03;

const selection = (side: string, shares: Shares, margin: Margin, type: MarketType): Selection => {
  const price = priceOf(shares, margin, type.sides.length, type.lines !== 'none');
  return { side, price: price ?? 0, open: price !== undefined };
};

/** The selections of a line: the second side of a handicap or total has the opposite shares of the first. */
const selectionsOf = (
  type: MarketType,
  { distribution, now = 0 }: QuantityDistribution,
  q: number,
  margin: Margin,
): readonly Selection[] | undefined => {
  const base = type.countsFromBet ? now : 0;
  if (type.lines === 'none') {
    return type.sides.map((side) => selection(side, sharesOf(type, distribution, side, q), margin, type));
  }
  const [first, second] = type.sides;
  const shares = sharesOf(type, distribution, first!, q, base);
  if (Math.min(shares.won, shares.lost) < minChance * (shares.won + shares.lost)) return undefined;
  return [selection(first!, shares, margin, type), selection(second!, opposite(shares), margin, type)];
};

/** Lines by the distribution that they were chosen by, which is kept for a minute. */
const chosenLines = new WeakMap<QuantityDistribution, Map<string, readonly number[]>>();

const linesFrom = (
  of: QuantityDistribution,
  name: string,
  type: MarketType,
  offer: Offer,
  count: number,
): readonly number[] => {
  const known = chosenLines.get(of) ?? new Map<string, readonly number[]>();
  const key = `${name} ${count}`;
  const found = known.get(key);
  if (found) return found;
  const chosen = chooseLines(type, of.distribution, type.countsFromBet ? (of.now ?? 0) : 0, offer, count);
  chosenLines.set(of, known.set(key, chosen));
  return chosen;
};

const linesOf = (
  name: string,
  type: MarketType,
  offer: Offer,
  found: QuantityDistribution,
  { lineDistributions, isLive, profile }: MarketFacts,
): readonly Line[] => {
  const { lines, margin } = offerFor(offer, periodKind(found.period), isLive, profile);
  const chosen = linesFrom(
    findDistribution(lineDistributions, found.quantity, found.period) ?? found,
    name,
    type,
    offer,
    lines,
  );
  return chosen.flatMap((q) => {
    const selections = selectionsOf(type, found, q, margin);
    return selections?.some(({ open }) => open) ? [{ q, selections }] : [];
  });
};

/** The open and suspended markets of an event, in the order of the market types. */
export const marketsOf = (facts: MarketFacts): readonly Market[] => {
  const { event, types, offers, distributions, epoch, suspensionOf } = facts;
  const markets: Market[] = [];
  for (const [name, type] of Object.entries(types)) {
    for (const found of distributions) {
      if (found.quantity !== type.quantity || !type.periods.includes(periodKind(found.period))) continue;
      if (decidedValue(found.distribution) !== undefined) continue;
      const lines = linesOf(name, type, offers[name]!, found, facts);
      if (lines.length === 0) continue;
      const reason = suspensionOf(name, found.period);
      const status: MarketStatus = reason === undefined ? 'open' : 'suspended';
      markets.push({
        key: marketKey(event, name, found.period),
        type: name,
        period: found.period,
        status,
        ...(reason === undefined ? {} : { reason }),
        epoch,
        lines,
      });
    }
  }
  return markets;
};
