/**
 * The pair of a match in an endless double round robin (circle method): every participant meets every other at home and
 * away before a pair is repeated.
 *
 * @param participants an even number.
 * @param number of the match since the first one.
 */
export const pairOf = (participants: number, number: number): readonly [home: number, away: number] => {
  const matches = participants / 2;
  const rounds = participants - 1;
  const round = Math.floor(number / matches) % (2 * rounds);
  const index = number % matches;
  const turn = round % rounds;
  // The last participant keeps its place, the others move around the circle.
  const seat = (place: number) => (place + turn) % rounds;
  const first = index === 0 ? rounds : seat(index);
  const second = seat(index === 0 ? 0 : rounds - index);
  const isHomeFirst = (turn + index + (round < rounds ? 0 : 1)) % 2 === 0;
  return isHomeFirst ? [first, second] : [second, first];
};
