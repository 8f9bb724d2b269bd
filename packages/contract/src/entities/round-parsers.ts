import {
  integer,
  invalid,
  list,
  nullable,
  object,
  optional,
  type Parser,
  text,
  truth,
} from './field-parsers';
import type { RoundKind, Rounds, SlotRound } from './round';
import { type DrawnKind, isDrawnKind, tableDrawOf, tableRoundKinds } from './table-kinds';

const word = text(/^[a-z][a-z0-9-]{0,31}$/);
const amount = text(/^\d{1,28}\.\d{2}$/);
const signedAmount = text(/^-?\d{1,28}\.\d{2}$/);
const hash = text(/^[0-9a-f]{64}$/);
const clientSeed = text(/^[A-Za-z0-9_-]{1,64}$/);
const count = integer(1, 999);
const localText = object({ 'zh-CN': text(/^/), en: text(/^/) });

const proof = optional(
  nullable(
    object({
      version: integer(1, Number.MAX_SAFE_INTEGER),
      commitment: hash,
      seed: nullable(hash),
      clientSeed,
      nonce: integer(0, Number.MAX_SAFE_INTEGER),
    }),
  ),
);

const card = integer(0, 51);
const cards = (fewest: number, most = fewest) => list(card, fewest, most);
const ball = integer(1, 49);

const maxReels = 8;
const reels = list(list(word, 1, maxReels), 1, maxReels);
/** Reels of one length. */
const grid: Parser<SlotRound['grid']> = (value) => {
  const parsed = reels(value);
  if (parsed === invalid) return invalid;
  return parsed.every((reel) => reel.length === parsed[0]?.length) ? parsed : invalid;
};

/** Items that differ. */
const different =
  (parse: Parser<number[]>): Parser<number[]> =>
  (value) => {
    const parsed = parse(value);
    return parsed !== invalid && new Set(parsed).size === parsed.length ? parsed : invalid;
  };

/** The numbers of an outcome by the row of its kind. */
const drawn = (kind: DrawnKind): Parser<Record<string, unknown>> => {
  const { from, to, copies, fields } = tableDrawOf(kind);
  const number = integer(from, to);
  const parsers = Object.entries(fields).map(([field, { count: numbers }]) => {
    if (numbers === undefined) return [field, number];
    const all = list(number, numbers);
    return [field, copies === 1 ? different(all) : all];
  });
  return object(Object.fromEntries(parsers));
};

type RoundParser<Kind extends RoundKind> = (detail: unknown) => Rounds[Kind] | undefined;

const round =
  <Kind extends RoundKind>(kind: Kind, fields: Parser<Omit<Rounds[Kind], 'kind'>>): RoundParser<Kind> =>
  (detail) => {
    const parsed = fields(detail);
    return parsed === invalid ? undefined : ({ kind, ...parsed } as Rounds[Kind]);
  };

const line = object({
  selection: text(/^[a-z0-9][a-z0-9:-]{0,63}$/),
  name: localText,
  stake: amount,
  payout: nullable(amount),
});

/** The fields of a round that all members share. */
const table = <Outcome>(outcome: Parser<Outcome>) =>
  object({
    round: text(/^\d{12}$/),
    lines: list(line, 1, 40),
    outcome: nullable(outcome),
    clientSeed: optional(clientSeed),
    proof,
  });

type DrawnParsers = { readonly [Kind in DrawnKind]: RoundParser<Kind> };

const drawnParsers = Object.fromEntries(
  tableRoundKinds.filter(isDrawnKind).map((kind) => [kind, round(kind, table(drawn(kind)) as Parser<never>)]),
) as unknown as DrawnParsers;

/**
 * One parser a kind of round. It answers undefined when any part of a `detail` is invalid: a gateway passes on what a
 * venue stored, and a broken round must not break the list of bets. Without the schema library, for browsers.
 *
 * @example
 * roundParsers.slots(bet.detail)?.grid // [['koi', 'coin', 'wild'], …]
 */
export const roundParsers: { readonly [Kind in RoundKind]: RoundParser<Kind> } = {
  slots: round(
    'slots',
    object({
      stops: list(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0, maxReels),
      grid,
      wins: list(object({ line: nullable(count), picture: word, count, amount }), 0, 999),
      proof,
    }),
  ),
  baccarat: round('baccarat', table(object({ player: cards(2, 3), banker: cards(2, 3) }))),
  'fan-tan': round('fan-tan', table(object({ beads: count }))),
  'hundred-niuniu': round('hundred-niuniu', table(object({ hands: list(cards(5), 5) }))),
  'mark-six': round(
    'mark-six',
    table(object({ numbers: list(ball, 6), special: ball, year: integer(1900, 2200) })),
  ),
  ...drawnParsers,
  blackjack: round(
    'blackjack',
    object({
      hands: list(
        object({ cards: cards(2, 22), stake: amount, payout: nullable(amount), doubled: truth }),
        1,
        2,
      ),
      dealer: cards(1, 22),
      proof,
    }),
  ),
  'three-cards': round(
    'three-cards',
    object({
      player: cards(3),
      dealer: nullable(cards(3)),
      ante: amount,
      play: nullable(amount),
      pairPlus: nullable(amount),
      folded: truth,
      proof,
    }),
  ),
  'robbed-niuniu': round(
    'robbed-niuniu',
    object({
      seats: list(
        object({ cards: cards(5), bid: integer(0, 3), bet: nullable(integer(1, 5)), net: signedAmount }),
        2,
        6,
      ),
      banker: integer(0, 5),
      proof,
    }),
  ),
  fishing: round(
    'fishing',
    object({
      bullets: count,
      used: integer(0, 999),
      stakePerBullet: amount,
      catches: list(object({ fish: word, multiple: integer(1, 9999), prize: amount }), 0, 999),
      shots: list(object({ bullet: integer(0, 998), fish: word, multiple: integer(0, 9999) }), 0, 999),
      proof,
    }),
  ),
};
