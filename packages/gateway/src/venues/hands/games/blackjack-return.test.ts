import { blackjack } from './blackjack';

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
 * The exact mean of winnings and stakes, per first stake. A split hand counts twice as one hand: both have the same law, since
 * no card that the other hand draws is considered. The hole card is drawn after the member's cards, which changes no chance.
 */
const exactFigures = (decks: number) => {
  const full = (value: number) => (value === 10 ? 16 : 4) * decks;
  const left = Array.from({ length: 11 }, (_, value) => (value === 0 ? 0 : full(value)));
  let size = 52 * decks;
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

it('[GAM-2] blackjack returns what an exact enumeration of eight decks gives, the figure that is published', () => {
  const { returned, staked, edgeOfStakes } = exactFigures(8);
  // Published by the audit of another casino with the same rules.
  expect(returned).toBeCloseTo(99.512325, 6);
  expect(staked).toBeCloseTo(1.127741, 6);
  expect(edgeOfStakes).toBeCloseTo(0.432435, 6);
  expect(blackjack.returnToPlayer).toBe((Math.floor(returned * 100) / 100).toFixed(2));
});
