// @ts-check
import { element } from '../../kit/element.js';
import { symbolUrl } from './symbol-url.js';

const coins = 26;

/** @param {number} index */
const coin = (index) => {
  const image = element('img', { src: symbolUrl('coin'), alt: '', className: 'coin' });
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
      delay: (index * 83) % 900,
      easing: 'cubic-bezier(.4,0,.9,.6)',
      fill: 'both',
    },
  );
  return image;
};

/**
 * Shows a plate for a payout above its stake, and falling coins too for one of ten stakes or more. A payout up to the
 * stake is no win and shows nothing.
 *
 * @param {HTMLElement} root
 * @param {{ bigWin: string, isStill: () => boolean }} options
 */
export const createCelebration = (root, { bigWin, isStill }) => ({
  /** @param {bigint} stake @param {bigint} payout @returns {HTMLElement | undefined} the element in which the amount counts up */
  show: (stake, payout) => {
    if (payout <= stake) return undefined;
    const isBig = payout >= stake * 10n;
    const amount = element('strong', { className: 'num' });
    const plate = element('div', { className: isBig ? 'plate is-big' : 'plate' }, [
      ...(isBig ? [element('span', { textContent: bigWin })] : []),
      amount,
    ]);
    root.replaceChildren(
      ...(isBig && !isStill() ? Array.from({ length: coins }, (_, index) => coin(index)) : []),
      plate,
    );
    return amount;
  },
  clear: () => root.replaceChildren(),
});
