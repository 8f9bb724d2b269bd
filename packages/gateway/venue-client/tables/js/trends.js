// @ts-check

/** How many draws the trends cover. */
export const trendWindow = 100;

/**
 * `count`: draws with the key; `omission`: draws since it last appeared, 0 for the latest draw; `longest`: the longest run
 * of draws without it. A key that never appeared has been missing for all draws.
 *
 * @typedef {{ key: string, count: number, omission: number, longest: number }} Trend
 */

/**
 * The trends of the keys over the last draws.
 *
 * @param {readonly (readonly string[])[]} draws the keys of each draw, oldest first
 * @param {readonly string[]} keys
 * @returns {Trend[]}
 */
export const trendsOf = (draws, keys) => {
  const trends = new Map(keys.map((key) => [key, { key, count: 0, omission: 0, longest: 0 }]));
  for (const draw of draws.slice(-trendWindow)) {
    const drawn = new Set(draw);
    for (const trend of trends.values()) {
      if (drawn.has(trend.key)) {
        trend.count += 1;
        trend.omission = 0;
      } else {
        trend.omission += 1;
        trend.longest = Math.max(trend.longest, trend.omission);
      }
    }
  }
  return [...trends.values()];
};
