import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { RoundDetail, type RoundKind, type Rounds } from './round';
import { roundParsers } from './round-parsers';
import { type DrawnKind, isDrawnKind, tableDrawOf, tableRoundKinds } from './table-kinds';

const proof = {
  version: 1,
  commitment: 'a'.repeat(64),
  seed: null,
  clientSeed: 'iyAyNGKPsa',
  nonce: 29,
};
const slip = {
  round: '202611240123',
  clientSeed: 'my-seed',
  lines: [
    { selection: 'banker', name: { 'zh-CN': '庄', en: 'Banker' }, stake: '10.00', payout: '19.50' },
    { selection: 'three-of:03-17-44', name: { 'zh-CN': '三全中', en: 'Three' }, stake: '2.00', payout: null },
  ],
  proof,
};

/** A valid round of each kind whose outcome is computed, and of some that are drawn. */
const known = {
  slots: {
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
  },
  baccarat: { kind: 'baccarat', ...slip, outcome: { player: [0, 13], banker: [51, 6, 7] } },
  'dragon-tiger': { kind: 'dragon-tiger', ...slip, outcome: { dragon: 0, tiger: 51 } },
  'sic-bo': { kind: 'sic-bo', ...slip, outcome: { dice: [1, 6, 6] } },
  roulette: { kind: 'roulette', ...slip, outcome: { pocket: 0 } },
  'fan-tan': { kind: 'fan-tan', ...slip, outcome: { beads: 43 } },
  'hundred-niuniu': {
    kind: 'hundred-niuniu',
    ...slip,
    outcome: { hands: [0, 1, 2, 3, 4].map((hand) => [0, 1, 2, 3, 4].map((card) => 5 * hand + card)) },
  },
  'red-black': { kind: 'red-black', ...slip, outcome: { red: [0, 1, 2], black: [3, 4, 5] } },
  kuai3: { kind: 'kuai3', ...slip, outcome: { dice: [4, 4, 4] } },
  ssc: { kind: 'ssc', ...slip, outcome: { digits: [0, 9, 0, 9, 5] } },
  pk10: { kind: 'pk10', ...slip, outcome: { order: [5, 10, 7, 3, 9, 6, 8, 4, 2, 1] } },
  'mark-six': {
    kind: 'mark-six',
    ...slip,
    outcome: { numbers: [21, 49, 31, 29, 36, 7], special: 18, year: 2026 },
  },
  pc28: { kind: 'pc28', ...slip, outcome: { digits: [9, 0, 5] } },
  blackjack: {
    kind: 'blackjack',
    hands: [{ cards: [0, 12], stake: '10.00', payout: '25.00', doubled: false }],
    dealer: [5, 9, 44],
    proof,
  },
  'three-cards': {
    kind: 'three-cards',
    player: [0, 1, 2],
    dealer: null,
    ante: '10.00',
    play: null,
    pairPlus: '5.00',
    folded: true,
    proof,
  },
  'robbed-niuniu': {
    kind: 'robbed-niuniu',
    seats: [
      { cards: [0, 1, 2, 3, 4], bid: 3, bet: null, net: '-3.00' },
      { cards: [5, 6, 7, 8, 9], bid: 0, bet: 2, net: '2.85' },
    ],
    banker: 0,
    proof,
  },
  fishing: {
    kind: 'fishing',
    bullets: 20,
    used: 2,
    stakePerBullet: '0.50',
    catches: [{ fish: 'clown', multiple: 12, prize: '6.00' }],
    shots: [
      { bullet: 0, fish: 'clown', multiple: 12 },
      { bullet: 19, fish: 'treasure-chest', multiple: 0 },
    ],
    proof: { ...proof, seed: 'b'.repeat(64) },
  },
} satisfies Pick<Rounds, Exclude<RoundKind, DrawnKind>> & Partial<Rounds>;

/** The highest numbers of a draw, in descending order. */
const lastDraw = (kind: DrawnKind): object => {
  const { to, fields } = tableDrawOf(kind);
  return Object.fromEntries(
    Object.entries(fields).map(([field, { count }]) => [
      field,
      count === undefined ? to : Array.from({ length: count }, (_, place) => to - place),
    ]),
  );
};
const drawn = Object.fromEntries(
  tableRoundKinds.filter(isDrawnKind).map((kind) => [kind, { kind, ...slip, outcome: lastDraw(kind) }]),
) as Pick<Rounds, DrawnKind>;

/** A valid round of each kind. */
const rounds: Rounds = { ...drawn, ...known };
const kinds = Object.keys(rounds) as RoundKind[];
const optionalFields = ['proof', 'clientSeed'];

describe.each(kinds)('the round of kind %s', (kind) => {
  const round = rounds[kind];
  const parse = roundParsers[kind];

  it('[GAM-2] parses what the schema of the bet record accepts, and leaves out unknown fields', () => {
    expect(Value.Check(RoundDetail, round)).toBe(true);
    expect(parse(round)).toEqual(round);
    expect(parse({ ...round, unknown: 1 })).toEqual(round);
  });

  it('[GAM-2] rejects a round that lacks a field', () => {
    for (const key of Object.keys(round).filter(
      (field) => field !== 'kind' && !optionalFields.includes(field),
    )) {
      expect([key, parse({ ...round, [key]: undefined })]).toEqual([key, undefined]);
    }
  });

  it('[GAM-2] accepts a round without the fields that older records lack', () => {
    const old = Object.fromEntries(
      Object.entries(round).filter(([field]) => !optionalFields.includes(field)),
    );
    expect(parse(old)).toEqual(old);
    expect(Value.Check(RoundDetail, old)).toBe(true);
  });

  it('[GAM-2] accepts a round without a proof, and rejects one with a broken proof', () => {
    const { proof: _, ...bare } = round;
    expect(parse(bare)).toEqual(bare);
    expect(parse({ ...bare, proof: null })).toEqual({ ...bare, proof: null });
    expect(parse({ ...bare, proof: { ...proof, seed: 'short' } })).toBeUndefined();
  });

  it('[GAM-2] accepts only what the schema of the bet record accepts', () => {
    fc.assert(
      fc.property(broken(round), (any) => {
        expect(() => parse(any)).not.toThrow();
        if (parse(any)) expect(Value.Check(RoundDetail, any)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

/** Values near the bounds of fields, and values of other types. */
const replacements = fc.constantFrom<unknown>(
  ...[null, undefined, '', '3.5', '3.50', '-3.50', '<b>', 'koi', 0, -1, 1, 3, 7, 10, 11, 52, 1.5, Number.NaN],
  ...[true, [], [1], [1, 2, 3], [1, 1, 1, 1, 1], Array(41).fill(1), {}, { 'zh-CN': 1, en: '' }],
);

/** The paths of a value and of all values inside it. */
const pathsOf = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((path) => [key, ...path]))]
    : [[]];

const replaceAt = (value: unknown, [key, ...rest]: string[], replacement: unknown): unknown => {
  if (key === undefined) return replacement;
  const part = replaceAt((value as Record<string, unknown>)[key], rest, replacement);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? part : item));
  return { ...(value as object), [key]: part };
};

/** A round with one value replaced; the kind stays. */
const broken = (round: object): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...pathsOf(round).filter(([key]) => key !== 'kind')), replacements)
    .map(([path, replacement]) => replaceAt(round, path, replacement));

const shot = { bullet: 0, fish: 'ray', multiple: 0 };

it.each([
  ['slots', 'no fields', null],
  ['slots', 'the fields of another kind', { ticket: 7 }],
  ['slots', 'a stop that is no number', { ...rounds.slots, stops: ['1'] }],
  ['slots', 'no reels', { ...rounds.slots, grid: [] }],
  ['slots', 'reels of different lengths', { ...rounds.slots, grid: [['coin'], ['coin', 'koi']] }],
  ['slots', 'markup in place of a symbol', { ...rounds.slots, grid: [['<b>']] }],
  ['slots', 'too many reels', { ...rounds.slots, grid: Array(9).fill(['coin']) }],
  [
    'slots',
    'an amount that is a number',
    { ...rounds.slots, wins: [{ ...rounds.slots.wins[0], amount: 3.5 }] },
  ],
  ['slots', 'a win on line 0', { ...rounds.slots, wins: [{ ...rounds.slots.wins[0], line: 0 }] }],
  ['baccarat', 'no lines', { ...rounds.baccarat, lines: [] }],
  ['baccarat', '41 lines', { ...rounds.baccarat, lines: Array(41).fill(slip.lines[0]) }],
  [
    'baccarat',
    'a card beyond the deck',
    { ...rounds.baccarat, outcome: { player: [52, 0], banker: [1, 2] } },
  ],
  [
    'pk10',
    'a car that comes in twice',
    { ...rounds.pk10, outcome: { order: [1, 1, 2, 3, 4, 5, 6, 7, 8, 9] } },
  ],
  [
    'fishing',
    'a negative prize',
    { ...rounds.fishing, catches: [{ fish: 'ray', multiple: 2, prize: '-1.00' }] },
  ],
  [
    'fishing',
    'a shot of no bullet',
    { ...rounds.fishing, shots: [{ bullet: -1, fish: 'ray', multiple: 0 }] },
  ],
  ['fishing', 'more shots than a magazine can have', { ...rounds.fishing, shots: Array(1000).fill(shot) }],
  ['baccarat', 'a client seed with other characters', { ...rounds.baccarat, clientSeed: 'a b' }],
] as const)('[GAM-2] rejects a round of kind %s with %s', (kind, _, unsound) => {
  expect(roundParsers[kind](unsound)).toBeUndefined();
});

it.each(['baccarat', 'mark-six', 'pc28'] as const)(
  '[GAM-2] parses a slip of kind %s whose round is not drawn yet',
  (kind) => {
    const open = { ...rounds[kind], outcome: null };
    expect(roundParsers[kind](open)).toEqual(open);
    expect(Value.Check(RoundDetail, open)).toBe(true);
  },
);

it('[GAM-2] never throws for any stored value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.anything(), (kind, any) => {
      expect(() => roundParsers[kind](any)).not.toThrow();
    }),
  );
});
