/** Han characters with the dot of names, or Latin letters. */
const pattern =
  /^(\p{Script=Han}[\p{Script=Han}·]{0,18}\p{Script=Han}|[\p{Script=Latin}][\p{Script=Latin} .'-]{1,38})$/u;

/** A name in its one stored form, or undefined when it is none. */
export const normalName = (given: string): string | undefined => {
  const name = given.trim().replace(/\s+/g, ' ').normalize('NFC');
  return pattern.test(name) ? name : undefined;
};
