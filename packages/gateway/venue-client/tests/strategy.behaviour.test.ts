import { gainsOf } from '../../src/venues/hands/testing/blackjack-solver';
import { dealerCards, strategy } from '../hands/js/games/strategy.js';

const bestOf = (gains: ReadonlyMap<string, number>): string =>
  [...gains].reduce((one, other) => (other[1] > one[1] ? other : one))[0];

/** The values in the label of a row, such as `A4–A5`, `13–16` or `2–2, 3–3`. */
const valuesOf = (kind: string, label: string): number[] => {
  const rankOf = (text: string) => (text === 'A' ? 1 : Number(text));
  if (kind === 'pairs') return label.split(', ').map((pair) => rankOf(pair.split('–')[0]!));
  const [from, to = from] = label.replaceAll('A', '').replace('17+', '17–20').split('–').map(Number) as [
    number,
    number?,
  ];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

describe('the card of basic strategy', () => {
  it('[GAM-2] has in every cell the act that gains the most, on average over the hands of the cell', () => {
    const gains = gainsOf(8);
    const cells = strategy.flatMap(([kind, rows]) =>
      rows.flatMap(([label, acts]) =>
        valuesOf(kind, label).flatMap((value) =>
          [...acts].flatMap((act, column) => {
            const found = gains.get(`${kind} ${value} ${column + 2}`);
            return found
              ? [
                  [
                    `${kind} ${label} (${value}) ${dealerCards[column]}`,
                    act === 'T' ? 'D' : act,
                    bestOf(found),
                  ],
                ]
              : [];
          }),
        ),
      ),
    );
    expect(cells.length).toBe(330);
    expect(cells.filter(([, act, optimal]) => act !== optimal)).toEqual([]);
  });
});
