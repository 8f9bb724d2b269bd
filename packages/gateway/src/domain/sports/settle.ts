import { type LegResult, payoutOf, turnoverOf } from '@pavilion/contract/sports';

/** A leg that may have its result. */
export interface LegToSettle {
  readonly price: number;
  readonly result: LegResult | null;
}

export interface BetToSettle {
  readonly unit_open: bigint;
  readonly bets: number;
  readonly unit: bigint;
  readonly sizes: readonly number[];
  readonly potential: bigint;
  readonly max_payout: bigint;
}

export interface Settlement {
  readonly state: 'settled' | 'void';
  readonly payout: bigint;
  readonly turnover: bigint;
}

/** The price of a bet, in thousandths: its potential payout for each unit of stake. */
export const potentialPrice = ({
  potential,
  unit,
  bets,
}: Pick<BetToSettle, 'potential' | 'unit' | 'bets'>): number =>
  Number((potential * 1000n) / (unit * BigInt(bets)));

/**
 * What the open stake of a bet pays. Legs without a result do not matter when this is called: the bet is a parlay of all legs,
 * and another leg is lost.
 */
export const settlementOf = (bet: BetToSettle, legs: readonly LegToSettle[]): Settlement => {
  const settled = legs.map(({ price, result }) => ({ price, result: result ?? ('void' as const) }));
  const stake = bet.unit_open * BigInt(bet.bets);
  let payout = payoutOf(bet.unit_open, settled, bet.sizes);
  // guard: payout-limited
  if (payout > bet.max_payout) payout = bet.max_payout;
  const isVoid = legs.every(({ result }) => result === 'void');
  return {
    state: isVoid ? 'void' : 'settled',
    payout,
    turnover: isVoid ? 0n : turnoverOf(stake, payout, potentialPrice(bet)),
  };
};
