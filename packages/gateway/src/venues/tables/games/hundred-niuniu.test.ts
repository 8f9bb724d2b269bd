import { niuniuMultiples } from '../../fair';
import { cards } from '../../testing/named-cards';
import { allNiuniuHands } from '../../testing/niuniu-hands';
import { hundredNiuniu } from './hundred-niuniu';
import { choose } from './numbers';

describe('hundred niuniu', () => {
  /** The ways to complete `taken` cards of a rank to `count`. */
  const completions = (taken: number, count: number): number =>
    [[1, 4, 6, 4, 1], [1, 3, 3, 1], [1, 2, 1], [1, 1], [1]][taken]![count - taken]!;

  /**
   * For each multiple, in how many ordered pairs of hands from one deck neither has a higher one: by inclusion and
   * exclusion over the cards S that both hands could share, the sum of (−1)^|S| × (hands that contain S)². All numbers
   * are below 2⁵³.
   */
  const pairsUpToMultiples = (): number[] => {
    const containing = new Map<number, { sets: number; hands: number[] }>();
    for (const { counts, rank } of allNiuniuHands) {
      const index = [1, 2, 3, 5].indexOf(niuniuMultiples[rank]);
      const take = (position: number, key: number, sets: number, ways: number): void => {
        if (position === 13) {
          const known = containing.get(key) ?? { sets, hands: [0, 0, 0, 0] };
          for (let above = index; above < 4; above += 1) known.hands[above]! += ways;
          containing.set(key, known);
          return;
        }
        const count = counts[position]!;
        for (let taken = 0; taken <= count; taken += 1) {
          const sign = taken % 2 === 0 ? 1 : -1;
          take(
            position + 1,
            5 * key + taken,
            sign * sets * completions(0, taken),
            ways * completions(taken, count),
          );
        }
      };
      take(0, 0, 1, 1);
    }
    return [0, 1, 2, 3].map((index) =>
      [...containing.values()].reduce((pairs, part) => pairs + part.sets * part.hands[index]! ** 2, 0),
    );
  };

  it('[GAM-2] counts the pairs of hands by the multiple of the winner', () => {
    const upTo = pairsUpToMultiples();
    expect(BigInt(upTo[3]!)).toBe(choose(52, 5) * choose(47, 5));
    // Either hand can be the winner, with the same counts.
    const won = upTo.map((pairs, index) => BigInt((pairs - (upTo[index - 1] ?? 0)) / 2));
    // The mean multiple of a win, which a hand of niuniu for the bank has in common with one against the banker of the table.
    const multiples = won.reduce((sum, pairs, index) => sum + Number(pairs) * [1, 2, 3, 5][index]!, 0);
    expect(multiples / upTo[3]!).toBeCloseTo(0.808884, 6);
    for (const seat of ['tian', 'di', 'xuan', 'huang']) {
      const classes = [...hundredNiuniu.outcomes(`${seat}:flat`)];
      const byReturn = classes.map(([outcome, weight]) => [
        hundredNiuniu.returnOf(`${seat}:multiple`, outcome),
        weight,
      ]);
      const [one, two, three, five] = won;
      expect(byReturn).toEqual([
        [80, one],
        [119, one],
        [60, two],
        [138, two],
        [40, three],
        [157, three],
        [0, five],
        [195, five],
      ]);
    }
  });

  it('[GAM-2] has complete outcomes in its classes: 25 different cards in five hands', () => {
    for (const [outcome] of hundredNiuniu.outcomes('xuan:flat')) {
      expect(outcome).toMatchObject({ hands: Array(5).fill({ length: 5 }) });
      const dealt = (outcome as { hands: number[][] }).hands.flat();
      expect(new Set(dealt).size).toBe(25);
    }
  });

  it('[GAM-2] settles each seat against the banker with the multiple of the winner', () => {
    const outcome = {
      hands: [
        cards('♠K ♥Q ♣J ♦3 ♠4'),
        cards('♥K ♠Q ♥J ♦4 ♠6'),
        cards('♥A ♥2 ♣4 ♦6 ♠8'),
        cards('♠9 ♥9 ♣9 ♦9 ♥10'),
        cards('♥3 ♥4 ♣3 ♦10 ♠10'),
      ],
    };
    const returns = (bet: string) => hundredNiuniu.returnOf(bet, outcome);
    // The banker has bull seven, the seats bull bull, none, a bomb, and three and seven: bull ten or none.
    expect(returns('tian:flat')).toBe(195);
    expect(returns('tian:multiple')).toBe(157);
    expect(returns('di:flat')).toBe(0);
    expect(returns('di:multiple')).toBe(60);
    expect(returns('xuan:multiple')).toBe(195);
  });
});
