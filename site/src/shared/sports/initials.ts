/** The letters of an avatar: the first two words of a name by their first letter, or the family name of a Chinese one. */
export const initialsOf = (name: string): string => {
  const [first = '', second] = name.trim().split(/\s+/);
  const letter = (word: string) => [...word][0] ?? '';
  return second === undefined ? letter(first) : `${letter(first)}${letter(second)}`;
};
