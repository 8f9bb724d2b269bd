import { tableKinds } from '@pavilion/contract';
import { composed, text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { isRed, rankOf, suitOf } from './cards';
import {
  type Bet,
  type BetGroup,
  type Classes,
  clockOf,
  createDraw,
  defineTable,
  stakes,
} from './define-table';
import { isOdd, once, range } from './numbers';

/** One card each; the ace is the lowest. */
export interface DragonTigerOutcome {
  readonly dragon: number;
  readonly tiger: number;
}

type Outcome = DragonTigerOutcome;
type Side = 'dragon' | 'tiger';

const decks = tableKinds['dragon-tiger'].copies;

const allPairs = once(
  (): Classes<Outcome> =>
    range(0, 51).flatMap((dragon) =>
      range(0, 51).map((tiger) => {
        const weight = decks * (dragon === tiger ? decks - 1 : decks);
        return [{ dragon, tiger }, BigInt(weight)] as const;
      }),
    ),
);

const isTie = ({ dragon, tiger }: Outcome): boolean => rankOf(dragon) === rankOf(tiger);

const winnerOf = (outcome: Outcome): Side | 'tie' => {
  if (isTie(outcome)) return 'tie';
  return rankOf(outcome.dragon) > rankOf(outcome.tiger) ? 'dragon' : 'tiger';
};

const names = { dragon: text('龙', 'Dragon'), tiger: text('虎', 'Tiger') };

/** A tie returns half of the stake. */
const onSide = (side: Side): Bet<Outcome> => ({
  id: side,
  name: names[side],
  returns: (outcome) => {
    if (isTie(outcome)) return 50;
    return winnerOf(outcome) === side ? 200 : 0;
  },
});

const when =
  (hundredths: number, wins: (outcome: Outcome) => boolean) =>
  (outcome: Outcome): number =>
    wins(outcome) ? hundredths : 0;

const ofCard = (
  side: Side,
  id: string,
  chinese: string,
  english: string,
  hundredths: number,
  wins: (card: number) => boolean,
): Bet<Outcome> => ({
  id: `${side}-${id}`,
  name: composed(text(`{side}${chinese}`, `{side} ${english}`), { side: names[side] }),
  returns: when(hundredths, (outcome) => wins(outcome[side])),
});

/** The ace counts 1, the king 13. */
const pipsOf = (card: number): number => rankOf(card) + 1;

const cardBets = (side: Side): BetGroup<Outcome> => ({
  id: side,
  name: composed(text('{side}牌', '{side} card'), { side: names[side] }),
  bets: [
    ofCard(side, 'odd', '单', 'odd', 175, (card) => isOdd(pipsOf(card))),
    ofCard(side, 'even', '双', 'even', 205, (card) => !isOdd(pipsOf(card))),
    ofCard(side, 'red', '红', 'red', 190, isRed),
    ofCard(side, 'black', '黑', 'black', 190, (card) => !isRed(card)),
  ],
});

const resultLabels = {
  dragon: { text: names.dragon, tone: 'red' },
  tiger: { text: names.tiger, tone: 'blue' },
  tie: { text: text('和', 'Tie'), tone: 'green' },
} as const;

/** Eight decks, shuffled before every round. */
export const dragonTiger: TableGame<Outcome> = defineTable<Outcome>({
  ...stakes,
  venue: 'PAVILION-ZR',
  code: 'dragon-tiger',
  name: text('龙虎', 'Dragon Tiger'),
  pinyin: 'longhu',
  initials: 'lh',
  hot: true,
  isNew: false,
  cover: { motif: 'dragon-tiger', colors: ['#7a1f12', '#2f6fd0'] },
  version: 1,
  kind: 'dragon-tiger',
  clock: clockOf({ period: 25, reveal: 7 }),
  groups: [
    {
      id: 'main',
      name: text('龙虎和', 'Dragon, tiger, tie'),
      bets: [
        onSide('dragon'),
        onSide('tiger'),
        { id: 'tie', name: text('和', 'Tie'), returns: when(1_300, isTie) },
        {
          id: 'suited-tie',
          name: text('同花和', 'Suited tie'),
          returns: when(
            5_600,
            (outcome) => isTie(outcome) && suitOf(outcome.dragon) === suitOf(outcome.tiger),
          ),
        },
      ],
    },
    cardBets('dragon'),
    cardBets('tiger'),
  ],
  draw: createDraw('dragon-tiger'),
  classes: allPairs,
  mark: (outcome) => resultLabels[winnerOf(outcome)],
});
