// @ts-check
import { element } from '../../kit/element.js';
import { toSigned } from '../../kit/money.js';

/**
 * How a win looks, by its net result in stakes: the coins that fall, and how long its amount counts up, in ms.
 *
 * @typedef {'small' | 'fine' | 'big' | 'huge'} WinSize
 * @type {readonly { size: WinSize, from: bigint, coins: number, counts: number }[]}
 */
export const winSizes = [
  { size: 'huge', from: 49n, coins: 64, counts: 3_000 },
  { size: 'big', from: 9n, coins: 28, counts: 1_800 },
  { size: 'fine', from: 3n, coins: 10, counts: 1_100 },
  { size: 'small', from: 0n, coins: 0, counts: 700 },
];

/**
 * @param {bigint} stake @param {bigint} payout
 * @returns {(typeof winSizes)[number] | undefined} undefined for a payout up to the stake, which is no win
 */
export const winSizeOf = (stake, payout) =>
  payout > stake ? winSizes.find(({ from }) => payout - stake >= stake * from) : undefined;

/** @param {string} src @param {number} index */
const coin = (src, index) => {
  const image = element('img', { src, alt: '', className: 'coin' });
  // The golden ratio spreads them evenly without a visible order.
  image.style.left = `${(index * 61.8) % 100}%`;
  image.animate(
    [
      { transform: 'translateY(-20%) rotate(0) scale(.7)', opacity: 0 },
      { opacity: 1, offset: 0.12 },
      {
        transform: `translateY(var(--fall)) rotate(${index % 2 ? 540 : -420}deg) scale(1)`,
        opacity: 1,
        offset: 0.92,
      },
      { transform: 'translateY(var(--fall))', opacity: 0 },
    ],
    {
      duration: 1_300 + ((index * 137) % 700),
      // 26 coins in 900 ms; more of them fall longer, not denser.
      delay: (index * 83) % Math.max(900, index * 35),
      easing: 'cubic-bezier(.4,0,.9,.6)',
      fill: 'both',
    },
  );
  return image;
};

/**
 * Shows a plate for a payout above its stake, with its net result from three stakes on; it grows with the net result, and rays
 * and falling coins join it.
 *
 * @param {HTMLElement} root
 * @param {{ titles: Readonly<Record<WinSize, string>>, net: (amount: string) => string, coinUrl: string, isStill: () => boolean }} options
 */
export const createCelebration = (root, { titles, net, coinUrl, isStill }) => ({
  /**
   * @param {bigint} stake @param {bigint} payout
   * @returns {{ amount: HTMLElement, counts: number } | undefined} the element in which the amount counts up, and for how long
   */
  show: (stake, payout) => {
    const win = winSizeOf(stake, payout);
    if (!win) return undefined;
    const { size, coins, counts } = win;
    const amount = element('strong', { className: 'num' });
    root.dataset.size = size;
    root.replaceChildren(
      ...(coins > 0 ? [element('i', { className: 'rays' })] : []),
      ...(isStill() ? [] : Array.from({ length: coins }, (_, index) => coin(coinUrl, index))),
      element('div', { className: 'plate' }, [
        ...(titles[size] ? [element('span', { textContent: titles[size] })] : []),
        amount,
        ...(coins > 0
          ? [element('small', { className: 'num', textContent: net(toSigned(payout - stake)) })]
          : []),
      ]),
    );
    return { amount, counts };
  },
  clear: () => {
    delete root.dataset.size;
    root.replaceChildren();
  },
});
