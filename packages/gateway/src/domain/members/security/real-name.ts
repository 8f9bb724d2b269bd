/** Han characters with the dot of names, or Latin letters. */
const pattern =
  /^(\p{Script=Han}[\p{Script=Han}·]{0,18}\p{Script=Han}|[\p{Script=Latin}][\p{Script=Latin} .'-]{1,38})$/u;

/** The normalized name, or undefined when it is invalid. */
export const normalName = (given: string): string | undefined => {
  const name = given.trim().replace(/\s+/g, ' ').normalize('NFC');
  return pattern.test(name) ? name : undefined;
};
