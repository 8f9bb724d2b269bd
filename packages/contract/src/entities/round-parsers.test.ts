import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { RoundDetail } from './round';
import { roundParsers } from './round-parsers';

const detail = {
  kind: 'slots',
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
  expect(roundParsers.slots(detail)).toEqual(detail);
  expect(roundParsers.slots({ ...detail, unknown: 1 })).toEqual(detail);
});

it.each([
  ['no fields', null],
  ['the fields of another kind', { ticket: 7 }],
  ['a stop that is no number', { ...detail, stops: ['1'] }],
  ['no reels', { ...detail, grid: [] }],
  ['reels of different lengths', { ...detail, grid: [['coin'], ['coin', 'koi']] }],
  ['markup in place of a symbol', { ...detail, grid: [['<b>']] }],
  ['too many reels', { ...detail, grid: Array(9).fill(['coin']) }],
  ['an amount that is a number', { ...detail, wins: [{ ...detail.wins[0], amount: 3.5 }] }],
  ['a win on line 0', { ...detail, wins: [{ ...detail.wins[0], line: 0 }] }],
])('[GAM-2] rejects a round with %s', (_, unsound) => {
  expect(roundParsers.slots(unsound)).toBeUndefined();
});

it('[GAM-2] never throws for any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ grid: fc.anything(), wins: fc.anything() })), (any) => {
      expect(() => roundParsers.slots(any)).not.toThrow();
    }),
  );
});

it('[GAM-2] accepts only what the schema of the bet record accepts', () => {
  const words = fc.constantFrom('koi', 'coin', 'seal-fu', '<b>', '');
  const round = fc.record({
    kind: fc.constant('slots'),
    stops: fc.array(fc.oneof(fc.nat(), fc.double()), { maxLength: 3 }),
    grid: fc.array(fc.array(words, { minLength: 2, maxLength: 2 }), { maxLength: 3 }),
    wins: fc.array(
      fc.record({
        line: fc.constantFrom(1, 7, 0, 1.5, null, undefined),
        picture: words,
        count: fc.constantFrom(3, 0, '3'),
        amount: fc.constantFrom('3.50', '3.5', 3.5),
      }),
      { maxLength: 1 },
    ),
  });
  fc.assert(
    fc.property(round, (any) => {
      if (roundParsers.slots(any)) expect(Value.Check(RoundDetail, any)).toBe(true);
    }),
  );
});
