import { type LegResult, type LineResult, marketTypes, type SelectionParts } from '@pavilion/contract/sports';
import type { Book } from './book';
import { findDistribution } from './distributions/quantity';
import { type Shares, sharesOf } from './distributions/shares';

/** A selection as a leg keeps it: its parts, and the value of the quantity at acceptance. */
export interface LegSelection extends Omit<SelectionParts, 'event'> {
  /** Of markets that count from the bet; otherwise 0. */
  readonly base: number;
}

const overStatuses = ['settled', 'abandoned', 'cancelled'];

const typeAndDistribution = (book: Book, { type, period }: LegSelection) => {
  const marketType = marketTypes[book.sport][type];
  if (marketType === undefined) return undefined;
  const found = findDistribution(book.distributions, marketType.quantity, period);
  return found && { marketType, found };
};

/** The result that every possible value gives; undefined when values differ. */
const certainResult = (book: Book, leg: LegSelection): LineResult | undefined => {
  const known = typeAndDistribution(book, leg);
  if (known === undefined) return undefined;
  const { from, chances } = known.found.distribution;
  let certain: LineResult | undefined;
  for (let index = 0; index < chances.length; index += 1) {
    if (chances[index]! <= 0) continue;
    const result = known.marketType.resultOf(leg.side, leg.q, from + index - leg.base);
    if (certain !== undefined && certain !== result) return undefined;
    certain = result;
  }
  return certain;
};

/**
 * The result of a selection. Undefined until it is decided and confirmed; markets that an ended or abandoned event left
 * undecided are void.
 */
export const resultOf = (book: Book, leg: LegSelection): LegResult | undefined => {
  const isOver = overStatuses.includes(book.status);
  if (book.status === 'cancelled') return 'void';
  if (!isOver && !book.isConfirmed) return undefined;
  return certainResult(book, leg) ?? (isOver ? 'void' : undefined);
};

/** The fair shares of a selection now, for cash-out; undefined when its market does not exist. */
export const fairShares = (book: Book, leg: LegSelection): Shares | undefined => {
  const known = typeAndDistribution(book, leg);
  return known && sharesOf(known.marketType, known.found.distribution, leg.side, leg.q, leg.base);
};

/** The value that a leg of a market keeps at acceptance: the value now, if the market counts from the bet. */
export const baseOf = (book: Book, type: string, period: string): number => {
  const marketType = marketTypes[book.sport][type];
  if (marketType === undefined || !marketType.countsFromBet) return 0;
  return findDistribution(book.distributions, marketType.quantity, period)?.now ?? 0;
};
