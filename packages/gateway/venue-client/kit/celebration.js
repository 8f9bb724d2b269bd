// @ts-check
import { element } from './element.js';

/**
 * How a win looks, by its net result in stakes: the coins that fall, and how long its amount counts up, in ms. Rays join the coins.
 *
 * @typedef {{ size: string, from: bigint, coins: number, counts: number }} WinSize
 */

/** The wins of tables and hands. @type {readonly WinSize[]} */
const sizesOfRounds = [
  { size: 'big', from: 4n, coins: 24, counts: 900 },
  { size: 'small', from: 0n, coins: 0, counts: 900 },
];

/**
 * @template {WinSize} Size
 * @param {readonly Size[]} sizes the largest first @param {bigint} stake @param {bigint} net
 * @returns {Size | undefined} undefined for a payout up to the stake, which is no win
 */
export const winSizeOf = (sizes, stake, net) =>
  net > 0n ? sizes.find(({ from }) => net >= stake * from) : undefined;

/** Lets a coin fall. @param {HTMLElement} coin @param {number} index */
const drop = (coin, index) => {
  // The golden ratio spreads them evenly without a visible order.
  coin.style.left = `${(index * 61.8) % 100}%`;
  coin.animate(
    [
      { transform: 'translateY(-20%) rotate(0) scale(.7)', opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { transform: `translateY(var(--fall)) rotate(${index % 2 ? 540 : -420}deg)`, opacity: 1, offset: 0.92 },
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
  return coin;
};

/**
 * Shows a plate with the amount of a win, and with rays and falling coins as its size says.
 *
 * @template {WinSize} [Size=WinSize]
 * @param {HTMLElement} root
 * @param {{
 *   titles: Readonly<Record<string, string>>, isStill: () => boolean, sizes?: readonly Size[], createCoin?: () => HTMLElement,
 *   content?: (amount: HTMLElement, payout: bigint) => (HTMLElement | string)[],
 * }} options `titles` of the plates by size; `content` of a plate below its title
 */
export const createCelebration = (
  root,
  {
    titles,
    isStill,
    sizes = /** @type {readonly Size[]} */ (sizesOfRounds),
    createCoin = () => element('i', { className: 'coin' }),
    content = (amount) => [element('b', { className: 'num' }, ['+', amount])],
  },
) => ({
  /**
   * @param {bigint} stake @param {bigint} net
   * @returns {{ amount: HTMLElement, counts: number } | undefined} the element in which the amount counts up, and for how long
   */
  show: (stake, net) => {
    const win = winSizeOf(sizes, stake, net);
    if (!win) return undefined;
    const { size, coins, counts } = win;
    const amount = element('strong', { className: 'num' });
    const title = titles[size];
    root.dataset.size = size;
    root.replaceChildren(
      ...(coins > 0 ? [element('i', { className: 'rays' })] : []),
      ...(isStill() ? [] : Array.from({ length: coins }, (_, index) => drop(createCoin(), index))),
      element('div', { className: 'plate' }, [
        ...(title ? [element('span', { textContent: title })] : []),
        ...content(amount, stake + net),
      ]),
    );
    return { amount, counts };
  },
  clear: () => {
    delete root.dataset.size;
    root.replaceChildren();
  },
});
