// @ts-check
import { createCall } from '../../kit/call.js';

/**
 * @typedef {import('@pavilion/contract').EventView} EventView
 * @typedef {import('@pavilion/contract').EventChange} EventChange
 * @typedef {import('@pavilion/contract').SportBet} Bet
 * @typedef {import('@pavilion/contract').CallResponse<'sportsBoard'>} Board
 * @typedef {import('@pavilion/contract').CallResponse<'sportsChanges'>} Changes
 * @typedef {EventView['sport']} Sport
 * @typedef {'live' | 'today' | 'early'} Time
 * @typedef {{ balance: string, isHalted: boolean, owner: string, timeZone: string, sports: Record<string, Sport[]> }} Session `sports`: by the page of the venue
 * @typedef {{ min: string, max: string, maxPayout: string }} Limits
 * @typedef {{
 *   key: string, legs: { selection: string, price: number, epoch: number }[], sizes: number[], unit: string,
 *   consent: string, confirmed?: boolean,
 * }} Placement
 */

/**
 * The calls of a sports venue. They reject as `createCall` says.
 *
 * @param {{ provider: string, token: string, fetch: typeof globalThis.fetch }} ports
 */
export const createApi = ({ provider, ...ports }) => {
  const call = createCall(ports);
  const base = `/sports/api/${provider}`;
  return {
    /** @returns {Promise<Session>} */
    session: () => call(`${base}/session`, {}),
    /** @param {{ sport: Sport, tab: Time, limit: number }} body @returns {Promise<Board>} */
    board: (body) => call(`${base}/board`, body),
    /** @param {string} event @returns {Promise<EventView>} */
    event: (event) => call(`${base}/event`, { event }),
    /** @param {{ markets: 'main' | 'all', events: Pick<EventView, 'id' | 'version'>[] }} body @returns {Promise<Changes>} */
    changes: (body) => call(`${base}/changes`, body),
    /** @param {readonly string[]} legs @param {readonly number[]} sizes @returns {Promise<Limits>} */
    limits: (legs, sizes) => call(`${base}/limits`, { legs, sizes }),
    /** @param {Placement} body @returns {Promise<{ bet: Bet, balance: string }>} */
    place: (body) => call(`${base}/place`, body),
    /** The bet of a key; null: none was placed, and none will be. @param {string} key @returns {Promise<{ bet: Bet | null }>} */
    outcome: (key) => call(`${base}/outcome`, { key }),
    /** @param {'open' | 'settled'} state @returns {Promise<{ items: Bet[] }>} */
    bets: (state) => call(`${base}/bets`, { state, limit: 20 }),
  };
};

/** @typedef {ReturnType<typeof createApi>} Api */
