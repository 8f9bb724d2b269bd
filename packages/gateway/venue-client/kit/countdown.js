// @ts-check

/** Seconds as a countdown shows them: the last started one counts, so 0 means over. @param {number} leftMs */
export const secondsLeft = (leftMs) => Math.max(0, Math.ceil(leftMs / 1000));

/** Seconds as a countdown writes them: `m:ss` from a minute. @param {number} seconds */
export const countdownText = (seconds) =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const announced = [10, 5, 0];

/**
 * The number to announce when a countdown moves from one second to another; undefined if none was reached. After a jump
 * over several, the last one counts.
 *
 * @param {number} before @param {number} now
 */
export const announcement = (before, now) =>
  announced.filter((second) => before > second && now <= second).at(-1);
