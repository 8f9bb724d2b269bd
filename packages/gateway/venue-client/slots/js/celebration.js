// @ts-check
import * as kit from '../../kit/celebration.js';
import { element } from '../../kit/element.js';
import { toSigned } from '../../kit/money.js';

/** @typedef {'small' | 'fine' | 'big' | 'huge'} WinSize */

/** How a win looks, by its net result in stakes. */
export const winSizes = [
  { size: /** @type {WinSize} */ ('huge'), from: 49n, coins: 64, counts: 3_000 },
  { size: /** @type {WinSize} */ ('big'), from: 9n, coins: 28, counts: 1_800 },
  { size: /** @type {WinSize} */ ('fine'), from: 3n, coins: 10, counts: 1_100 },
  { size: /** @type {WinSize} */ ('small'), from: 0n, coins: 0, counts: 700 },
];

/**
 * Celebrates a payout above its stake, with its net result from three stakes on.
 *
 * @param {HTMLElement} root
 * @param {{ titles: Readonly<Record<WinSize, string>>, net: (amount: string) => string, coinUrl: string, isStill: () => boolean }} options
 */
export const createCelebration = (root, { titles, net: netText, coinUrl, isStill }) =>
  kit.createCelebration(root, {
    titles,
    isStill,
    sizes: winSizes,
    createCoin: () => element('img', { src: coinUrl, alt: '', className: 'coin' }),
    content: (amount, net, { coins }) => [
      amount,
      ...(coins > 0 ? [element('small', { className: 'num', textContent: netText(toSigned(net)) })] : []),
    ],
  });
