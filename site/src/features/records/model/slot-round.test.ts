import fc from 'fast-check';
import { parseSlotRound } from './slot-round';

const detail = {
  stops: [1, 2],
  grid: [
    ['dragon', 'wild', 'seal-fu'],
    ['coin', 'dragon', 'lotus'],
  ],
  wins: [
    { line: 7, picture: 'dragon', count: 3, amount: '3.50' },
    { line: null, picture: 'pagoda', count: 3, amount: '8.00' },
  ],
};

it('[GAM-2] parses a round of a slot game', () => {
  expect(parseSlotRound(detail)).toEqual({
    reels: detail.grid,
    wins: [
      { line: 7, symbol: 'dragon', count: 3, amount: '3.50' },
      { line: undefined, symbol: 'pagoda', count: 3, amount: '8.00' },
    ],
  });
});

it.each([
  ['no fields', null],
  ['the fields of another kind', { ticket: 7 }],
  ['no reels', { ...detail, grid: [] }],
  ['reels of different lengths', { ...detail, grid: [['coin'], ['coin', 'koi']] }],
  ['markup in place of a symbol', { ...detail, grid: [['<b>']] }],
  ['too many reels', { ...detail, grid: Array(9).fill(['coin']) }],
  ['an amount that is a number', { ...detail, wins: [{ ...detail.wins[0], amount: 3.5 }] }],
  ['a win on line 0', { ...detail, wins: [{ ...detail.wins[0], line: 0 }] }],
])('[GAM-2] rejects a round with %s', (_, unsound) => {
  expect(parseSlotRound(unsound)).toBeUndefined();
});

it('[GAM-2] never throws for any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ grid: fc.anything(), wins: fc.anything() })), (any) => {
      expect(() => parseSlotRound(any)).not.toThrow();
    }),
  );
});
