// @ts-check
import { Refused } from './api.js';

const waits = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Asks until there is an answer or a refusal. A lost answer does not say whether the stake was taken, so `ask` has to
 * repeat the very same question (the same key): then asking again costs nothing and brings the truth.
 *
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {{ wait: (ms: number) => Promise<void>, onUnsure: () => void }} ports
 * @returns {Promise<Answer>}
 */
export const untilKnown = async (ask, { wait, onUnsure }) => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refused) throw error;
      onUnsure();
      await wait(waits[Math.min(attempt, waits.length - 1)] ?? 0);
    }
  }
};
