import { text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { type Bet, type BetGroup, clockOf, defineTable, stakes } from './define-table';
import { range, subsets } from './numbers';

/** The size of the pile; it is counted off in fours. */
export interface FanTanOutcome {
  readonly beads: number;
}

/** The beads that are left, from 1 to 4. */
const remainderOf = ({ beads }: FanTanOutcome): number => ((beads - 1) % 4) + 1;

const pileOf = (remainder: number, fours: number): FanTanOutcome => ({ beads: 4 * (10 + fours) + remainder });

const numbers = range(1, 4);

/** Returns 100 for a remainder that is neither among those that win nor those that lose. */
const bet = (
  id: string,
  name: Bet<FanTanOutcome>['name'],
  win: { readonly on: readonly number[]; readonly pays: number },
  pushes: readonly number[] = [],
): Bet<FanTanOutcome> => ({
  id,
  name,
  returns: (outcome) => {
    const remainder = remainderOf(outcome);
    if (win.on.includes(remainder)) return win.pays;
    return pushes.includes(remainder) ? 100 : 0;
  },
});

const opposite = (number: number): number => ((number + 1) % 4) + 1;

const groups: readonly BetGroup<FanTanOutcome>[] = [
  {
    id: 'fan',
    name: text('番', 'Fan'),
    bets: numbers.map((number) =>
      bet(`fan:${number}`, text(`${number} 番`, `Fan ${number}`), { on: [number], pays: 385 }),
    ),
  },
  {
    id: 'nim',
    name: text('念', 'Nim'),
    bets: numbers.flatMap((number) =>
      numbers
        .filter((other) => other !== number)
        .map((other) =>
          bet(
            `nim:${number}-${other}`,
            text(`${number} 念 ${other}`, `Nim ${number}, ${other} pushes`),
            { on: [number], pays: 290 },
            [other],
          ),
        ),
    ),
  },
  {
    id: 'kwok',
    name: text('角', 'Kwok'),
    bets: [
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 4],
    ].map((pair) =>
      bet(`kwok:${pair.join('-')}`, text(`${pair.join('')} 角`, `Kwok ${pair.join('-')}`), {
        on: pair,
        pays: 195,
      }),
    ),
  },
  {
    id: 'ching',
    name: text('正', 'Ching'),
    bets: numbers.map((number) =>
      bet(
        `ching:${number}`,
        text(`${number} 正`, `Ching ${number}`),
        { on: [number], pays: 195 },
        numbers.filter((other) => other !== number && other !== opposite(number)),
      ),
    ),
  },
  {
    id: 'three',
    name: text('三门', 'Three numbers'),
    bets: subsets(numbers, 3).map((three) =>
      bet(`three:${three.join('-')}`, text(`三门 ${three.join('')}`, `Three ${three.join('-')}`), {
        on: three,
        pays: 131,
      }),
    ),
  },
];

const tones = ['red', 'blue', 'green', 'gold'] as const;

const piles = range(41, 88).map((beads) => [{ beads }, 1n] as const);

/** A pile of 41 to 88 beads; every remainder has the same chance, then every pile with this remainder. */
export const fanTan: TableGame<FanTanOutcome> = defineTable<FanTanOutcome>({
  ...stakes,
  venue: 'PAVILION-ZR',
  code: 'fan-tan',
  name: text('番摊', 'Fan-Tan'),
  pinyin: 'fantan',
  initials: 'ft',
  hot: false,
  isNew: true,
  cover: { motif: 'fan-tan', colors: ['#4a2c12', '#e8c46a'] },
  version: 1,
  kind: 'fan-tan',
  clock: clockOf({ period: 25, reveal: 8 }),
  groups,
  draw: (random) => {
    const remainder = random(4) + 1;
    return pileOf(remainder, random(12));
  },
  classes: () => piles,
  mark: (outcome) => {
    const remainder = remainderOf(outcome);
    return { text: text(`${remainder}`, `${remainder}`), tone: tones[remainder - 1]! };
  },
});
