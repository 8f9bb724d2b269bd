import type { Balances, TransferDirection } from '@pavilion/contract';
import { addAmounts } from '@pavilion/format';
import { negative } from './negative';

/** The wallets of a transfer: their balances before it, or after it. */
export interface PairBalances {
  readonly main: string;
  readonly venue: string;
}

/** The balances after a transfer of a valid amount; their sum does not change. */
export const balancesAfter = (
  { main }: Pick<Balances, 'main'>,
  { balance }: Pick<Balances['venues'][number], 'balance'>,
  direction: TransferDirection,
  amount: string,
): PairBalances => {
  const [toMain, toVenue] = direction === 'in' ? [negative(amount), amount] : [amount, negative(amount)];
  return { main: addAmounts(main, toMain), venue: addAmounts(balance, toVenue) };
};
