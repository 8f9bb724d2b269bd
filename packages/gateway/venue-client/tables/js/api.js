// @ts-check
import { createCall } from '../../kit/call.js';

/** @typedef {import('./layouts/layout.js').Session} Session */
/** @typedef {import('./layouts/layout.js').Slip} Slip */

/**
 * The calls of a table game. They reject as `createCall` says.
 *
 * @param {{ token: string, fetch: typeof globalThis.fetch }} ports
 */
export const createApi = (ports) => {
  const call = createCall(ports);
  return {
    /** @returns {Promise<Session>} */
    session: () => call('/tables/api/session', {}),
    /**
     * @param {{ key: string, round: string, clientSeed: string, lines: { selection: string, stake: string }[] }} body
     * @returns {Promise<{ slip: Slip, balance: string }>}
     */
    placeSlip: (body) => call('/tables/api/slip', body),
    /**
     * @param {string} round
     * @returns {Promise<{ round: string, state: 'betting' | 'drawn' | 'settled' | 'void', slips: Slip[], balance: string }>}
     */
    slips: (round) => call('/tables/api/slips', { round }),
  };
};
