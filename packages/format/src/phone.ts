/** A phone number with its country calling code, both digits. */
export type Phone = { readonly country: string; readonly number: string };

/** The default calling code: mainland China. */
export const defaultCountry = '86';

/** `(86)`, and the variants of Chinese keyboards and address books: `（86）`, `(+86)`, `()`. */
export const countryPrefix = /^\s*[(（]\s*\+?(\d*)\s*[)）]/;

/**
 * Parses a phone value, `(countryNumber)number` or a number alone, whose country is {@link defaultCountry}. The number
 * is trimmed and not validated. Never throws.
 *
 * @example parsePhone('(852)51234567') // { country: '852', number: '51234567' }
 *
 * Requirement PHN-1.
 */
export const parsePhone = (text: string): Phone => {
  const prefix = countryPrefix.exec(text);
  return {
    country: prefix?.[1] || defaultCountry,
    number: text.slice(prefix?.[0].length ?? 0).trim(),
  };
};

/**
 * Formats a phone as `(countryNumber)number`; the inverse of {@link parsePhone}.
 *
 * @example formatPhone({ country: '86', number: '13812345678' }) // '(86)13812345678'
 *
 * Requirement PHN-1.
 */
export const formatPhone = ({ country, number }: Phone): string => `(${country || defaultCountry})${number}`;
