import { threeCardRank } from '../../fair';
import { range, subsets } from './numbers';
import { redBlack } from './red-black';

/** All 22,100 hands. */
const hands = subsets(range(0, 51), 3).map((cards) => ({ cards, ...threeCardRank(cards) }));

describe('red and black', () => {
  it('[GAM-2] counts the ties among all pairs of hands', () => {
    // By inclusion and exclusion over the cards S that two hands of equal strength could share.
    const containing = new Map<string, Map<number, number>>();
    for (const { cards, strength } of hands) {
      for (let subset = 0; subset < 8; subset += 1) {
        const shared = cards.filter((_, index) => subset & (1 << index)).join();
        const strengths = containing.get(shared) ?? new Map<number, number>();
        containing.set(shared, strengths.set(strength, (strengths.get(strength) ?? 0) + 1));
      }
    }
    let ties = 0;
    for (const [shared, strengths] of containing) {
      const size = shared === '' ? 0 : shared.split(',').length;
      for (const count of strengths.values()) ties += size % 2 === 0 ? count ** 2 : -(count ** 2);
    }
    const [red, black, tie] = [...redBlack.outcomes('red')];
    expect(tie![1]).toBe(BigInt(ties));
    expect(red![1] * 2n).toBe(22_100n * 18_424n - BigInt(ties));
    expect(black![1]).toBe(red![1]);
    expect([red, black, tie].map((entry) => redBlack.mark(entry![0]).tone)).toEqual([
      'red',
      'black',
      'green',
    ]);
    expect([red, black, tie].map((entry) => redBlack.returnOf('black', entry![0]))).toEqual([0, 195, 100]);
  });
});
