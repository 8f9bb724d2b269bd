// @ts-check
import { createCall } from '../../kit/call.js';

/**
 * @typedef {{ picture: string, name: import('@pavilion/format').Localized<string>, pays: number[] }} PayRow
 * @typedef {{
 *   game: { code: string, name: import('@pavilion/format').Localized<string>, motif: string, colors: string[] },
 *   balance: string, account: import('../../kit/refusals.js').Account, stakes: string[], limits: { min: string, max: string },
 *   reels: string[][], lines: number[][], linePays: PayRow[], scatterPays: PayRow,
 *   wild: { picture: string, name: import('@pavilion/format').Localized<string> }, returnToPlayer: string, hitRate: string,
 *   seed: import('../../kit/fairness-view.js').Seed, pace: number,
 * }} Session `pace`: the server settles no round within this time after the last one, in milliseconds
 * @typedef {import('@pavilion/contract').SlotRound & { id: string, payout: string, balance: string }} Round
 * @typedef {Round['wins'][number]} Win
 */

/**
 * The calls of a slot game. They reject as `createCall` says.
 *
 * @param {{ token: string, fetch: typeof globalThis.fetch }} ports
 */
export const createApi = (ports) => {
  const call = createCall(ports);
  return {
    call,
    /** @returns {Promise<Session>} */
    session: () => call('/slots/api/session', {}),
    /** @param {string} key @param {string} stake @returns {Promise<Round>} */
    spin: (key, stake) => call('/slots/api/spin', { key, stake }),
  };
};
