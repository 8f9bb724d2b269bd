// @ts-check
import { element } from '../../kit/element.js';
import {
  isRushing,
  motion,
  runningPosition,
  settleTimes,
  settlingPosition,
  shortestSpin,
} from './reel-motion.js';
import { symbolUrl } from './symbol-url.js';

const rows = 3;
/** Milliseconds. When the mean frame of a round takes longer, later rounds are drawn without the blur. */
const slowFrame = 28;

/** @param {string[]} pictures one reel, its first symbols repeated below its last, so that the ring closes */
const strip = (pictures) =>
  element(
    'div',
    { className: 'strip' },
    [...pictures, ...pictures.slice(0, rows)].map((picture) =>
      element('span', { className: 'symbol' }, [
        element('img', { src: symbolUrl(picture), alt: '', draggable: false, decoding: 'sync' }),
      ]),
    ),
  );

/**
 * The five reels. Each is the real strip of the machine: its pictures never change, only its position.
 *
 * @param {HTMLElement} root
 * @param {string[][]} pictures
 * @param {{ isStill: () => boolean }} options `isStill`: the person wants less motion
 */
export const createReels = (root, pictures, { isStill }) => {
  const strips = pictures.map(strip);
  const reels = strips.map((column) => element('div', { className: 'reel' }, [column]));
  root.replaceChildren(...reels);
  let shownStops = pictures.map(() => 0);

  /** @param {number} reel @param {number} position */
  const place = (reel, position) => {
    const { length } = /** @type {string[]} */ (pictures[reel]);
    const inside = ((position % length) + length) % length;
    const column = /** @type {HTMLElement} */ (strips[reel]);
    column.style.transform = `translate3d(0, ${(-100 * inside) / (length + rows)}%, 0)`;
  };

  /** @param {number[]} stops */
  const showStops = (stops) => {
    shownStops = stops;
    stops.forEach((stop, reel) => {
      place(reel, stop);
    });
  };

  /** @param {number} ms */
  const frameAfter = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Less motion: the old picture fades, the new one appears; the round keeps its pace. @param {Promise<number[]>} result */
  const fade = async (result) => {
    root.classList.add('is-faded');
    try {
      const [stops] = await Promise.all([result, frameAfter(shortestSpin(reels.length))]);
      showStops(stops);
    } finally {
      root.classList.remove('is-faded');
    }
  };

  /** @param {Promise<number[]>} result */
  const turn = (result) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const from = shownStops;
      /** @type {number[] | undefined} */
      let stops;
      /** @type {number[]} */
      let settles = [];
      let failed = false;
      result.then(
        (known) => {
          stops = known;
          settles = settleTimes(performance.now() - start, reels.length);
        },
        (error) => {
          failed = true;
          reels.forEach((reel) => {
            reel.classList.remove('is-rushing');
          });
          showStops(from);
          reject(error);
        },
      );

      /** @param {number} now @param {number} reel @returns {boolean} whether it rests */
      const step = (now, reel) => {
        const elapsed = now - start;
        const settling = elapsed - (settles[reel] ?? Number.POSITIVE_INFINITY);
        const running = elapsed - reel * motion.startGap;
        const isSettling = stops !== undefined && settling >= 0;
        reels[reel]?.classList.toggle('is-rushing', !isSettling && isRushing(running));
        place(
          reel,
          isSettling
            ? settlingPosition(stops?.[reel] ?? 0, settling)
            : runningPosition(from[reel] ?? 0, running),
        );
        return settling >= motion.settle;
      };

      let frames = 0;
      /** @param {number} now */
      const frame = (now) => {
        if (failed) return;
        frames += 1;
        const rest = reels.map((_, reel) => step(now, reel));
        if (!rest.every(Boolean)) {
          requestAnimationFrame(frame);
          return;
        }
        showStops(stops ?? from);
        if ((now - start) / frames > slowFrame) root.classList.add('is-plain');
        resolve(undefined);
      };
      requestAnimationFrame(frame);
    });

  return {
    showStops,
    /**
     * Turns until the result is known and stops on it; on a failure the reels return to their last stops.
     *
     * @param {Promise<number[]>} result the stops
     * @returns {Promise<unknown>}
     */
    spin: (result) => (isStill() ? fade(result) : turn(result)),
  };
};
