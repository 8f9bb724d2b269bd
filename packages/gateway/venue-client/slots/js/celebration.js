// @ts-check
import * as kit from '../../kit/celebration.js';
import { element } from '../../kit/element.js';
import { toShown } from '../../kit/money.js';

/** @typedef {'small' | 'fine' | 'big' | 'huge'} WinSize */

/** How a win looks, by its net result in stakes. */
export const winSizes = [
  { size: /** @type {WinSize} */ ('huge'), from: 49n, coins: 64, counts: 3_000 },
  { size: /** @type {WinSize} */ ('big'), from: 9n, coins: 28, counts: 1_800 },
  { size: /** @type {WinSize} */ ('fine'), from: 3n, coins: 10, counts: 1_400 },
  { size: /** @type {WinSize} */ ('small'), from: 0n, coins: 0, counts: 1_200 },
];

/**
 * Celebrates a payout above its stake: its net result, with the payout below it.
 *
 * @param {HTMLElement} root
 * @param {{ titles: Readonly<Record<WinSize, string>>, payout: (amount: string) => string, coinUrl: string, isStill: () => boolean }} options
 */
export const createCelebration = (root, { titles, payout: payoutText, coinUrl, isStill }) =>
  kit.createCelebration(root, {
    titles,
    isStill,
    sizes: winSizes,
    createCoin: () => element('img', { src: coinUrl, alt: '', className: 'coin' }),
    content: (amount, payout) => [
      element('b', { className: 'num' }, ['+', amount]),
      element('small', { className: 'num', textContent: payoutText(toShown(payout)) }),
    ],
  });
