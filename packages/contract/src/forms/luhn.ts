/**
 * Whether the check digit of a card number is right (ISO/IEC 7812-1).
 * @param digits the whole number, without spaces
 */
export const isLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};
