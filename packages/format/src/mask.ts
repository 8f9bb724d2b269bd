import { countryPrefix } from './phone';

const digits = /\p{Nd}/gu;

/**
 * Hides the start of a phone number behind `*`, one for each digit: the first 4 digits of a phone of 7 digits
 * or fewer, the first 7 of a longer one. A country written before it, `(86)`, is no part of the number and
 * stays; so do spaces and dashes.
 *
 * @example maskPhone('13812345678') // '*******5678'
 *
 * Source: the specification, section 5 (masking); MSK-1.
 */
export const maskPhone = (text: string): string => {
  const country = countryPrefix.exec(text)?.[0] ?? '';
  const number = text.slice(country.length);
  const count = number.match(digits)?.length ?? 0;
  let left = count <= 7 ? 4 : 7;
  return country + number.replace(digits, (digit) => (left-- > 0 ? '*' : digit));
};

/**
 * Shows the first 2 characters of a name or account, `**`, then the last 2. Where those would overlap, 2 or 3
 * characters show the first and `**`, 1 shows `**`, none shows nothing. A surrogate pair is one character.
 *
 * @example maskName('abcd') // 'ab**cd'
 *
 * Source: the specification, section 5 (masking); MSK-2.
 */
export const maskName = (text: string): string => {
  const characters = Array.from(text);
  if (characters.length === 0) return '';
  if (characters.length === 1) return '**';
  if (characters.length < 4) return `${characters[0]}**`;
  return `${characters.slice(0, 2).join('')}**${characters.slice(-2).join('')}`;
};
