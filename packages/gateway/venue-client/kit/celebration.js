// @ts-check
import { element } from './element.js';

const coins = 24;

/** @param {number} index */
const coin = (index) => {
  const node = element('i', { className: 'coin' });
  // The golden ratio spreads them evenly without a visible order.
  node.style.left = `${(index * 61.8) % 100}%`;
  node.animate(
    [
      { transform: 'translateY(-20%) rotate(0) scale(.7)', opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { transform: `translateY(var(--fall)) rotate(${index % 2 ? 540 : -420}deg)`, opacity: 1, offset: 0.92 },
      { transform: 'translateY(var(--fall))', opacity: 0 },
    ],
    {
      duration: 1_300 + ((index * 137) % 700),
      delay: (index * 83) % 900,
      easing: 'cubic-bezier(.4,0,.9,.6)',
      fill: 'both',
    },
  );
  return node;
};

/**
 * Shows a plate for a payout above its stake, and rays with falling coins too for five stakes or more. A payout up to the stake
 * is no win and shows nothing.
 *
 * @param {HTMLElement} root
 * @param {{ title?: string, bigWin: string, isStill: () => boolean }} options `title` of a win that is not big; none by default
 */
export const createCelebration = (root, { title = '', bigWin, isStill }) => ({
  /** @param {bigint} stake @param {bigint} net @returns {HTMLElement | undefined} the element in which the amount counts up */
  show: (stake, net) => {
    if (net <= 0n) return undefined;
    const isBig = net >= stake * 4n;
    const amount = element('strong', { className: 'num' });
    const head = isBig ? bigWin : title;
    const plate = element('div', { className: isBig ? 'plate is-big' : 'plate' }, [
      ...(head ? [element('span', { textContent: head })] : []),
      element('b', { className: 'num' }, ['+', amount]),
    ]);
    root.replaceChildren(
      ...(isBig ? [element('i', { className: 'rays' })] : []),
      ...(isBig && !isStill() ? Array.from({ length: coins }, (_, index) => coin(index)) : []),
      plate,
    );
    return amount;
  },
  clear: () => root.replaceChildren(),
});
