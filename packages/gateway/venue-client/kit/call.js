// @ts-check

/** The server rejected the call. */
export class Rejected extends Error {
  /** @param {number} code of the error catalogue @param {any} data */
  constructor(code, data) {
    super(`Rejected with ${code}`);
    this.code = code;
    this.data = data;
  }
}

/** Milliseconds before a page asks again during maintenance, which ends without the player. */
export const maintenanceWait = 30_000;

/** Whether the venue is under maintenance (6014 venueMaintenance). @param {unknown} error @returns {error is Rejected} */
export const isMaintenance = (error) => error instanceof Rejected && error.code === 6014;

const success = 6000;
/** Milliseconds. */
const timeout = 12_000;

/**
 * Creates the function that sends a game's calls. It rejects with `Rejected`, or with the network's error when there was
 * no answer: then it is not known whether the server did what was asked.
 *
 * @param {{ token: string, fetch: typeof globalThis.fetch }} ports
 */
export const createCall =
  ({ token, fetch }) =>
  /** @param {string} path @param {object} body */
  async (path, body) => {
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
