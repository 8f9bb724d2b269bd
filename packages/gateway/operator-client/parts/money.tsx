import { Amount, type AmountProps } from '@pavilion/ui';

/** An amount of money. Coins are an `Amount` without a currency. */
export const Money = ({ value }: Pick<AmountProps, 'value'>) => <Amount value={value} currency="¥" />;
