type Decision = 'hit' | 'stand' | 'double';

/** The basic strategy of these rules: the best decisions by the member's total and the dealer's card (2 to 11). */
const decide = (total: number, isSoft: boolean, up: number, isFresh: boolean): Decision => {
  if (isSoft) {
    const least = total <= 14 ? 5 : total <= 16 ? 4 : 3;
    if (isFresh && total <= 18 && up >= least && up <= 6) return 'double';
    return total >= 19 || (total === 18 && up <= 8) ? 'stand' : 'hit';
  }
  const most = total === 11 ? 10 : total === 10 ? 9 : total === 9 && up > 2 ? 6 : 0;
  if (isFresh && up <= most) return 'double';
  const least = total >= 17 ? 2 : total >= 13 ? 2 : total === 12 ? 4 : 12;
  return total >= 17 || (up >= least && up <= 6) ? 'stand' : 'hit';
};

/** The highest cards of the dealer (2 to 11) against which a pair of the value is split. */
const splitUntil: Readonly<Record<number, (up: number) => boolean>> = {
  1: () => true,
  2: (up) => up <= 7,
  3: (up) => up <= 7,
  4: (up) => up === 5 || up === 6,
  6: (up) => up <= 6,
  7: (up) => up <= 7,
  8: () => true,
  9: (up) => up <= 9 && up !== 7,
};

const allValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const best = (hard: number, hasAce: boolean) => (hasAce && hard + 10 <= 21 ? hard + 10 : hard);

interface DealerHand {
  readonly counts: readonly (readonly [value: number, count: number])[];
  readonly size: number;
  /** In how many orders its cards can be drawn. */
  readonly orders: number;
  readonly total: number;
}

/** Every hand that a dealer without a natural ends with, below the face-up card. */
const dealerHands = (up: number): DealerHand[] => {
  interface Partial {
    counts: number[];
    hard: number;
    hasAce: boolean;
    orders: number;
  }
  const ended: DealerHand[] = [];
  let open: Partial[] = [{ counts: Array(11).fill(0), hard: up, hasAce: up === 1, orders: 1 }];
  for (let isHole = true; open.length > 0; isHole = false) {
    const next = new Map<string, Partial>();
    for (const { counts, hard, hasAce, orders } of open) {
      for (let value = 1; value <= 10; value++) {
        if (isHole && ((up === 1 && value === 10) || (up === 10 && value === 1))) continue;
        const more = counts.map((count, each) => (each === value ? count + 1 : count));
        const known = next.get(more.join());
        if (known) known.orders += orders;
        else
          next.set(more.join(), { counts: more, hard: hard + value, hasAce: hasAce || value === 1, orders });
      }
    }
    open = [];
    for (const hand of next.values()) {
      const total = best(hand.hard, hand.hasAce);
      if (total < 17) {
        open.push(hand);
        continue;
      }
      const pairs = hand.counts.flatMap((count, value) => (count > 0 ? [[value, count] as const] : []));
      const size = pairs.reduce((sum, [, count]) => sum + count, 0);
      ended.push({ counts: pairs, size, orders: hand.orders, total });
    }
  }
  return ended;
};

/**
 * The exact mean of winnings and stakes, per first stake. A split hand counts twice as one hand: both have the same distribution, since
 * no card that the other hand draws is considered. The hole card is drawn after the member's cards, which changes no chance.
 *
 * @param values of the cards in the shoe, ace 1; the other cards are taken out.
 */
export const exactFigures = (decks: number, values: readonly number[] = allValues) => {
  const full = (value: number) => (values.includes(value) ? (value === 10 ? 16 : 4) * decks : 0);
  const left = Array.from({ length: 11 }, (_, value) => full(value));
  let size = left.reduce((sum, count) => sum + count, 0);
  let won = 0;
  let staked = 0;
  const draw = (next: (value: number, chance: number) => void) => {
    for (let value = 1; value <= 10; value++) {
      if (left[value] === 0) continue;
      const chance = left[value]! / size;
      left[value]!--;
      size--;
      next(value, chance);
      left[value]!++;
      size++;
    }
  };

  draw((up, ofUp) => {
    const dealers = dealerHands(up);
    const card = up === 1 ? 11 : up;
    const naturalChance = () => (up === 1 ? left[10]! / size : up === 10 ? left[1]! / size : 0);
    const ends = new Map<number, { weight: number; total: number; left: number[]; size: number }>();

    const end = (total: number, weight: number, stakes: number) => {
      const played = ofUp * weight * stakes * (1 - naturalChance());
      staked += played;
      if (total > 21) {
        won -= played;
        return;
      }
      const key = left.reduce(
        (sum, count, value) => (value === 0 ? total : sum * 23 + full(value) - count),
        0,
      );
      const known = ends.get(key);
      if (known) known.weight += weight * stakes;
      else ends.set(key, { weight: weight * stakes, total, left: [...left], size });
    };
    const play = (hard: number, hasAce: boolean, weight: number, isFresh: boolean): void => {
      const total = best(hard, hasAce);
      const decision = total >= 21 ? 'stand' : decide(total, total > hard, card, isFresh);
      if (decision === 'stand') {
        end(total, weight, 1);
        return;
      }
      draw((value, chance) => {
        if (decision === 'hit') play(hard + value, hasAce || value === 1, weight * chance, false);
        else end(best(hard + value, hasAce || value === 1), weight * chance, 2);
      });
    };

    draw((first, ofFirst) =>
      draw((second, ofSecond) => {
        const weight = ofFirst * ofSecond;
        const lost = ofUp * weight * naturalChance();
        if (first + second === 11 && (first === 1 || second === 1)) {
          won += 1.5 * (ofUp * weight - lost);
          staked += ofUp * weight;
          return;
        }
        won -= lost;
        staked += lost;
        if (first === second && splitUntil[first]?.(card)) {
          draw((value, chance) => {
            if (first === 1) end(best(1 + value, true), 2 * weight * chance, 1);
            else play(first + value, value === 1, 2 * weight * chance, true);
          });
        } else play(first + second, first === 1 || second === 1, weight, true);
      }),
    );

    for (const { weight, total, left: remaining, size: cardsLeft } of ends.values()) {
      let mean = 0;
      for (const dealer of dealers) {
        if (dealer.total === total) continue;
        let chance = dealer.orders;
        for (const [value, count] of dealer.counts) {
          for (let drawn = 0; drawn < count; drawn++) chance *= remaining[value]! - drawn;
        }
        for (let drawn = 0; drawn < dealer.size; drawn++) chance /= cardsLeft - drawn;
        mean += dealer.total > 21 || total > dealer.total ? chance : -chance;
      }
      won += ofUp * weight * mean;
    }
  });
  return { returned: 100 * (1 + won), staked, edgeOfStakes: (-100 * won) / staked };
};

/** What a decision gains on average, in stakes. */
type Gains = Map<string, Map<string, number>>;

/**
 * The mean gain of each decision that the rules allow, for each kind of hand against each card of the dealer, when all later
 * decisions are those of the basic strategy. The names are those of the strategy card.
 */
export const gainsOf = (decks: number): Gains => {
  const gains: Gains = new Map();
  const left = Array.from({ length: 11 }, (_, value) => (value === 0 ? 0 : (value === 10 ? 16 : 4) * decks));
  let size = 52 * decks;
  const mean = (next: (value: number) => number) => {
    let sum = 0;
    const before = size;
    for (let value = 1; value <= 10; value++) {
      const count = left[value]!;
      if (count === 0) continue;
      left[value] = count - 1;
      size = before - 1;
      sum += (count / before) * next(value);
      left[value] = count;
    }
    size = before;
    return sum;
  };
  const add = (cell: string, decision: string, gain: number) => {
    const known = gains.get(cell) ?? new Map<string, number>();
    gains.set(cell, known.set(decision, (known.get(decision) ?? 0) + gain));
  };

  for (let up = 1; up <= 10; up++) {
    const card = up === 1 ? 11 : up;
    left[up]!--;
    size--;
    const dealers = dealerHands(up);
    const stands = new Map<string, number>();
    /** The dealer has no natural: a member whose dealer has one decides nothing. */
    const stand = (total: number): number => {
      if (total > 21) return -1;
      const key = `${total} ${left}`;
      const known = stands.get(key);
      if (known !== undefined) return known;
      let [gain, all] = [0, 0];
      for (const dealer of dealers) {
        let chance = dealer.orders;
        for (const [value, count] of dealer.counts)
          for (let drawn = 0; drawn < count; drawn++) chance *= left[value]! - drawn;
        for (let drawn = 0; drawn < dealer.size; drawn++) chance /= size - drawn;
        all += chance;
        if (dealer.total > 21 || total > dealer.total) gain += chance;
        else if (dealer.total > total) gain -= chance;
      }
      stands.set(key, gain / all);
      return gain / all;
    };
    const after = (hard: number, hasAce: boolean, next: (hard: number, hasAce: boolean) => number) =>
      mean((value) => next(hard + value, hasAce || value === 1));
    const hit = (hard: number, hasAce: boolean): number => after(hard, hasAce, play);
    const double = (hard: number, hasAce: boolean): number =>
      2 * after(hard, hasAce, (more, ace) => stand(best(more, ace)));
    const plays = new Map<string, number>();
    const play = (hard: number, hasAce: boolean): number => {
      const total = best(hard, hasAce);
      if (total >= 21) return stand(total);
      const key = `${hard} ${left}`;
      const known = plays.get(key);
      if (known !== undefined) return known;
      const gain = decide(total, total > hard, card, false) === 'stand' ? stand(total) : hit(hard, hasAce);
      plays.set(key, gain);
      return gain;
    };
    const playFresh = (hard: number, hasAce: boolean): number => {
      const total = best(hard, hasAce);
      if (total === 21) return stand(total);
      const decision = decide(total, total > hard, card, true);
      return decision === 'double' ? double(hard, hasAce) : play(hard, hasAce);
    };
    const split = (value: number): number =>
      2 *
      after(value, value === 1, (hard, hasAce) =>
        value === 1 ? stand(best(hard, true)) : playFresh(hard, hasAce),
      );

    for (let first = 1; first <= 10; first++) {
      for (let second = first; second <= 10; second++) {
        if (first === 1 && second === 10) continue;
        const ways = left[first]! * (first === second ? left[second]! - 1 : 2 * left[second]!);
        left[first]!--;
        left[second]!--;
        size -= 2;
        const [hard, hasAce] = [first + second, first === 1];
        const total = best(hard, hasAce);
        const kind = first === second ? 'pairs' : hasAce ? 'soft' : 'hard';
        const cell = `${kind} ${first === second ? first : hasAce ? second : total} ${card}`;
        add(cell, 'H', ways * hit(hard, hasAce));
        add(cell, 'S', ways * stand(total));
        add(cell, 'D', ways * double(hard, hasAce));
        if (first === second) add(cell, 'P', ways * split(first));
        left[first]!++;
        left[second]!++;
        size += 2;
      }
    }
    left[up]!++;
    size++;
  }
  return gains;
};
