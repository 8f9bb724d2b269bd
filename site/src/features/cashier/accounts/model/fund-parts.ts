import type { Balances } from '@pavilion/contract';
import { addAmounts } from '@pavilion/format';
import { negative } from './negative';
import { venueSum } from './venue-sum';

/** The parts of the total: the balances of the wallets, and the stakes of open bets, which are the rest. */
export interface FundParts {
  readonly main: string;
  readonly venues: string;
  readonly locked: string;
  readonly openBets: string;
}

/** Splits the total into parts whose exact sum it is. */
export const fundParts = ({
  total,
  main,
  locked,
  venues,
}: Pick<Balances, 'total' | 'main' | 'locked' | 'venues'>): FundParts => {
  const atVenues = venueSum({ venues });
  const held = addAmounts(addAmounts(main, atVenues), locked);
  return { main, venues: atVenues, locked, openBets: addAmounts(total, negative(held)) };
};
