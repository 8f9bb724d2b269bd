import { countryPrefix } from './phone';

const digits = /\p{Nd}/gu;

/**
 * Masks a phone number with one `*` per digit: the first 4 digits of a number of 7 digits or fewer, the first 7 of a
 * longer one. A country prefix such as `(86)`, spaces and dashes stay.
 *
 * @example maskPhone('13812345678') // '*******5678'
 *
 * Requirement MSK-1.
 */
export const maskPhone = (text: string): string => {
  const country = countryPrefix.exec(text)?.[0] ?? '';
  const number = text.slice(country.length);
  const count = number.match(digits)?.length ?? 0;
  let left = count <= 7 ? 4 : 7;
  return country + number.replace(digits, (digit) => (left-- > 0 ? '*' : digit));
};

/**
 * Masks a name or account: its first 2 characters, `**`, its last 2. A text of 2 or 3 characters becomes its first one
 * and `**`, a text of 1 becomes `**`, an empty text stays empty. A surrogate pair counts as one character.
 *
 * @example maskName('abcd') // 'ab**cd'
 *
 * Requirement MSK-2.
 */
export const maskName = (text: string): string => {
  const characters = Array.from(text);
  if (characters.length === 0) return '';
  if (characters.length === 1) return '**';
  if (characters.length < 4) return `${characters[0]}**`;
  return `${characters.slice(0, 2).join('')}**${characters.slice(-2).join('')}`;
};
