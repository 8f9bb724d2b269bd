/**
 * The length of a text in units: a character above code 255 counts as 2, any other as 1. A surrogate pair is one
 * character.
 *
 * @example textUnits('VIP会员') // 7
 *
 * Requirement TXT-1.
 */
export const textUnits = (text: string): number => {
  let units = 0;
  for (const character of text) units += character.codePointAt(0)! > 255 ? 2 : 1;
  return units;
};
