import { formatAmount } from '@pavilion/format';

/** Formats an amount of coins. Whole coins have no decimals. */
export const coinText = (coins: string): string => formatAmount(coins).replace(/\.00$/, '');
