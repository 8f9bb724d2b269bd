import { localized as text } from '@pavilion/format';
import type { LocalText } from './common';

/** How a number of a draw is shown. */
export type DrawnPiece = 'card' | 'die' | 'ball';

/** A field of an outcome: `count` numbers in the order of the draw, or one number if there is no count. */
interface DrawnField {
  readonly label: LocalText;
  readonly count?: number;
}

/** How the numbers of an outcome are drawn and shown. */
export interface TableDraw {
  readonly piece: DrawnPiece;
  /** The lowest and the highest number. */
  readonly from: number;
  readonly to: number;
  /**
   * How many of each number there are when numbers are drawn without being put back, such as 8 decks of cards; absent:
   * every number is put back, as with dice.
   */
  readonly copies?: number;
  /** What one number of the draw decides; `{place}` counts them from 1. */
  readonly step: LocalText;
  /** In the order in which they are drawn. */
  readonly fields: Readonly<Record<string, DrawnField>>;
}

/** A card is 13 × suit (♠♥♣♦) + rank (A = 0 … K = 12). */
const cards = { piece: 'card', from: 0, to: 51, step: text('第 {place} 张牌', 'Card {place}') } as const;
const dice = { piece: 'die', from: 1, to: 6, step: text('第 {place} 颗骰子', 'Die {place}') } as const;
const balls = { piece: 'ball', step: text('第 {place} 个号码', 'Number {place}') } as const;
const threeDice = { ...dice, fields: { dice: { count: 3, label: text('骰子', 'Dice') } } } as const;
const numbers = text('开奖号码', 'Numbers');

/**
 * The kinds of table and lottery games, in the order in which lobbies list their games. If the outcome of a kind is drawn
 * numbers and nothing else, its row says how they are drawn: the schema and the parser of its rounds, the draw of the gateway,
 * the page that recomputes a round (`/fair`) and, unless it has a view of its own, the outcome in the bet record derive from
 * the row. Null: the outcome has fields of its own in `round.ts`, because it is computed or is older than these rows. Rounds of a
 * kind are stored, so its row never changes. Proved by `npm run test:unit -- round venues/tables table-kinds fair-games`.
 */
export const tableKinds = {
  baccarat: null,
  'dragon-tiger': {
    ...cards,
    copies: 8,
    fields: { dragon: { label: text('龙', 'Dragon') }, tiger: { label: text('虎', 'Tiger') } },
  },
  'sic-bo': threeDice,
  roulette: {
    ...balls,
    from: 0,
    to: 36,
    step: text('号码', 'Pocket'),
    fields: { pocket: { label: text('号码', 'Pocket') } },
  },
  'fan-tan': null,
  'hundred-niuniu': null,
  'red-black': {
    ...cards,
    copies: 1,
    fields: { red: { count: 3, label: text('红', 'Red') }, black: { count: 3, label: text('黑', 'Black') } },
  },
  kuai3: threeDice,
  ssc: { ...balls, from: 0, to: 9, fields: { digits: { count: 5, label: numbers } } },
  pk10: {
    ...balls,
    from: 1,
    to: 10,
    copies: 1,
    step: text('第 {place} 名', 'Place {place}'),
    fields: { order: { count: 10, label: text('名次', 'Places') } },
  },
  'mark-six': null,
  pc28: { ...balls, from: 0, to: 9, fields: { digits: { count: 3, label: numbers } } },
} as const satisfies Readonly<Record<string, TableDraw | null>>;

type Kinds = typeof tableKinds;

/** A kind of game whose rounds all members share. */
export type TableRoundKind = keyof Kinds;

/** A kind whose outcome is drawn numbers and nothing else. */
export type DrawnKind = { [Kind in TableRoundKind]: Kinds[Kind] extends null ? never : Kind }[TableRoundKind];

type Fields<Kind extends DrawnKind> = NonNullable<Kinds[Kind]>['fields'];
type Repeat<Count extends number, Numbers extends number[] = []> = Numbers['length'] extends Count
  ? Numbers
  : Repeat<Count, [...Numbers, number]>;

/** The outcome of a kind whose draw is a row of {@link tableKinds}. */
export type DrawnOutcome<Kind extends DrawnKind> = {
  -readonly [Field in keyof Fields<Kind>]: Fields<Kind>[Field] extends {
    readonly count: infer Count extends number;
  }
    ? Repeat<Count>
    : number;
};

/** All kinds of table and lottery games. */
export const tableRoundKinds = Object.keys(tableKinds) as readonly TableRoundKind[];

/** Whether the outcome of a kind of round is drawn numbers and nothing else. */
export const isDrawnKind = (kind: string): kind is DrawnKind =>
  Object.hasOwn(tableKinds, kind) && tableKinds[kind as TableRoundKind] !== null;

/** How the numbers of a kind are drawn. */
export const tableDrawOf = (kind: DrawnKind): TableDraw => tableKinds[kind];
