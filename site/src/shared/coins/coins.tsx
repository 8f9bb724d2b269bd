import { Amount, type AmountProps } from '@pavilion/ui';

const isWhole = (coins: string): boolean => !/\.0*[1-9]/.test(coins);

/** An amount of coins. Whole coins have no decimals, as in `coinText`. */
export const Coins = ({
  value,
  ...rest
}: Omit<AmountProps, 'value' | 'currency'> & { readonly value: string }) => (
  <Amount {...rest} value={value} decimals={isWhole(value) ? 0 : 2} />
);
