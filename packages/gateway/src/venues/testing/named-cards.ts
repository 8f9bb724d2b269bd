/** Cards by their short names, such as `♠A ♥10`. */
export const cards = (names: string): number[] =>
  names.split(' ').map((name) => {
    const suit = '♠♥♣♦'.indexOf(name[0]!);
    const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(name.slice(1));
    if (suit === -1 || rank === -1) throw new RangeError(`There is no card ${name}`);
    return 13 * suit + rank;
  });
