// @ts-check
import { isMaintenance, maintenanceWait, Rejected } from './call.js';

/** Milliseconds before each retry; the last is repeated. */
const waits = [500, 1_000, 2_000, 4_000, 8_000];
/** Code of a round that began too soon after the last one. */
const tooSoon = 20653;

/**
 * Retries until there is an answer or a rejection. After a lost answer it is not known whether the stake was taken, so
 * `ask` must repeat the same call with the same key: the server then answers with the round it has already played. A round
 * that began too soon waits as long as the server says.
 *
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {{ wait: (ms: number) => Promise<void>, onUnsure: () => void, onMaintenance?: (error: Rejected) => void }} ports
 *   with `onMaintenance`, a call that takes no stake waits for the end of maintenance; without it, maintenance rejects
 * @returns {Promise<Answer>}
 */
export const waitForResult = async (ask, { wait, onUnsure, onMaintenance }) => {
  for (let attempt = 0; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Rejected && error.code === tooSoon) {
        await wait(error.data.wait);
      } else if (onMaintenance && isMaintenance(error)) {
        onMaintenance(error);
        await wait(maintenanceWait);
      } else {
        if (error instanceof Rejected) throw error;
        onUnsure();
        await wait(waits[Math.min(attempt, waits.length - 1)] ?? 0);
        attempt += 1;
      }
    }
  }
};
