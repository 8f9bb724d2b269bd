// @ts-check
import { createCall } from '../../kit/call.js';

/**
 * @typedef {import('@pavilion/format').Language} Lang
 * @typedef {{ action: string, value?: number[], cost?: string, blocked?: 'balance' }} Legal
 * @typedef {{
 *   id: string, version: number, seq: number, state: 'open' | 'settled', stake: string, payout: string | null, legal: Legal[], view: any,
 *   detail: { proof?: import('../../kit/fairness-view.js').Proof | null } | null,
 * }} Hand `version`: of the game, with which it was opened; `stake`: all that is staked so far; `view`: of the game, see its module; `detail`: the bet record of a settled hand
 * @typedef {import('../../kit/fairness-view.js').Seed} Seed
 * @typedef {{
 *   game: { code: string, name: import('@pavilion/format').Localized<string>, version: number }, balance: string, account: import('../../kit/refusals.js').Account,
 *   chips: string[],
 *   limits: { min: string, max: string }, returnToPlayer: string, seed: Seed,
 *   sizes?: number[], now?: number, current: Hand | null, history: Hand[],
 * }} Session `sizes`, `now`: of a fishing game, the magazines and the time of the gateway; `history`: settled hands, newest first
 * @typedef {{ hand: Hand, balance: string }} HandAnswer
 * @typedef {{ key: string, stake: string, options?: Record<string, string>, size?: number }} OpenBody `size`: bullets of a magazine
 * @typedef {{ hand: string, seq: number, action: string, value?: number, hits?: [bullet: number, fish: number][] }} ActBody
 */

/**
 * The calls of a hand game. They reject as `createCall` says.
 *
 * @param {{ token: string, fetch: typeof globalThis.fetch, engine?: string }} ports `engine`: the first part of the paths
 */
export const createApi = ({ engine = 'hands', ...ports }) => {
  const call = createCall(ports);
  return {
    call,
    /** @returns {Promise<Session>} */
    session: () => call(`/${engine}/api/session`, {}),
    /** @param {OpenBody} body @returns {Promise<HandAnswer>} */
    open: (body) => call(`/${engine}/api/open`, body),
    /** @param {ActBody} body @returns {Promise<HandAnswer>} */
    act: (body) => call(`/${engine}/api/act`, body),
    /** @returns {Promise<{ hand: Hand | null, balance: string, account: import('../../kit/refusals.js').Account }>} */
    current: () => call(`/${engine}/api/current`, {}),
  };
};
