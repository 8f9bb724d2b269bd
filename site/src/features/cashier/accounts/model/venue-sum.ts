import type { Balances } from '@pavilion/contract';
import { addAmounts } from '@pavilion/format';

/** The sum of the venue balances. */
export const venueSum = ({ venues }: Pick<Balances, 'venues'>): string =>
  venues.reduce((sum, { balance }) => addAmounts(sum, balance), '0.00');
