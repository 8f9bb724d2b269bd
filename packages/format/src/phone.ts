/** A phone number and the country calling code that it belongs to, both as digits in text. */
export type Phone = { readonly country: string; readonly number: string };

/** The calling code of a phone that names none: mainland China. */
export const defaultCountry = '86';

/** `(86)`, also as a Chinese keyboard or an address book writes it: `（86）`, `(+86)`, `()`. */
export const countryPrefix = /^\s*[(（]\s*\+?(\d*)\s*[)）]/;

/**
 * Reads a phone value, which may be written `(countryNumber)number`. Without a country it is
 * {@link defaultCountry}. The number is what is left, trimmed and not checked. Never throws.
 *
 * @example parsePhone('(852)51234567') // { country: '852', number: '51234567' }
 *
 * Source: the specification, section 3 (phone value); PHN-1.
 */
export const parsePhone = (text: string): Phone => {
  const prefix = countryPrefix.exec(text);
  return {
    country: prefix?.[1] || defaultCountry,
    number: text.slice(prefix?.[0].length ?? 0).trim(),
  };
};

/**
 * Writes a phone as `(countryNumber)number`; the inverse of {@link parsePhone}.
 *
 * @example formatPhone({ country: '86', number: '13812345678' }) // '(86)13812345678'
 *
 * Source: the specification, section 3 (phone value); PHN-1.
 */
export const formatPhone = ({ country, number }: Phone): string => `(${country || defaultCountry})${number}`;
