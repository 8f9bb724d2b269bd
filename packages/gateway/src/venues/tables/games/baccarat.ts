import { text } from '../../../domain/texts';
import type { TableGame } from '../table-game';
import { drawCards, rankOf } from './cards';
import { type Bet, type BetGroup, clockOf, defineTable, stakes } from './define-table';
import { once } from './numbers';

export interface BaccaratOutcome {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

const decks = 8;

/** Tens and court cards count nothing. */
const cardValue = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);

const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0) % 10;

const isNatural = (points: number): boolean => points >= 8;

const playerDraws = (points: number): boolean => points <= 5;

/** @param third value of the player's third card, undefined when the player stood. */
const bankerDraws = (points: number, third: number | undefined): boolean => {
  if (third === undefined) return points <= 5;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  if (points === 6) return third >= 6 && third <= 7;
  return points <= 2;
};

/** Deals six cards: player, banker, player, banker, then the third cards. Not every round needs all six. */
const deal = (cards: readonly number[]): BaccaratOutcome => {
  const player = [cards[0]!, cards[2]!];
  const banker = [cards[1]!, cards[3]!];
  if (isNatural(pointsOf(player)) || isNatural(pointsOf(banker))) return { player, banker };
  let next = 4;
  if (playerDraws(pointsOf(player))) player.push(cards[next++]!);
  const third = player[2] === undefined ? undefined : cardValue(player[2]);
  if (bankerDraws(pointsOf(banker), third)) banker.push(cards[next]!);
  return { player, banker };
};

/** Outcomes that are equal for some bets, with the number of orders of six cards that lead to them. */
interface OutcomeClass {
  readonly outcome: BaccaratOutcome;
  orders: number;
}

/** Six of 416 cards have fewer than 2⁵³ orders, so every count of orders is an exact double. */
const createClasses = () => {
  const classes = new Map<string, OutcomeClass>();
  const add = (key: string, orders: number, outcome: () => BaccaratOutcome): void => {
    const known = classes.get(key);
    if (known) known.orders += orders;
    else classes.set(key, { outcome: outcome(), orders });
  };
  const list = () => [...classes.values()].map(({ outcome, orders }) => [outcome, BigInt(orders)] as const);
  return { add, list };
};

/** The cards without points are 16 in a deck, those of every other value 4. */
const cardOfValue = (value: number): number => (value === 0 ? 9 : value - 1);

/** Classes by points of both hands and number of cards. */
const pointClasses = () => {
  const { add, list } = createClasses();
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks);
  /** Calls `next` for each value of the next card, with the number of orders up to this card. */
  const draw = (orders: number, next: (value: number, orders: number) => void): void => {
    for (let value = 0; value <= 9; value += 1) {
      const count = left[value]!;
      left[value] = count - 1;
      next(value, orders * count);
      left[value] = count;
    }
  };
  const end = (player: readonly number[], banker: readonly number[], orders: number): void => {
    const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) % 10;
    const cards = player.length + banker.length;
    const ofSix = cards === 4 ? orders * 412 * 411 : cards === 5 ? orders * 411 : orders;
    add(`${total(player)}:${total(banker)}:${cards}`, ofSix, () => ({
      player: player.map(cardOfValue),
      banker: banker.map(cardOfValue),
    }));
  };
  const drawThirds = (player: number[], banker: number[], orders: number): void => {
    const playerPoints = (player[0]! + player[1]!) % 10;
    const bankerPoints = (banker[0]! + banker[1]!) % 10;
    const drawForBanker = (third: number | undefined, players: number[], before: number): void => {
      if (bankerDraws(bankerPoints, third)) {
        draw(before, (value, after) => end(players, [...banker, value], after));
      } else end(players, banker, before);
    };
    if (isNatural(playerPoints) || isNatural(bankerPoints)) end(player, banker, orders);
    else if (playerDraws(playerPoints)) {
      draw(orders, (value, after) => drawForBanker(value, [...player, value], after));
    } else drawForBanker(undefined, player, orders);
  };
  draw(1, (a, first) =>
    draw(first, (b, second) =>
      draw(second, (c, third) => draw(third, (d, fourth) => drawThirds([a, c], [b, d], fourth))),
    ),
  );
  return list();
};

type Pair = 'none' | 'mixed' | 'perfect';

/** A perfect pair is two cards of equal rank and suit, from different decks. */
const pairOf = ([first, second]: readonly number[]): Pair => {
  if (first === second) return 'perfect';
  return rankOf(first!) === rankOf(second!) ? 'mixed' : 'none';
};

/** Classes by the pairs of both hands. All first cards are alike, so the player's is always the ace of spades. */
const pairClasses = () => {
  const { add, list } = createClasses();
  const left = Array.from({ length: 52 }, (_, card) => (card === 0 ? decks - 1 : decks));
  for (let player = 0; player < 52; player += 1) {
    const ways = 416 * left[player]!;
    left[player]! -= 1;
    for (let first = 0; first < 52; first += 1) {
      const count = left[first]!;
      left[first]! -= 1;
      for (let second = 0; second < 52; second += 1) {
        const orders = ways * count * left[second]! * 412 * 411;
        add(`${pairOf([0, player])}:${pairOf([first, second])}`, orders, () =>
          deal([0, first, player, second, 0, 0]),
        );
      }
      left[first] = count;
    }
    left[player]! += 1;
  }
  return list();
};

const byPoints = once(pointClasses);
const byPairs = once(pairClasses);

const totals = ({ player, banker }: BaccaratOutcome) => ({
  player: pointsOf(player),
  banker: pointsOf(banker),
});

type Winner = 'banker' | 'player' | 'tie';

const winnerOf = (outcome: BaccaratOutcome): Winner => {
  const { player, banker } = totals(outcome);
  if (player === banker) return 'tie';
  return banker > player ? 'banker' : 'player';
};

const winsOnSix = (outcome: BaccaratOutcome): boolean =>
  winnerOf(outcome) === 'banker' && totals(outcome).banker === 6;

const cardsOf = ({ player, banker }: BaccaratOutcome): number => player.length + banker.length;

const isPair = (cards: readonly number[]): boolean => pairOf(cards) !== 'none';

const perfectPairs = ({ player, banker }: BaccaratOutcome): number =>
  [player, banker].filter((cards) => pairOf(cards) === 'perfect').length;

/** A bet on a hand, which a tie returns. */
const onHand =
  (hand: 'banker' | 'player', pays: (outcome: BaccaratOutcome) => number) =>
  (outcome: BaccaratOutcome): number => {
    const winner = winnerOf(outcome);
    if (winner === 'tie') return 100;
    return winner === hand ? pays(outcome) : 0;
  };

const player: Bet<BaccaratOutcome> = {
  id: 'player',
  name: text('闲', 'Player'),
  returns: onHand('player', () => 200),
};

const tie: Bet<BaccaratOutcome> = {
  id: 'tie',
  name: text('和', 'Tie'),
  returns: (outcome) => (winnerOf(outcome) === 'tie' ? 1_000 : 0),
};

const banker: Bet<BaccaratOutcome> = {
  id: 'banker',
  name: text('庄', 'Banker'),
  returns: onHand('banker', () => 195),
};

const bankerWithoutCommission: Bet<BaccaratOutcome> = {
  id: 'banker',
  name: text('庄', 'Banker'),
  returns: onHand('banker', (outcome) => (winsOnSix(outcome) ? 150 : 200)),
};

const superSix: Bet<BaccaratOutcome> = {
  id: 'super-six',
  name: text('超级六', 'Super six'),
  returns: (outcome) => (winsOnSix(outcome) ? 1_700 : 0),
};

const pairs: BetGroup<BaccaratOutcome> = {
  id: 'pairs',
  name: text('对子', 'Pairs'),
  bets: [
    {
      id: 'player-pair',
      name: text('闲对', 'Player pair'),
      returns: (outcome) => (isPair(outcome.player) ? 1_300 : 0),
      classes: byPairs,
    },
    {
      id: 'banker-pair',
      name: text('庄对', 'Banker pair'),
      returns: (outcome) => (isPair(outcome.banker) ? 1_300 : 0),
      classes: byPairs,
    },
    {
      id: 'either-pair',
      name: text('任意对子', 'Either pair'),
      returns: (outcome) => (isPair(outcome.player) || isPair(outcome.banker) ? 650 : 0),
      classes: byPairs,
    },
    {
      id: 'perfect-pair',
      name: text('完美对子', 'Perfect pair'),
      returns: (outcome) => [0, 2_600, 20_100][perfectPairs(outcome)]!,
      classes: byPairs,
    },
  ],
};

const sizes: BetGroup<BaccaratOutcome> = {
  id: 'cards',
  name: text('牌数', 'Number of cards'),
  bets: [
    {
      id: 'big',
      name: text('大', 'Big'),
      returns: (outcome) => (cardsOf(outcome) >= 5 ? 154 : 0),
    },
    {
      id: 'small',
      name: text('小', 'Small'),
      returns: (outcome) => (cardsOf(outcome) === 4 ? 250 : 0),
    },
  ],
};

const main = (bets: readonly Bet<BaccaratOutcome>[]): BetGroup<BaccaratOutcome> => ({
  id: 'main',
  name: text('庄闲和', 'Banker, player, tie'),
  bets,
});

const marks = {
  banker: { text: text('庄', 'Banker'), tone: 'red' },
  player: { text: text('闲', 'Player'), tone: 'blue' },
  tie: { text: text('和', 'Tie'), tone: 'green' },
} as const;

const baccaratTable = (
  own: Pick<TableGame, 'code' | 'name' | 'pinyin' | 'initials' | 'hot' | 'isNew' | 'cover' | 'clock'>,
  groups: readonly BetGroup<BaccaratOutcome>[],
): TableGame<BaccaratOutcome> =>
  defineTable({
    ...own,
    ...stakes,
    venue: 'PAVILION-ZR',
    version: 1,
    kind: 'baccarat',
    groups,
    draw: (random) => deal(drawCards(decks, 6, random)),
    classes: byPoints,
    mark: (outcome) => marks[winnerOf(outcome)],
  });

const classicGroups = [main([banker, player, tie]), pairs, sizes];

/** Eight decks, shuffled before every round. */
export const baccarat: readonly TableGame<BaccaratOutcome>[] = [
  baccaratTable(
    {
      code: 'baccarat-a',
      name: text('经典百家乐', 'Classic Baccarat'),
      pinyin: 'jingdianbaijiale',
      initials: 'jdbjl',
      hot: true,
      isNew: false,
      cover: { motif: 'baccarat', colors: ['#0d4a36', '#d8a53a'] },
      clock: clockOf(30, 8),
    },
    classicGroups,
  ),
  baccaratTable(
    {
      code: 'baccarat-b',
      name: text('极速百家乐', 'Speed Baccarat'),
      pinyin: 'jisubaijiale',
      initials: 'jsbjl',
      hot: false,
      isNew: false,
      cover: { motif: 'speed-baccarat', colors: ['#10365e', '#3aa7e0'] },
      clock: clockOf(25, 8),
    },
    classicGroups,
  ),
  baccaratTable(
    {
      code: 'baccarat-free',
      name: text('免佣百家乐', 'No Commission Baccarat'),
      pinyin: 'mianyongbaijiale',
      initials: 'mybjl',
      hot: false,
      isNew: true,
      cover: { motif: 'even-baccarat', colors: ['#4a1030', '#e0a236'] },
      clock: clockOf(30, 8),
    },
    [main([bankerWithoutCommission, player, tie, superSix]), pairs, sizes],
  ),
];
