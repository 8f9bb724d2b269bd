// @ts-check

/** Texts of the roads, spread into the catalogue of each game that has them. */
export const roadTexts = {
  'zh-CN': {
    bead: '珠盘路',
    big: '大路',
    eye: '大眼仔',
    small: '小路',
    cockroach: '曱甴路',
    ask: '{side}问路',
    counts: '本表次数',
  },
  en: {
    bead: 'Bead plate',
    big: 'Big road',
    eye: 'Big eye road',
    small: 'Small road',
    cockroach: 'Cockroach road',
    ask: 'Ask {side}',
    counts: 'Counts of this sheet',
  },
};

/** A sheet of roads, as in a casino a shoe. */
const sheet = 66;

/**
 * The results of the present sheet. It ends where the number of the round is a multiple of its length, for every visitor alike.
 *
 * @template {{ no: string }} Result
 * @param {Result[]} results
 */
export const onSheet = (results) => {
  const last = results.at(-1);
  return last ? results.slice(-((Number(last.no.slice(8)) - 1) % sheet) - 1) : [];
};

/** @param {(key: any, values?: Record<string, string>) => string} t */
export const roadLabels = (t) => ({
  bead: t('bead'),
  big: t('big'),
  eye: t('eye'),
  small: t('small'),
  cockroach: t('cockroach'),
  counts: t('counts'),
  ask: (/** @type {string} */ side) => t('ask', { side }),
});
