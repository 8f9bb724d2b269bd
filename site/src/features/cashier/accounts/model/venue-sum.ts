import type { Balances } from '@pavilion/contract';
import { addAmounts } from '@pavilion/format';

/** What the venues' wallets hold together. */
export const venueSum = ({ venues }: Pick<Balances, 'venues'>): string =>
  venues.reduce((sum, { balance }) => addAmounts(sum, balance), '0.00');
