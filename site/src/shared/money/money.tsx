import { Amount, type AmountProps } from '@pavilion/ui';
import { useCurrency } from '../brand/brand-context';

/** An amount of money, with the currency mark of the brand. */
export const Money = (props: Omit<AmountProps, 'currency'>) => <Amount {...props} currency={useCurrency()} />;
