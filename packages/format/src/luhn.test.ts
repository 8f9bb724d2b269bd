import fc from 'fast-check';
import { passesLuhn } from './luhn';

/** By the table of the standard: what a doubled digit counts. */
const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
const checkDigit = (digits: readonly number[]) => {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + (at % 2 === 0 ? (doubled[digit] as number) : digit), 0);
  return (10 - (sum % 10)) % 10;
};
const cards = fc
  .array(fc.nat({ max: 9 }), { minLength: 11, maxLength: 18 })
  .map((digits) => [...digits, checkDigit(digits)]);

describe('the check digit of card numbers', () => {
  it.each(['4111111111111111', '5500005555555559', '6222020000000004606'])(
    'knows that %s is one',
    (number) => {
      expect(passesLuhn(number)).toBe(true);
    },
  );

  it.each(['', '0', '4111 1111 1111 1111', '４１１１', '4111111111111112', '41111111111111x1'])(
    'refuses %p',
    (number) => expect(passesLuhn(number)).toBe(false),
  );

  it('accepts every number with its digit, and none with one digit changed', () => {
    fc.assert(
      fc.property(cards, fc.nat({ max: 11 }), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        expect(passesLuhn(digits.join(''))).toBe(true);
        const wrong = digits.map((digit, place) => (place === at ? (digit + by) % 10 : digit));
        expect(passesLuhn(wrong.join(''))).toBe(false);
      }),
    );
  });
});
