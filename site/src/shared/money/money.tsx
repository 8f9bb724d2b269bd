import { Amount, type AmountProps } from '@pavilion/ui';
import { useBrand } from '../brand/brand-context';
import { defaultCurrency } from '../messages/define-messages';

/** The currency mark of the brand. */
export const useCurrency = (): string => useBrand().currency ?? defaultCurrency;

/** An amount of money, with the currency mark of the brand. */
export const Money = (props: Omit<AmountProps, 'currency'>) => <Amount {...props} currency={useCurrency()} />;
