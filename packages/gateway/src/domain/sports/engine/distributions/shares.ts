import type { MarketType } from '@pavilion/contract/sports';
import { chanceOf, chanceThat, type Distribution } from './distribution';

/**
 * What happens to a unit stake on a selection: the expected shares that win, return and lose. A half win counts half as won
 * and half as returned. At a price o the fair value of the stake is won · o + returned.
 */
export interface Shares {
  readonly won: number;
  readonly returned: number;
  readonly lost: number;
}

/** Shares of the first side of a line: a lead of two quarters wins the stake, a lead of one wins half of it. */
const lineShares = ({ from, chances }: Distribution, isTotal: boolean, q: number, base: number): Shares => {
  let all = 0;
  let won = 0;
  let lost = 0;
  const lineLead = isTotal ? -q : q;
  for (let index = 0; index < chances.length; index += 1) {
    const chance = chances[index]!;
    const lead = 4 * (from + index - base) + lineLead;
    all += chance;
    if (lead > 0) won += lead === 1 ? chance / 2 : chance;
    else if (lead < 0) lost += lead === -1 ? chance / 2 : chance;
  }
  return { won, returned: Math.max(0, all - won - lost), lost };
};

const outcomeShares = (type: MarketType, distribution: Distribution, side: string): Shares => {
  const won = type.isIndexed
    ? chanceOf(distribution, type.sides.indexOf(side))
    : chanceThat(distribution, (value) => type.resultOf(side, 0, value) === 'won');
  return { won, returned: 0, lost: Math.max(0, 1 - won) };
};

/**
 * The shares of a selection: the expected results of `resultOf` of its market type.
 *
 * @param base value of the quantity when the bet was accepted, for markets that count from the bet; otherwise 0.
 */
export const sharesOf = (
  type: MarketType,
  distribution: Distribution,
  side: string,
  q: number,
  base = 0,
): Shares => {
  if (type.lines === 'none') return outcomeShares(type, distribution, side);
  const shares = lineShares(distribution, type.lines === 'total', q, base);
  return side === type.sides[0] ? shares : opposite(shares);
};

/** The shares of the other side of a line. */
export const opposite = ({ won, returned, lost }: Shares): Shares => ({ won: lost, returned, lost: won });

/** The fair price of a selection: at it, stakes neither gain nor lose. */
export const fairPrice = ({ won, lost }: Shares): number => 1 + lost / won;

/** Expected multiple of the stake at a price in thousandths. */
export const valueAt = ({ won, returned }: Shares, price: number): number => (won * price) / 1000 + returned;
