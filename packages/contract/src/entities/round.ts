import { type Static, type TLiteral, type TObject, type TProperties, Type } from '@sinclair/typebox';
import { Amount, Nullable } from './common';

/**
 * The kinds of rounds, and the fields that a bet record keeps of each: one row a kind. The types of the gateway's engines
 * and of the site's views are derived from it, so that an engine, a parser (`round-parsers.ts`) or a view without a row,
 * or a row without a parser or a view, does not compile.
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
  },
} as const satisfies Record<string, TProperties>;

/** A kind of round. */
export type RoundKind = keyof typeof roundFields;

type WithKind<Kind extends string, Fields> = Fields extends TProperties
  ? TObject<{ kind: TLiteral<Kind> } & Fields>
  : never;

type RoundSchemas = { readonly [Kind in RoundKind]: WithKind<Kind, (typeof roundFields)[Kind]> };

const roundSchemas = Object.entries(roundFields).map(([kind, fields]) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }),
) as unknown as RoundSchemas[RoundKind][];

/** The rounds that engines of this gateway settle, discriminated by `kind`. */
export type GameRound = { [Kind in RoundKind]: Static<RoundSchemas[Kind]> }[RoundKind];
/** A finished round of a slot game. */
export type SlotRound = Extract<GameRound, { kind: 'slots' }>;

/** A kind of another backend: the site shows such a bet by its stake, payout and times. */
const OtherRound = Type.Object({
  kind: Type.Unsafe<string>({ type: 'string', maxLength: 32, not: { enum: Object.keys(roundFields) } }),
});

/** Round details in a bet record, discriminated by `kind`. */
export const RoundDetail = Type.Union([...roundSchemas, OtherRound], {
  description: 'The round, for the detail view; `kind` says which fields it has',
});
export type RoundDetail = Static<typeof RoundDetail>;
