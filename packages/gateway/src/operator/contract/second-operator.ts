import { formatMinor, groupThousands } from '@pavilion/format';

/** Above these amounts, in minor units, a second operator confirms: payments of withdrawals, and money that is booked by hand. */
export const secondOperatorAbove = { withdrawal: 5_000_000n, byHand: 100_000n };

const textOf = (amount: bigint): string => groupThousands(formatMinor(amount)).replace(/\.00$/, '');

/** The same amounts in the texts of calls and of the console's pages. */
export const secondOperatorTexts = {
  withdrawal: textOf(secondOperatorAbove.withdrawal),
  byHand: textOf(secondOperatorAbove.byHand),
};
