// @ts-check

/**
 * The layout of each kind of game, loaded when a page needs it.
 *
 * @type {Record<string, () => Promise<import('./layout.js').LayoutModule>>}
 */
export const layouts = {
  baccarat: () => import('./baccarat.js'),
  'dragon-tiger': () => import('./dragon-tiger.js'),
  'sic-bo': () => import('./sic-bo.js'),
  roulette: () => import('./roulette.js'),
  'fan-tan': () => import('./fan-tan.js'),
  'hundred-niuniu': () => import('./hundred-niuniu.js'),
  'red-black': () => import('./red-black.js'),
  kuai3: () => import('../lottery/kuai3.js'),
  ssc: () => import('../lottery/ssc.js'),
  pk10: () => import('../lottery/pk10.js'),
  'mark-six': () => import('../lottery/mark-six.js'),
  pc28: () => import('../lottery/pc28.js'),
};
