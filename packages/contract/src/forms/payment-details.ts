import { coinAddressError } from './coin-address';
import { isLuhn } from './luhn';

/** Payment details that a message to or from support cannot contain (SUP-2). */
export type PaymentDetails = 'card-number' | 'coin-address';

/** Lengths of card numbers (ISO/IEC 7812-1). */
const cardDigits = { min: 12, max: 19 };

/** Digits in groups, for each of the separators. */
const digitGroups = [' ', '\\t', '-', '–', '—', '.', '·', '_', '/', ','].map((separator) => {
  const divider = separator === '.' ? '\\.' : separator;
  return { divider: new RegExp(divider, 'u'), pattern: new RegExp(`\\d+(?:${divider}\\d+)*`, 'gu') };
});

/** Whether the groups look like one number, such as `6222 0200 0000 0004 606`, rather than like a list of numbers. */
const isDivided = (groups: readonly string[]) =>
  groups.slice(0, -1).every(({ length }) => length >= 3) ||
  groups.every(({ length }) => length === groups[0]?.length);

const isCardNumber = (digits: string) =>
  digits.length >= cardDigits.min && digits.length <= cardDigits.max && isLuhn(digits);

const hasCardNumber = (text: string): boolean =>
  digitGroups.some(({ divider, pattern }) =>
    (text.match(pattern) ?? []).some((match) => {
      const groups = match.split(divider);
      return groups.some((_, from) => {
        for (let to = from + 1; to <= groups.length; to++) {
          const chosen = groups.slice(from, to);
          const digits = chosen.join('');
          if (digits.length > cardDigits.max) return false;
          if (isDivided(chosen) && isCardNumber(digits)) return true;
        }
        return false;
      });
    }),
  );

/** A word as long as an address. A mistyped address counts too: its money would be lost. */
const hasCoinAddress = (text: string): boolean =>
  (text.match(/[0-9A-Za-z]{34,}/gu) ?? []).some((word) => coinAddressError(word) !== 'format');

/**
 * Finds a card number or a coin address in a text, also in full-width digits, in groups and between invisible characters.
 * Numbers of 12 to 19 digits with a wrong check digit are no card numbers.
 */
export const paymentDetailsIn = (text: string): PaymentDetails | undefined => {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (hasCardNumber(plain)) return 'card-number';
  return hasCoinAddress(plain) ? 'coin-address' : undefined;
};
