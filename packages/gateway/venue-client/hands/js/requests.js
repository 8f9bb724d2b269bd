// @ts-check
import { waitForResult } from '../../kit/until-known.js';

/** @typedef {import('./api.js').Hand} Hand */
/** @typedef {ReturnType<typeof import('./api.js').createApi>} Api */

/**
 * The calls that cost money, repeated until the answer is known. A hand is opened with one key and an act sent with one
 * sequence number however often the call is repeated, so the server does it once. While one of them is under way, another
 * is not sent.
 *
 * @param {{
 *   api: Pick<Api, 'open' | 'act'>, createKey: () => string, wait: (ms: number) => Promise<void>, onUnsure: () => void,
 * }} ports
 */
export const createRequests = ({ api, createKey, wait, onUnsure }) => {
  let isBusy = false;
  let wasUnsure = false;

  /** @template Answer @param {() => Promise<Answer>} ask @returns {Promise<Answer> | undefined} */
  const send = (ask) => {
    if (isBusy) return undefined;
    isBusy = true;
    wasUnsure = false;
    return waitForResult(ask, {
      wait,
      onUnsure: () => {
        wasUnsure = true;
        onUnsure();
      },
    }).finally(() => {
      isBusy = false;
    });
  };

  return {
    isBusy: () => isBusy,
    /** Whether an answer of the last call was lost. */
    wasUnsure: () => wasUnsure,
    /** @param {string} stake @param {Record<string, string>} [options] */
    open: (stake, options) => {
      const body = { key: createKey(), stake, ...(options ? { options } : {}) };
      return send(() => api.open(body));
    },
    /** @param {Hand} hand @param {string} action @param {number} [value] */
    act: ({ id, seq }, action, value) => {
      const body = { hand: id, seq, action, ...(value === undefined ? {} : { value }) };
      return send(() => api.act(body));
    },
  };
};
