// @ts-check

/**
 * Generated from the files of this folder and of lottery by `npm run generate`. The layout of each kind of game, loaded when a page needs it.
 *
 * @type {Record<string, () => Promise<import('./layout.js').LayoutModule>>}
 */
export const layouts = {
  baccarat: () => import('../layouts/baccarat.js'),
  'dragon-tiger': () => import('../layouts/dragon-tiger.js'),
  'fan-tan': () => import('../layouts/fan-tan.js'),
  'hundred-niuniu': () => import('../layouts/hundred-niuniu.js'),
  'red-black': () => import('../layouts/red-black.js'),
  roulette: () => import('../layouts/roulette.js'),
  'sic-bo': () => import('../layouts/sic-bo.js'),
  kuai3: () => import('../lottery/kuai3.js'),
  'mark-six': () => import('../lottery/mark-six.js'),
  pc28: () => import('../lottery/pc28.js'),
  pk10: () => import('../lottery/pk10.js'),
  ssc: () => import('../lottery/ssc.js'),
};
