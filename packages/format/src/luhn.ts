/**
 * Whether the last digit of a card number is the one that the others ask for (Luhn, ISO/IEC 7812). It catches every
 * wrong digit and nearly every swap of neighbours.
 *
 * @example passesLuhn('4111111111111111') // true
 *
 * Source: the specification's screens, bank cards; ours.
 */
export function passesLuhn(number: string): boolean {
  if (!/^\d{2,}$/.test(number)) return false;
  let sum = 0;
  for (let place = 0; place < number.length; place++) {
    const digit = Number(number[number.length - 1 - place]);
    const doubled = place % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
