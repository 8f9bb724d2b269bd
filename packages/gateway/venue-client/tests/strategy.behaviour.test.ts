import { type BlackjackState, blackjack, totalOf } from '../../src/venues/hands/games/blackjack';
import { exactFigures, gainsOf } from '../../src/venues/hands/testing/blackjack-solver';
import { scriptedDraw } from '../../src/venues/hands/testing/scripted-draw';
import { dealerCards, strategy } from '../hands/js/games/strategy.js';

const bestOf = (gains: ReadonlyMap<string, number>): string =>
  [...gains].reduce((one, other) => (other[1] > one[1] ? other : one))[0];

/** The values in the label of a row, such as `A4–A5`, `13–16` or `2–2, 3–3`. */
const valuesOf = (kind: string, label: string): number[] => {
  const rankOf = (text: string) => (text === 'A' ? 1 : Number(text));
  if (kind === 'pairs') return label.split(', ').map((pair) => rankOf(pair.split('–')[0]!));
  const [from, to = from] = label.replaceAll('A', '').replace('17+', '17–20').split('–').map(Number) as [
    number,
    number?,
  ];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

/** The act on the card for a hand against the dealer's card (ace 1), as the rules allow it. */
const actOnCard = (
  hand: { readonly total: number; readonly soft: boolean; readonly pair: number | undefined },
  up: number,
  canDouble: boolean,
): string => {
  const [kind, value] =
    hand.pair !== undefined
      ? ['pairs', hand.pair]
      : hand.soft
        ? ['soft', hand.total - 11]
        : ['hard', Math.max(hand.total, 5)];
  const [, rows] = strategy.find(([each]) => each === kind)!;
  const [, acts] = rows.find(([label]) => valuesOf(kind as string, label).includes(value as number))!;
  const act = acts[up === 1 ? 9 : up - 2]!;
  if (act === 'D') return canDouble ? 'double' : 'hit';
  if (act === 'T') return canDouble ? 'double' : 'stand';
  return { H: 'hit', S: 'stand', P: 'split' }[act]!;
};

/** How many cards of each value the decks have. */
const cardsOf = (decks: number, values: readonly number[]): number[] =>
  Array.from({ length: 11 }, (_, value) => (values.includes(value) ? (value === 10 ? 16 : 4) * decks : 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A shoe of which cards are drawn in every way. */
const createShoe = (decks: number, values: readonly number[]) => {
  const left = cardsOf(decks, values);
  let size = sum(left);
  const next = (after: number) => left.findIndex((count, value) => value > after && count > 0);
  /** Calls `play` with every sequence of cards that it draws, and `visit` with what it answers and its chance. */
  const everyDraw = <Result>(
    play: (draw: () => number) => Result,
    visit: (result: Result, chance: number) => void,
  ): void => {
    const path: { value: number; chance: number }[] = [];
    const take = (value: number) => {
      path.push({ value, chance: left[value]!-- / size-- });
    };
    const putBack = () => {
      const { value } = path.pop()!;
      left[value]! += 1;
      size += 1;
      return value;
    };
    do {
      let position = 0;
      const result = play(() => {
        if (position === path.length) take(next(0));
        return path[position++]!.value - 1;
      });
      visit(
        result,
        path.reduce((product, { chance }) => product * chance, 1),
      );
      while (path.length > 0) {
        const value = next(putBack());
        if (value === -1) continue;
        take(value);
        break;
      }
    } while (path.length > 0);
  };
  return { everyDraw };
};

const allValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const eightDecks = Array.from({ length: 416 }, (_, index) => index % 52);

/** The figures of the game as the gateway plays it, with every order of the cards, by the card. */
const playedFigures = (decks: number, values: readonly number[]) => {
  const { everyDraw } = createShoe(decks, values);
  let [won, staked, hands] = [0, 0, 0];
  const stake = 100n;
  const play = (state: BlackjackState, chance: number): void => {
    const payout = blackjack.payout(state);
    if (payout !== undefined) {
      const risk = blackjack.risk(state);
      won += (chance * Number(payout - risk)) / Number(stake);
      staked += (chance * Number(risk)) / Number(stake);
      hands += 1;
      return;
    }
    const { cards } = state.hands[state.active!]!;
    const legal = blackjack.legal(state).map(({ action }) => action);
    const action = actOnCard(
      { ...totalOf(cards), pair: legal.includes('split') ? cards[0]! + 1 : undefined },
      state.dealer[0]! + 1,
      legal.includes('double'),
    );
    if (!legal.includes(action)) throw new Error(`The rules do not allow to ${action}`);
    everyDraw(
      (draw) => blackjack.act({ ...state, shoe: new Proxy(state.shoe, { get: () => draw() }) }, { action }),
      (next, ofNext) => play(next, chance * ofNext),
    );
  };
  everyDraw(
    (draw) =>
      blackjack.start(scriptedDraw(eightDecks, [draw(), draw(), draw(), draw()]), { stake, sideBets: {} }),
    play,
  );
  return { won, staked, hands };
};

/** Acts by the dealer's card, whether the hand is soft, its total and whether it can be doubled. */
const actTable = [false, true].map((canDouble) =>
  allValues.map((up) =>
    [false, true].map((soft) =>
      Array.from({ length: 21 }, (_, total) =>
        soft && total < 13 ? 'hit' : actOnCard({ total, soft, pair: undefined }, up, canDouble),
      ),
    ),
  ),
);

/** The exact figures of one deck: the mean over the next card, again and again. Without the low cards it takes a second, not ten. */
const plainFigures = (values: readonly number[]) => {
  const left = cardsOf(1, values);
  let size = sum(left);
  /** Names the cards that are left. */
  let key = 0;
  const place = left.map((_, value) => (value === 0 ? 0 : 5 ** (value - 1)));
  const mean = (next: (value: number) => number, without = 0): number => {
    const all = size - left[without]!;
    let total = 0;
    for (let value = 1; value <= 10; value += 1) {
      const count = left[value]!;
      if (count === 0 || value === without) continue;
      left[value] = count - 1;
      size -= 1;
      key += place[value]!;
      total += count * next(value);
      left[value] = count;
      size += 1;
      key -= place[value]!;
    }
    return total / all;
  };
  const best = (hard: number, hasAce: boolean): number => (hasAce && hard < 12 ? hard + 10 : hard);
  /** The gain of a total against the dealer, who draws on. */
  const against = (total: number, hard: number, hasAce: boolean, without = 0): number => {
    const dealer = best(hard, hasAce);
    if (dealer > 21) return 1;
    if (dealer > 16) return Math.sign(total - dealer);
    return mean((value) => against(total, hard + value, hasAce || value === 1), without);
  };
  const splits = new Map<string, boolean>();
  const isSplit = (value: number, up: number): boolean => {
    const name = `${value} ${up}`;
    const known =
      splits.get(name) ?? actOnCard({ total: 2 * value, soft: false, pair: value }, up, true) === 'split';
    splits.set(name, known);
    return known;
  };

  /** The mean of what `end` answers for a total, times the stakes on it, and of what the natural of either side gives. */
  const meanOf = (
    natural: number,
    lost: number,
    createEnd: (up: number) => (total: number) => number,
  ): number =>
    mean((up) => {
      const end = createEnd(up);
      const naturalOfDealer = () => (up === 1 ? left[10]! : up === 10 ? left[1]! : 0) / size;
      // The hole card is drawn last, which changes no chance.
      const ended = (total: number) => (1 - naturalOfDealer()) * end(total);
      const play = (hard: number, hasAce: boolean, canDouble: boolean): number => {
        const total = best(hard, hasAce);
        if (total > 20) return ended(total);
        const act = actTable[Number(canDouble)]![up - 1]![Number(total > hard)]![total]!;
        if (act === 'stand') return ended(total);
        if (act === 'hit') return mean((value) => play(hard + value, hasAce || value === 1, false));
        return 2 * mean((value) => ended(best(hard + value, hasAce || value === 1)));
      };
      return mean((first) =>
        mean((second) => {
          const loses = naturalOfDealer();
          if (first + second === 11 && Math.min(first, second) === 1)
            return (1 - loses) * natural + loses * Math.max(lost, 0);
          const hasAce = first === 1 || second === 1;
          if (first !== second || !isSplit(first, up))
            return loses * lost + play(first + second, hasAce, true);
          // Both hands have the same chances.
          const one = (value: number) =>
            first === 1 ? ended(best(1 + value, true)) : play(first + value, value === 1, true);
          return loses * lost + 2 * mean(one);
        }),
      );
    });

  return {
    won: meanOf(1.5, -1, (up) => {
      const known = new Map<number, number>();
      return (total) => {
        if (total > 21) return -1;
        const state = key * 22 + total;
        const gain = known.get(state) ?? against(total, up, up === 1, up === 1 ? 10 : up === 10 ? 1 : 0);
        known.set(state, gain);
        return gain;
      };
    }),
    staked: meanOf(1, 1, () => () => 1),
  };
};

describe('the card of basic strategy', () => {
  it.each([
    [1, [1, 8, 10]],
    [8, [1, 8, 10]],
    [1, [6, 7, 9, 10]],
    [8, [2, 9, 10]],
    [1, [3, 5, 10]],
    [8, [4, 7, 10]],
  ])(
    '[GAM-2] gives the figures of the solver when the game is played with every order of the cards (decks: %s, values: %j)',
    (decks, values) => {
      const { returned, staked } = exactFigures(decks, values);
      const played = playedFigures(decks, values);
      expect(100 * (1 + played.won)).toBeCloseTo(returned, 9);
      expect(played.staked).toBeCloseTo(staked, 10);
    },
  );

  it.each([[[1, 4, 5, 6, 7, 8, 9, 10]], [[2, 3, 9, 10]]])(
    '[GAM-2] gives the figures of the solver by a plain recursion over the cards of one deck (values: %j)',
    (values) => {
      const { returned, staked } = exactFigures(1, values);
      const plain = plainFigures(values);
      expect(100 * (1 + plain.won)).toBeCloseTo(returned, 9);
      expect(plain.staked).toBeCloseTo(staked, 10);
    },
  );

  it('[GAM-2] has in every cell the act that gains the most, on average over the hands of the cell', () => {
    const gains = gainsOf(8);
    const cells = strategy.flatMap(([kind, rows]) =>
      rows.flatMap(([label, acts]) =>
        valuesOf(kind, label).flatMap((value) =>
          [...acts].flatMap((act, column) => {
            const found = gains.get(`${kind} ${value} ${column + 2}`);
            return found
              ? [
                  [
                    `${kind} ${label} (${value}) ${dealerCards[column]}`,
                    act === 'T' ? 'D' : act,
                    bestOf(found),
                  ],
                ]
              : [];
          }),
        ),
      ),
    );
    expect(cells.length).toBe(330);
    expect(cells.filter(([, act, optimal]) => act !== optimal)).toEqual([]);
  });
});
