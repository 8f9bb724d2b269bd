// @ts-check

/** The module of each game, loaded when its page opens. @type {Record<string, () => Promise<{ createTable: (context: import('./table.js').TableContext) => import('./table.js').Table }>>} */
export const tables = {
  blackjack: () => import('./games/blackjack.js'),
  'three-cards': () => import('./games/three-cards.js'),
  'robbed-niuniu': () => import('./games/robbed-niuniu.js'),
};
