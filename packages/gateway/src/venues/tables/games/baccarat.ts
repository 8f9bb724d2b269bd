import { text } from '../../../domain/texts';
import type { GameListing } from '../../venue';
import type { TableGame } from '../table-game';
import { drawCards, rankOf } from './cards';
import { type Bet, type BetGroup, clockOf, defineTable, stakes } from './define-table';
import { once } from './numbers';

export interface BaccaratOutcome {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

const decks = 8;
const cardsInShoe = 52 * decks;
/** No round needs more cards. */
const cardsDrawn = 6;

/** Tens and court cards count nothing. */
const cardValue = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);

const pointsOfValues = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) % 10;

const pointsOf = (cards: readonly number[]): number => pointsOfValues(cards.map(cardValue));

const isNatural = (points: number): boolean => points >= 8;

const playerDraws = (points: number): boolean => points <= 5;

/** @param playerThird value of the player's third card, undefined if the player has none. */
const bankerDraws = (points: number, playerThird: number | undefined): boolean => {
  if (playerThird === undefined) return points <= 5;
  if (points === 3) return playerThird !== 8;
  if (points === 4) return playerThird >= 2 && playerThird <= 7;
  if (points === 5) return playerThird >= 4 && playerThird <= 7;
  if (points === 6) return playerThird >= 6 && playerThird <= 7;
  return points <= 2;
};

type Hand = 'player' | 'banker';
type Hands = Readonly<Record<Hand, readonly number[]>>;

/** The hand that gets the next card, given the values of the cards in both. Undefined at the end of the round. */
const nextHand = ({ player, banker }: Hands): Hand | undefined => {
  const dealt = player.length + banker.length;
  if (dealt < 4) return dealt % 2 === 0 ? 'player' : 'banker';
  const playerPoints = pointsOfValues(player);
  const bankerPoints = pointsOfValues(banker);
  if (dealt === 4) {
    if (isNatural(playerPoints) || isNatural(bankerPoints)) return undefined;
    if (playerDraws(playerPoints)) return 'player';
  }
  return banker.length === 2 && bankerDraws(bankerPoints, player[2]) ? 'banker' : undefined;
};

/** Deals four to six of the six drawn cards. */
const deal = (cards: readonly number[]): BaccaratOutcome => {
  const outcome = { player: [] as number[], banker: [] as number[] };
  for (const card of cards) {
    const { player, banker } = outcome;
    const hand = nextHand({ player: player.map(cardValue), banker: banker.map(cardValue) });
    if (!hand) break;
    outcome[hand].push(card);
  }
  return outcome;
};

/** Outcomes that certain bets do not distinguish, with the number of orders of six cards that lead to them. */
interface OutcomeClass {
  readonly outcome: BaccaratOutcome;
  orders: number;
}

/** Six of 416 cards have fewer than 2⁵³ orders, so every count of orders is an exact double. */
const createClasses = () => {
  const classes = new Map<string, OutcomeClass>();
  /** @param orders of the first `dealt` cards; each continues with every order of the others. */
  const add = (key: string, orders: number, dealt: number, outcome: () => BaccaratOutcome): void => {
    let ordersOfSix = orders;
    for (let drawn = dealt; drawn < cardsDrawn; drawn += 1) ordersOfSix *= cardsInShoe - drawn;
    const known = classes.get(key);
    if (known) known.orders += ordersOfSix;
    else classes.set(key, { outcome: outcome(), orders: ordersOfSix });
  };
  const list = () => [...classes.values()].map(({ outcome, orders }) => [outcome, BigInt(orders)] as const);
  return { add, list };
};

/** An example card of a value, in spades. */
const cardOfValue = (value: number): number => (value === 0 ? 9 : value - 1);

/** Classes by points of both hands and number of cards. */
const pointClasses = () => {
  const { add, list } = createClasses();
  // A deck has sixteen cards without points, and four of every other value.
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks);
  const addOutcomesFrom = (hands: Hands, orders: number): void => {
    const { player, banker } = hands;
    const hand = nextHand(hands);
    if (!hand) {
      const cards = player.length + banker.length;
      add(`${pointsOfValues(player)}:${pointsOfValues(banker)}:${cards}`, orders, cards, () => ({
        player: player.map(cardOfValue),
        banker: banker.map(cardOfValue),
      }));
      return;
    }
    for (let value = 0; value <= 9; value += 1) {
      const count = left[value]!;
      left[value] = count - 1;
      addOutcomesFrom({ ...hands, [hand]: [...hands[hand], value] }, orders * count);
      left[value] = count;
    }
  };
  addOutcomesFrom({ player: [], banker: [] }, 1);
  return list();
};

type Pair = 'none' | 'mixed' | 'perfect';

/** A perfect pair is two cards of equal rank and suit, from different decks. */
const pairOf = ([first, second]: readonly number[]): Pair => {
  if (first === second) return 'perfect';
  return rankOf(first!) === rankOf(second!) ? 'mixed' : 'none';
};

/**
 * Classes by the pairs of both hands. By symmetry every first card gives the same counts, so the player's first is
 * fixed as the ace of spades.
 */
const pairClasses = () => {
  const { add, list } = createClasses();
  const left = Array.from({ length: 52 }, (_, card) => (card === 0 ? decks - 1 : decks));
  for (let playerSecond = 0; playerSecond < 52; playerSecond += 1) {
    const ordersOfPlayer = cardsInShoe * left[playerSecond]!;
    left[playerSecond]! -= 1;
    for (let bankerFirst = 0; bankerFirst < 52; bankerFirst += 1) {
      const count = left[bankerFirst]!;
      left[bankerFirst]! -= 1;
      for (let bankerSecond = 0; bankerSecond < 52; bankerSecond += 1) {
        const orders = ordersOfPlayer * count * left[bankerSecond]!;
        add(`${pairOf([0, playerSecond])}:${pairOf([bankerFirst, bankerSecond])}`, orders, 4, () =>
          deal([0, bankerFirst, playerSecond, bankerSecond, 0, 0]),
        );
      }
      left[bankerFirst] = count;
    }
    left[playerSecond]! += 1;
  }
  return list();
};

const byPoints = once(pointClasses);
const byPairs = once(pairClasses);

const totals = ({ player, banker }: BaccaratOutcome) => ({
  player: pointsOf(player),
  banker: pointsOf(banker),
});

type Winner = Hand | 'tie';

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
  (hand: Hand, returnOf: (outcome: BaccaratOutcome) => number) =>
  (outcome: BaccaratOutcome): number => {
    const winner = winnerOf(outcome);
    if (winner === 'tie') return 100;
    return winner === hand ? returnOf(outcome) : 0;
  };

const playerBet: Bet<BaccaratOutcome> = {
  id: 'player',
  name: text('闲', 'Player'),
  returns: onHand('player', () => 200),
};

const tieBet: Bet<BaccaratOutcome> = {
  id: 'tie',
  name: text('和', 'Tie'),
  returns: (outcome) => (winnerOf(outcome) === 'tie' ? 1_000 : 0),
};

const bankerBet: Bet<BaccaratOutcome> = {
  id: 'banker',
  name: text('庄', 'Banker'),
  returns: onHand('banker', () => 195),
};

const bankerBetWithoutCommission: Bet<BaccaratOutcome> = {
  id: 'banker',
  name: text('庄', 'Banker'),
  returns: onHand('banker', (outcome) => (winsOnSix(outcome) ? 150 : 200)),
};

const superSixBet: Bet<BaccaratOutcome> = {
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

const resultLabels = {
  banker: { text: text('庄', 'Banker'), tone: 'red' },
  player: { text: text('闲', 'Player'), tone: 'blue' },
  tie: { text: text('和', 'Tie'), tone: 'green' },
} as const;

const baccaratTable = (
  own: GameListing & Pick<TableGame, 'clock'>,
  groups: readonly BetGroup<BaccaratOutcome>[],
): TableGame<BaccaratOutcome> =>
  defineTable({
    ...own,
    ...stakes,
    venue: 'PAVILION-ZR',
    version: 1,
    kind: 'baccarat',
    groups,
    draw: (random) => deal(drawCards(decks, cardsDrawn, random)),
    classes: byPoints,
    mark: (outcome) => resultLabels[winnerOf(outcome)],
  });

const classicGroups = [main([bankerBet, playerBet, tieBet]), pairs, sizes];

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
      clock: clockOf({ period: 30, reveal: 8 }),
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
      clock: clockOf({ period: 25, reveal: 8 }),
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
      clock: clockOf({ period: 30, reveal: 8 }),
    },
    [main([bankerBetWithoutCommission, playerBet, tieBet, superSixBet]), pairs, sizes],
  ),
];
