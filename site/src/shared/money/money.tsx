import { formatAmount } from '@pavilion/format';
import { Amount, type AmountProps } from '@pavilion/ui';
import { useCurrency } from '../brand/brand-context';

/** An amount of money, with the currency symbol of the brand. */
export const Money = (props: Omit<AmountProps, 'currency'>) => <Amount {...props} currency={useCurrency()} />;

/** Writes an amount of money as text, with the currency symbol of the brand, for places that take no component. */
export const useMoneyText = () => {
  const currency = useCurrency();
  return (amount: string, write: (amount: string) => string = formatAmount) => `${currency}${write(amount)}`;
};
