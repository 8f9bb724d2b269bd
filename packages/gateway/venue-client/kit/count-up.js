// @ts-check
import { toShown } from './money.js';

/**
 * Counts an amount up in place. A new count, or a stop, ends the one before.
 *
 * @param {{ isStill: () => boolean }} options
 */
export const createCountUp = ({ isStill }) => {
  let run = 0;
  return {
    /** @param {HTMLElement[]} places @param {bigint} amount minor units @param {number} duration ms */
    count: (places, amount, duration) => {
      run += 1;
      const mine = run;
      const start = performance.now();
      /** @param {bigint} shown */
      const write = (shown) => {
        for (const place of places) place.textContent = toShown(shown);
      };
      /** @param {number} now */
      const frame = (now) => {
        if (mine !== run) return;
        const part = Math.max(0, Math.min((now - start) / duration, 1));
        const eased = BigInt(Math.round((1 - (1 - part) ** 3) * 1000));
        write((amount * eased) / 1000n);
        if (part < 1) requestAnimationFrame(frame);
      };
      if (isStill() || amount === 0n) write(amount);
      else requestAnimationFrame(frame);
    },
    stop: () => {
      run += 1;
    },
  };
};
