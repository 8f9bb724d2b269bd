import { defaultCountry, formatPhone, parsePhone } from '@pavilion/format';

/** Numbers of mobile phones in the default country have so many digits. */
const nationalDigits = 11;

/**
 * The one way of writing a phone, so that `(0086)013800138000` and `8613800138000` are found to be `(86)13800138000`: without
 * leading zeros, and in the default country without its calling code before the number.
 */
export const canonicalPhone = (phone: string): string => {
  const { country, number } = parsePhone(phone);
  const code = country.replace(/^0+/, '') || defaultCountry;
  const digits = number.replace(/^0+/, '');
  const isRepeated =
    code === defaultCountry &&
    digits.startsWith(defaultCountry) &&
    digits.length === defaultCountry.length + nationalDigits;
  return formatPhone({ country: code, number: isRepeated ? digits.slice(defaultCountry.length) : digits });
};
