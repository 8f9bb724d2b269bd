import { text } from '../../../domain/texts';
import { threeCardRank } from '../../fair';
import type { TableGame } from '../table-game';
import { type Bet, type Classes, clockOf, createDraw, defineTable, stakes } from './define-table';

/** Two hands of three cards of one deck. */
export interface RedBlackOutcome {
  readonly red: readonly number[];
  readonly black: readonly number[];
}

type Side = 'red' | 'black';

const winnerOf = ({ red, black }: RedBlackOutcome): Side | 'tie' => {
  const lead = threeCardRank(red).strength - threeCardRank(black).strength;
  if (lead === 0) return 'tie';
  return lead > 0 ? 'red' : 'black';
};

/** The ordered pairs of hands in which one of the two wins, and those that tie, of 407,170,400. A test counts them. */
const pairsWon = 203_359_936n;
const pairsTied = 450_528n;

const aces = [0, 13, 26];
const high = [1, 16, 31];
const sameHigh = [14, 29, 44];

const classes: Classes<RedBlackOutcome> = [
  [{ red: aces, black: high }, pairsWon],
  [{ red: high, black: aces }, pairsWon],
  [{ red: high, black: sameHigh }, pairsTied],
];

const names = { red: text('红', 'Red'), black: text('黑', 'Black') };

/** A tie returns the stake. */
const onSide = (side: Side): Bet<RedBlackOutcome> => ({
  id: side,
  name: names[side],
  returns: (outcome) => {
    const winner = winnerOf(outcome);
    if (winner === 'tie') return 100;
    return winner === side ? 195 : 0;
  },
});

const resultLabels = {
  red: { text: names.red, tone: 'red' },
  black: { text: names.black, tone: 'black' },
  tie: { text: text('和', 'Tie'), tone: 'green' },
} as const;

export const redBlack: TableGame<RedBlackOutcome> = defineTable<RedBlackOutcome>({
  ...stakes,
  venue: 'PAVILION-QP',
  code: 'red-black',
  name: text('红黑大战', 'Red and Black'),
  pinyin: 'hongheidazhan',
  initials: 'hhdz',
  hot: true,
  isNew: false,
  cover: { motif: 'red-black', colors: ['#8a1420', '#1a1c24'] },
  version: 1,
  kind: 'red-black',
  clock: clockOf({ period: 30, reveal: 8 }),
  groups: [{ id: 'main', name: text('红黑', 'Red and black'), bets: [onSide('red'), onSide('black')] }],
  draw: createDraw('red-black'),
  classes: () => classes,
  mark: (outcome) => resultLabels[winnerOf(outcome)],
});
