// @ts-check
/**
 * The position of a reel as a function of time alone. Positions count stops; a falling position moves the
 * pictures down. Times are milliseconds.
 */

/** A reel winds back a little, accelerates, runs, and settles with a soft bounce. */
export const motion = {
  /** Each reel starts and stops later than the one on its left. */
  startGap: 45,
  stopGap: 210,
  /** The first reel runs at least this long, whatever the network does. */
  shortestRun: 640,
  windUp: 110,
  windUpBy: 0.14,
  gather: 190,
  /** Stops per millisecond. */
  speed: 0.026,
  settle: 620,
  /** How far past its stop a reel swings: the constant of the back easing. */
  bounce: 1.15,
};

/** How far before its stop a reel is when it starts to settle, so that its speed does not jump. */
export const settleDistance = (motion.speed * motion.settle) / (3 + motion.bounce);

/** @param {number} t from 0 to 1 */
const easeOutBack = (t) => {
  const u = t - 1;
  return 1 + (motion.bounce + 1) * u ** 3 + motion.bounce * u ** 2;
};

/** @param {number} from the stop it left @param {number} elapsed since its start */
export const runningPosition = (from, elapsed) => {
  if (elapsed <= 0) return from;
  if (elapsed < motion.windUp)
    return from + motion.windUpBy * Math.sin((elapsed / motion.windUp) * (Math.PI / 2));
  const since = elapsed - motion.windUp;
  const gathered = Math.min(since, motion.gather);
  const travelled = (motion.speed * gathered ** 2) / (2 * motion.gather) + motion.speed * (since - gathered);
  return from + motion.windUpBy - travelled;
};

/** @param {number} stop where it comes to rest @param {number} elapsed since it began to settle */
export const settlingPosition = (stop, elapsed) =>
  stop + settleDistance * (1 - easeOutBack(Math.min(elapsed / motion.settle, 1)));

/** Is it too fast for the eye? @param {number} elapsed since its start */
export const isRushing = (elapsed) => elapsed > motion.windUp + motion.gather * 0.7;

/**
 * When each reel begins to settle, counted from the start of the spin.
 *
 * @param {number} known when the result became known, from the start of the spin
 * @param {number} reels
 */
export const settleTimes = (known, reels) =>
  Array.from({ length: reels }, (_, reel) => Math.max(motion.shortestRun, known) + reel * motion.stopGap);

/** How long a spin takes at least. @param {number} reels */
export const shortestSpin = (reels) => /** @type {number} */ (settleTimes(0, reels).at(-1)) + motion.settle;
