// @ts-check

/**
 * @typedef {{ picture: string, name: Record<string, string>, pays: number[] }} PayRow
 * @typedef {{
 *   game: { code: string, name: Record<string, string>, motif: string, colors: string[] },
 *   balance: string, stakes: string[], limits: { min: string, max: string },
 *   reels: string[][], lines: number[][], linePays: PayRow[], scatterPays: PayRow,
 *   wild: { picture: string, name: Record<string, string> }, returnToPlayer: string, hitRate: string,
 * }} Session
 * @typedef {{ line: number | null, picture: string, count: number, amount: string }} Win
 * @typedef {{ id: string, stops: number[], grid: string[][], wins: Win[], payout: string, balance: string }} Round
 */

/** The server rejected the call. */
export class Rejected extends Error {
  /** @param {number} code of the error catalogue @param {any} data */
  constructor(code, data) {
    super(`Rejected with ${code}`);
    this.code = code;
    this.data = data;
  }
}

const success = 6000;
/** Milliseconds. */
const timeout = 12_000;

/**
 * The venue's calls. They reject with `Rejected`, or with the network's error when there was no answer: then it is not
 * known whether the server did what was asked.
 *
 * @param {{ token: string, fetch: typeof globalThis.fetch }} ports
 */
export const createApi = ({ token, fetch }) => {
  /** @param {string} path @param {object} body */
  const call = async (path, body) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    const { status_code: code, data } = await response.json();
    if (code !== success) throw new Rejected(code, data);
    return data;
  };
  return {
    /** @returns {Promise<Session>} */
    session: () => call('/slots/api/session', {}),
    /** @param {string} key @param {string} stake @returns {Promise<Round>} */
    spin: (key, stake) => call('/slots/api/spin', { key, stake }),
  };
};
