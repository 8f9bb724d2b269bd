export const signs = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Sign = (typeof signs)[number];

/** The sign of a ball in a lunar year: 1 has the sign of the year, 2 the one before it. */
export const signOf = (ball: number, year: number): Sign => {
  const index = year - 4 - (ball - 1);
  return signs[((index % 12) + 12) % 12] ?? 'rat';
};
