import type { LocalText } from '@pavilion/contract';
import { composed, text } from '../../../domain/texts';
import { type NiuniuRank, niuniuHand, niuniuMultiples } from '../../fair';
import type { TableGame } from '../table-game';
import { drawCards } from './cards';
import { type BetGroup, type Classes, clockOf, defineTable, stakes } from './define-table';
import { range } from './numbers';

/** Five hands of five cards of one deck: the banker, then the four seats. */
export interface HundredNiuniuOutcome {
  readonly hands: readonly (readonly number[])[];
}

type Outcome = HundredNiuniuOutcome;

type Multiple = (typeof niuniuMultiples)[NiuniuRank];

const seats = [
  { id: 'tian', name: text('天', 'Heaven') },
  { id: 'di', name: text('地', 'Earth') },
  { id: 'xuan', name: text('玄', 'Dark') },
  { id: 'huang', name: text('黄', 'Yellow') },
] as const;

const digits = '一二三四五六七八九';

const rankNames: Readonly<Record<NiuniuRank, LocalText>> = Object.fromEntries([
  ['none', text('无牛', 'No bull')],
  ...range(1, 9).map((points) => [`niu-${points}`, text(`牛${digits[points - 1]}`, `Bull ${points}`)]),
  ['niu-niu', text('牛牛', 'Bull bull')],
  ['four-faces', text('四花牛', 'Four faces')],
  ['five-faces', text('五花牛', 'Five faces')],
  ['four-of-a-kind', text('四炸', 'Bomb')],
  ['five-small', text('五小牛', 'Five small')],
]);

/**
 * In how many of the 3,986,646,103,440 ordered pairs of hands the first hand wins with each multiple. A test counts them;
 * that takes too long for each start of a gateway.
 */
const pairsWon: readonly (readonly [Multiple, bigint])[] = [
  [1, 1_059_827_784_200n],
  [2, 648_211_783_312n],
  [3, 278_967_671_648n],
  [5, 6_315_812_560n],
];

const cardsOfSuit = (suit: number, ...ranks: readonly number[]): number[] =>
  ranks.map((rank) => 13 * suit + rank);

const losingHand = cardsOfSuit(2, 0, 1, 3, 5, 7);

const winningHands: Readonly<Record<Multiple, readonly number[]>> = {
  1: [...cardsOfSuit(0, 10, 11, 12), ...cardsOfSuit(1, 1, 3)],
  2: [...cardsOfSuit(0, 10, 11, 12), ...cardsOfSuit(1, 2, 3)],
  3: [...cardsOfSuit(0, 10, 11, 12), ...cardsOfSuit(1, 3, 5)],
  5: [...cardsOfSuit(0, 10, 11, 12), ...cardsOfSuit(1, 11, 12)],
};

/** Who wins between the banker and a seat, and with which multiple; the hands of the other seats are any. */
const classesOf = (seat: number): Classes<Outcome> =>
  pairsWon.flatMap(([multiple, weight]) => {
    const winner = winningHands[multiple];
    const rest = range(0, 51).filter((card) => ![...winner, ...losingHand].includes(card));
    const others = [0, 5, 10].map((from) => rest.slice(from, from + 5));
    const outcome = (banker: readonly number[], own: readonly number[]): Outcome => ({
      hands: [banker, ...others.slice(0, seat - 1), own, ...others.slice(seat - 1)],
    });
    return [
      [outcome(winner, losingHand), weight],
      [outcome(losingHand, winner), weight],
    ] as const;
  });

/** By how many times the stake a seat wins or loses. */
const resultOf = ({ hands }: Outcome, seat: number): number => {
  const banker = niuniuHand(hands[0]!);
  const own = niuniuHand(hands[seat]!);
  return own.strength > banker.strength ? niuniuMultiples[own.rank] : -niuniuMultiples[banker.rank];
};

/**
 * Every seat has two bets, of which a win pays 5 % fee. The flat one wins or loses its stake. The other one wins or loses
 * the multiple of the winning hand times a fifth of its stake: the stake covers the highest multiple, five (decision 0100).
 */
const seatGroup = ({ id, name }: (typeof seats)[number], index: number): BetGroup<Outcome> => {
  const seat = index + 1;
  const classes = () => classesOf(seat);
  return {
    id,
    name,
    bets: [
      {
        id: `${id}:flat`,
        name: composed(text('{name} 平倍', '{name}, flat'), { name }),
        returns: (outcome) => (resultOf(outcome, seat) > 0 ? 195 : 0),
        classes,
      },
      {
        id: `${id}:multiple`,
        name: composed(text('{name} 翻倍', '{name}, by multiple'), { name }),
        returns: (outcome) => {
          const result = resultOf(outcome, seat);
          return 100 + (result > 0 ? 19 : 20) * result;
        },
        classes,
      },
    ],
  };
};

export const hundredNiuniu: TableGame<Outcome> = defineTable<Outcome>({
  ...stakes,
  venue: 'PAVILION-QP',
  code: 'hundred-niuniu',
  name: text('百人牛牛', 'Hundred Niuniu'),
  pinyin: 'bairenniuniu',
  initials: 'brnn',
  hot: true,
  isNew: false,
  cover: { motif: 'niuniu', colors: ['#6a2410', '#e8b03a'] },
  version: 1,
  kind: 'hundred-niuniu',
  clock: clockOf({ period: 30, reveal: 10 }),
  groups: seats.map(seatGroup),
  draw: (random) => {
    const cards = drawCards(1, 25, random);
    return { hands: range(0, 4).map((hand) => cards.slice(5 * hand, 5 * hand + 5)) };
  },
  classes: () => classesOf(1),
  mark: ({ hands }) => {
    const { rank } = niuniuHand(hands[0]!);
    return { text: rankNames[rank], tone: niuniuMultiples[rank] >= 3 ? 'gold' : 'red' };
  },
});
