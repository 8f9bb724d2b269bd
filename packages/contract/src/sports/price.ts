import { convertOdds, formatOdds, OddsFormat } from '@pavilion/format';

/** Steps of a price ladder: from the price `from` (thousandths) on, prices are multiples of `step`. */
type Ladder = readonly { readonly from: number; readonly step: number }[];

/** Thousandths in a price of 1. */
const one = 1000;

/** Lowest and highest price, in thousandths. */
export const priceBounds = { lowest: 1010, highest: 200 * one } as const;

/** Handicaps and totals. */
const fineLadder: Ladder = [{ from: 0, step: 10 }];
/** All other markets. */
const steppedLadder: Ladder = [
  { from: 50 * one, step: 5 * one },
  { from: 20 * one, step: one },
  { from: 10 * one, step: 500 },
  { from: 6 * one, step: 100 },
  { from: 3 * one, step: 50 },
  { from: 0, step: 10 },
];

const stepAt = (thousandths: number, hasLines: boolean): number =>
  (hasLines ? fineLadder : steppedLadder).find(({ from }) => thousandths >= from)!.step;

/**
 * The highest price of the ladder that is not above a price; at most 200. Below 1.01 there is no price.
 *
 * @param thousandths may have a fraction.
 * @param hasLines whether the market has lines (handicaps and totals), which move by 0.01 at every price.
 */
export const floorToLadder = (thousandths: number, hasLines: boolean): number | undefined => {
  if (!(thousandths >= priceBounds.lowest)) return undefined;
  const capped = Math.min(thousandths, priceBounds.highest);
  const step = stepAt(capped, hasLines);
  return Math.floor(capped / step) * step;
};

/** The lowest price of the ladder that is not below a price. */
export const ceilToLadder = (thousandths: number, hasLines: boolean): number => {
  const capped = Math.max(priceBounds.lowest, Math.min(thousandths, priceBounds.highest));
  const step = stepAt(capped, hasLines);
  return Math.ceil(capped / step) * step;
};

/** Which price changes a member accepts: none, better ones, worse ones within per cent of the profit, or any. */
export type Consent = 'none' | 'better' | 'any' | { readonly within: 1 | 3 | 5 };

/** The lowest price, in thousandths, at which a leg is accepted. */
export const acceptedFrom = (asked: number, consent: Consent, hasLines: boolean): number => {
  if (consent === 'any') return priceBounds.lowest;
  if (typeof consent === 'string') return asked;
  return ceilToLadder((100 * one + (asked - one) * (100 - consent.within)) / 100, hasLines);
};

/** Whether a price now is acceptable for a leg that was asked at another. */
export const isPriceAccepted = (asked: number, now: number, consent: Consent, hasLines: boolean): boolean =>
  consent === 'none' ? now === asked : now >= acceptedFrom(asked, consent, hasLines);

/** A price as decimal text in Europe format: 1950 is `1.95`. */
export const priceText = (thousandths: number): string => {
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
};

/** A price in the odds format of the member. Parlays show Europe in every format. */
export const displayPrice = (thousandths: number, format: OddsFormat): string =>
  formatOdds(convertOdds(priceText(thousandths), OddsFormat.Europe, format), format);
