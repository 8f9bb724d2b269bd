import type { MarketName, PeriodKind, Sport } from '@pavilion/contract/sports';
import { type Margin, marginOfProfit } from './pricing';

/** How a market type is offered. */
export interface Offer {
  /** Number of lines for the whole event, and for a part of it. */
  readonly lines: readonly [whole: number, part: number];
  /** Distance between lines, and the remainder of their division by it, in quarters: 4 and 2 are half lines only. */
  readonly step: number;
  readonly offset: number;
  readonly margins: {
    readonly whole: readonly [prematch: Margin, live: Margin];
    readonly part: readonly [prematch: Margin, live: Margin];
  };
}

/** The offers of a sport: one for each of its market types. */
export type Offers<Of extends Sport> = Readonly<Record<MarketName<Of>, Offer>>;
/** The offers of any sport, by market type. */
export type AnyOffers = Readonly<Partial<Record<string, Offer>>>;

/** Profits at even chances before the match and in play. */
type Profits = readonly [prematch: number, live: number];

const margins = ([prematch, live]: Profits) => [marginOfProfit(prematch), marginOfProfit(live)] as const;

/** An offer of lines; `whole` and `part` are profits at even chances. */
export const lined = (
  lines: Offer['lines'],
  whole: Profits,
  part: Profits,
  { step, offset } = { step: 1, offset: 0 },
): Offer => ({ lines, step, offset, margins: { whole: margins(whole), part: margins(part) } });

/** Lines that cannot push: 0.5, 1.5 and so on. */
export const halfLines = { step: 4, offset: 2 } as const;

/** An offer without lines. */
export const unlined = (total: number, spread: number): Offer => {
  const both = [
    { total, spread },
    { total, spread },
  ] as const;
  return { lines: [1, 1], step: 1, offset: 0, margins: { whole: both, part: both } };
};

/** How the offer of a venue differs from the full one. */
export interface OfferProfile {
  /** Largest number of lines of a market. */
  readonly lines: number;
  /** Factor of the margins. */
  readonly margin: number;
}

/** The offer without differences. */
export const fullOffer: OfferProfile = { lines: Number.POSITIVE_INFINITY, margin: 1 };

/** The part of an offer for a period, as a venue has it. */
export const offerFor = (
  { lines, margins: all }: Offer,
  kind: PeriodKind,
  isLive: boolean,
  profile: OfferProfile,
): { readonly lines: number; readonly margin: Margin } => {
  const isWhole = kind === 'ft';
  const { total, spread } = (isWhole ? all.whole : all.part)[isLive ? 1 : 0];
  return {
    lines: Math.min(lines[isWhole ? 0 : 1], profile.lines),
    margin: { total: total * profile.margin, spread },
  };
};
