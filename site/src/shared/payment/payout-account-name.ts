import type { PayoutAccount } from '@pavilion/contract';
import { useLocalText } from '../messages';

/** How a payout account is named, in the language of the reader. */
interface PayoutAccountName {
  /** For a place that shows the number, too. */
  readonly title: string;
  /** With the masked number, in one line: two cards of a bank have the same title. */
  readonly full: string;
}

/** A masked number in one line of a narrow place: one group of asterisks, and the first four characters before them. */
export const shortNumber = (number: string): string =>
  number.replace(/^(\*{4} )+(?=\*)/, '').replace(/^(\w{4})\w+(?=\*)/, '$1');

/** The only place that decides how members read the name of a payout account. */
export const usePayoutAccountName = () => {
  const text = useLocalText();
  return ({ title, number }: Pick<PayoutAccount, 'title' | 'number'>): PayoutAccountName => ({
    title: text(title),
    full: `${text(title)} ${shortNumber(number)}`,
  });
};
