// @ts-check

/**
 * The bets of a shared round, as the server lists them once it is drawn.
 *
 * @typedef {{ state: 'none' | 'loading' | 'failed' | 'missing' } | { state: 'loaded', text: string }} RoundBets
 *   `none`: no round is named; `missing`: the server knows no drawn round with this number
 */

/** @param {string} game @param {string} round */
export const betsPath = (game, round) =>
  `/fair/api/bets/${encodeURIComponent(game)}/${encodeURIComponent(round)}`;

/**
 * Loads the bets of the round that was asked for last, each round once.
 *
 * @param {{ fetch: (path: string, options: { signal: AbortSignal }) => Promise<Response>, onChange: () => void }} ports
 */
export const createRoundBets = ({ fetch, onChange }) => {
  let path = '';
  /** @type {RoundBets} */
  let bets = { state: 'none' };
  let request = new AbortController();

  const load = async () => {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    bets = { state: 'loading' };
    onChange();
    /** @type {RoundBets} */
    let answer;
    try {
      const response = await fetch(path, { signal });
      // A wrong number is a 400.
      answer = response.ok
        ? { state: 'loaded', text: await response.text() }
        : { state: response.status < 500 ? 'missing' : 'failed' };
    } catch {
      answer = { state: 'failed' };
    }
    if (signal.aborted) return;
    bets = answer;
    onChange();
  };

  return {
    current: () => bets,
    load,
    /** @param {string | undefined} game undefined for a game without shared rounds @param {string} round */
    show: (game, round) => {
      const wanted = game !== undefined && /^\d{12}$/.test(round) ? betsPath(game, round) : '';
      if (wanted === path) return;
      path = wanted;
      if (path !== '') void load();
      else {
        request.abort();
        bets = { state: 'none' };
      }
    },
  };
};
