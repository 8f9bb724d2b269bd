import { formatAmount } from '@pavilion/format';
import { Amount, type AmountProps } from '@pavilion/ui';

/** An amount of money. Coins are an `Amount` without a currency. */
export const Money = ({ value }: Pick<AmountProps, 'value'>) => <Amount value={value} currency="¥" />;

/** An amount of money as text, for charts: −¥2.00 with the sign before the currency, as `Money` draws it. */
export const moneyText = (value: string): string =>
  formatAmount(value).replace(/^-?/, (sign) => `${sign && '−'}¥`);
