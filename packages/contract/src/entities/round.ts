import {
  type Static,
  type TArray,
  type TInteger,
  type TLiteral,
  type TObject,
  type TProperties,
  type TSchema,
  Type,
} from '@sinclair/typebox';
import { Amount, LocalText, Nullable } from './common';
import { SportDetail } from './sports';
import {
  type DrawnKind,
  type DrawnOutcome,
  isDrawnKind,
  type TableRoundKind,
  tableDrawOf,
  tableRoundKinds,
} from './table-kinds';

/** 13 × suit (♠♥♣♦) + rank (A = 0 … K = 12). */
const Card = Type.Integer({ minimum: 0, maximum: 51 });
const list = <Item extends TSchema>(item: Item, minItems: number, maxItems = minItems) =>
  Type.Array(item, { minItems, maxItems });
const cards = (fewest: number, most = fewest) => list(Card, fewest, most);
const Ball = Type.Integer({ minimum: 1, maximum: 49 });
const Word = Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$', examples: ['clown'] });
const hash = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description,
    examples: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  });
/** Money as `Amount`, and never negative. */
const Money = Type.String({ pattern: '^\\d{1,28}\\.\\d{2}$', examples: ['100.00'] });

const ClientSeed = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', examples: ['iyAyNGKPsa'] });

/** The inputs from which the outcome of a round can be computed again. */
export const Proof = Type.Object({
  version: Type.Integer({ minimum: 1, description: 'Version of the rules of the game' }),
  commitment: hash('SHA-256 of the seed, known before the stake'),
  seed: Nullable(hash('The server seed'), { description: 'Null until it is revealed' }),
  clientSeed: ClientSeed,
  nonce: Type.Integer({ minimum: 0 }),
});
export type Proof = Static<typeof Proof>;

const proof = Type.Optional(Nullable(Proof));

/** A bet of a slip. */
export const TableLine = Type.Object({
  selection: Type.String({ pattern: '^[a-z0-9][a-z0-9:-]{0,63}$', examples: ['banker'] }),
  name: LocalText,
  stake: Money,
  payout: Nullable(Money, { description: 'Stake included; null until the round is settled' }),
});
export type TableLine = Static<typeof TableLine>;

/** A round that all members share: the slip of one member, and the outcome. */
const table = <Outcome extends TProperties>(outcome: Outcome) => ({
  round: Type.String({
    pattern: '^\\d{12}$',
    description: 'Day and number of the round: YYYYMMDDNNNN',
    examples: ['202611240123'],
  }),
  lines: list(TableLine, 1, 40),
  outcome: Nullable(Type.Object(outcome), { description: 'Null until it is drawn, and for a void round' }),
  clientSeed: Type.Optional(
    Type.String({
      ...ClientSeed,
      description: 'Of the slip. `proof.clientSeed` is the hash over those of all slips of the round',
    }),
  ),
  proof,
});

type DrawnFields<Kind extends DrawnKind> = {
  [Field in keyof DrawnOutcome<Kind>]: DrawnOutcome<Kind>[Field] extends number ? TInteger : TArray<TInteger>;
};

/** The schema of an outcome that consists of drawn numbers. */
const drawn = <Kind extends DrawnKind>(kind: Kind): DrawnFields<Kind> => {
  const { from, to, copies, fields } = tableDrawOf(kind);
  const number = Type.Integer({ minimum: from, maximum: to });
  const schemas = Object.entries(fields).map(([field, { count, label }]) => {
    if (count === undefined) return [field, number];
    const options = {
      minItems: count,
      maxItems: count,
      description: `${label.en}, in the order of the draw`,
    };
    const isDifferent = copies === 1 && count > 1;
    const examples = [Array.from({ length: count }, (_, place) => from + place)];
    return [field, Type.Array(number, { ...options, ...(isDifferent && { uniqueItems: true, examples }) })];
  });
  return Object.fromEntries(schemas) as DrawnFields<Kind>;
};

const drawnRounds = Object.fromEntries(
  tableRoundKinds.filter(isDrawnKind).map((kind) => [kind, table(drawn(kind))]),
) as { readonly [Kind in DrawnKind]: ReturnType<typeof table<DrawnFields<Kind>>> };

/**
 * The kinds of rounds, and the fields that a bet record keeps of each: one row a kind. The types of the gateway's engines
 * and of the site's views are derived from it, so that an engine, a parser (`round-parsers.ts`) or a view without a row,
 * or a row without a parser or a view, does not compile. Those of table games whose outcome is drawn numbers derive from their
 * row in `table-kinds.ts`. Proved by `npm run test:unit -- round`.
 */
const roundFields = {
  slots: {
    stops: Type.Array(Type.Integer(), { description: 'Position of each reel on its strip' }),
    grid: Type.Array(Type.Array(Type.String()), {
      description: 'Symbols shown: reels from the left, each from the top',
    }),
    wins: Type.Array(
      Type.Object({
        line: Nullable(Type.Integer({ minimum: 1 }), { description: 'Pay line; null for a scatter win' }),
        picture: Type.String(),
        count: Type.Integer({ minimum: 1 }),
        amount: Amount,
      }),
    ),
    proof,
  },
  baccarat: table({ player: cards(2, 3), banker: cards(2, 3) }),
  'fan-tan': table({
    beads: Type.Integer({ minimum: 1, maximum: 999, description: 'The remainder, 1 to 4, decides' }),
  }),
  'hundred-niuniu': table({
    hands: Type.Array(cards(5), { minItems: 5, maxItems: 5, description: 'Banker first' }),
  }),
  'mark-six': table({
    numbers: list(Ball, 6),
    special: Ball,
    year: Type.Integer({
      minimum: 1900,
      maximum: 2200,
      description: 'Lunar year of the draw, which names the signs',
    }),
  }),
  ...drawnRounds,
  blackjack: {
    hands: list(
      Type.Object({
        cards: cards(2, 22),
        stake: Money,
        payout: Nullable(Money),
        doubled: Type.Boolean(),
      }),
      1,
      2,
    ),
    dealer: cards(1, 22),
    proof,
  },
  'three-cards': {
    player: cards(3),
    dealer: Nullable(cards(3)),
    ante: Money,
    play: Nullable(Money),
    pairPlus: Nullable(Money),
    folded: Type.Boolean(),
    proof,
  },
  'robbed-niuniu': {
    seats: Type.Array(
      Type.Object({
        cards: cards(5),
        bid: Type.Integer({ minimum: 0, maximum: 3 }),
        bet: Nullable(Type.Integer({ minimum: 1, maximum: 5 }), {
          description: 'Multiple; null for the banker',
        }),
        net: Amount,
      }),
      { minItems: 2, maxItems: 6, description: 'The member first' },
    ),
    banker: Type.Integer({ minimum: 0, maximum: 5, description: 'Index of the seat' }),
    proof,
  },
  fishing: {
    bullets: Type.Integer({ minimum: 1, maximum: 999 }),
    used: Type.Integer({ minimum: 0, maximum: 999 }),
    stakePerBullet: Money,
    catches: list(
      Type.Object({ fish: Word, multiple: Type.Integer({ minimum: 1, maximum: 9999 }), prize: Money }),
      0,
      999,
    ),
    shots: Type.Array(
      Type.Object({
        bullet: Type.Integer({ minimum: 0, maximum: 998, description: 'Index of its random numbers' }),
        fish: Word,
        multiple: Type.Integer({ minimum: 0, maximum: 9999, description: 'Prize in stakes; 0: no catch' }),
      }),
      { maxItems: 999, description: 'Every bullet that hit a fish, in order' },
    ),
    proof,
  },
} as const satisfies Record<string, TProperties> & Record<TableRoundKind, TProperties>;

/** A kind of round. */
export type RoundKind = keyof typeof roundFields;

type WithKind<Kind extends string, Fields> = Fields extends TProperties
  ? TObject<{ kind: TLiteral<Kind> } & Fields>
  : never;

type RoundSchemas = { readonly [Kind in RoundKind]: WithKind<Kind, (typeof roundFields)[Kind]> };

const roundSchemas = Object.entries(roundFields).map(([kind, fields]) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }),
) as unknown as RoundSchemas[RoundKind][];

/** The rounds of each kind. */
export type Rounds = { readonly [Kind in RoundKind]: Static<RoundSchemas[Kind]> };
/** The rounds that engines of this gateway settle, discriminated by `kind`. */
export type GameRound = Rounds[RoundKind];
/** A finished round of a slot game. */
export type SlotRound = Rounds['slots'];
/** A slip on a round that all members share. */
export type TableRound = Rounds[TableRoundKind];

/** A kind of another backend: the site shows such a bet by its stake, payout and times. */
const OtherRound = Type.Object({
  kind: Type.Unsafe<string>({
    type: 'string',
    maxLength: 32,
    not: { enum: [...Object.keys(roundFields), 'sport'] },
  }),
});

/** Round details in a bet record, discriminated by `kind`. */
export const RoundDetail = Type.Union([...roundSchemas, SportDetail, OtherRound], {
  description: 'The round, for the detail view; `kind` says which fields it has',
});
export type RoundDetail = Static<typeof RoundDetail>;
