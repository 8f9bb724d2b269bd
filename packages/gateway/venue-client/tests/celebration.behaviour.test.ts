/** @jest-environment jsdom */
import fc from 'fast-check';
import { winSizeOf } from '../kit/celebration.js';
import { createCelebration, winSizes } from '../slots/js/celebration.js';

describe('the celebration of a win', () => {
  it.each([
    ['0.50 on 1.00', 100n, 50n, undefined],
    ['the stake', 100n, 100n, undefined],
    ['one unit above the stake', 100n, 101n, 'small'],
    ['just under three stakes net', 100n, 399n, 'small'],
    ['three stakes net', 100n, 400n, 'fine'],
    ['just under nine stakes net', 100n, 999n, 'fine'],
    ['nine stakes net', 100n, 1_000n, 'big'],
    ['just under 49 stakes net', 100n, 4_999n, 'big'],
    ['49 stakes net', 100n, 5_000n, 'huge'],
    ['any larger win', 20n, 900_000n, 'huge'],
  ])('[GAM-2] sizes a payout of %s', (_, stake, payout, size) => {
    expect(winSizeOf(winSizes, stake, payout - stake)?.size).toBe(size);
  });

  it('[GAM-2] never shrinks when the net result grows', () => {
    const amount = fc.bigInt(1n, 10n ** 9n);
    fc.assert(
      fc.property(amount, amount, amount, (stake, payout, more) => {
        const [small, large] = [payout, payout + more].map((each) =>
          winSizeOf(winSizes, stake, each - stake),
        );
        expect(large?.coins ?? -1).toBeGreaterThanOrEqual(small?.coins ?? -1);
        expect(large?.counts ?? 0).toBeGreaterThanOrEqual(small?.counts ?? 0);
      }),
    );
  });

  const setUp = () => {
    const root = document.createElement('div');
    const titles = { small: '', fine: '好彩', big: '大奖', huge: '巨奖' };
    const celebration = createCelebration(root, {
      titles,
      payout: (amount: string) => `派彩 ${amount}`,
      coinUrl: '/coin.svg',
      isStill: () => true,
    });
    return { root, celebration };
  };

  it('[GAM-2] shows the net result, and under reduced motion no coins', () => {
    const { root, celebration } = setUp();
    const shown = celebration.show(100n, 5_000n);
    expect(root.dataset.size).toBe('huge');
    if (shown) shown.amount.textContent = '50.00';
    expect(root.querySelector('.plate')?.textContent).toBe('巨奖+50.00派彩 51.00');
    expect(root.querySelectorAll('.coin')).toHaveLength(0);
    celebration.clear();
    expect(root.childElementCount).toBe(0);
    expect(root.dataset.size).toBeUndefined();
  });

  it('[GAM-2] shows nothing for a payout up to the stake', () => {
    const { root, celebration } = setUp();
    expect(celebration.show(100n, 0n)).toBeUndefined();
    expect(root.childElementCount).toBe(0);
  });
});
