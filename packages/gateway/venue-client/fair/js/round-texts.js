// @ts-check

/**
 * A public text of a shared round.
 *
 * @typedef {{ state: 'none' | 'loading' | 'failed' | 'missing' } | { state: 'loaded', text: string }} RoundText
 *   `none`: no round is named; `missing`: the server knows no drawn round with this number
 */

/** The bets of a round, which the server lists once it is drawn. @param {string} game @param {string} round */
export const betsPath = (game, round) =>
  `/fair/api/bets/${encodeURIComponent(game)}/${encodeURIComponent(round)}`;

/** The end of the seed chain of the day of a round. @param {string} game @param {string} round */
export const terminalPath = (game, round) =>
  `/fair/api/terminals/${encodeURIComponent(game)}/${encodeURIComponent(round.slice(0, 8))}`;

/**
 * Loads the text of the round that was asked for last, each path once.
 *
 * @param {{
 *   pathOf: (game: string, round: string) => string,
 *   fetch: (path: string, options: { signal: AbortSignal }) => Promise<Response>, onChange: () => void,
 * }} ports
 */
export const createRoundText = ({ pathOf, fetch, onChange }) => {
  let path = '';
  /** @type {RoundText} */
  let text = { state: 'none' };
  let request = new AbortController();

  const load = async () => {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    text = { state: 'loading' };
    onChange();
    /** @type {RoundText} */
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
    text = answer;
    onChange();
  };

  return {
    current: () => text,
    load,
    /** @param {string | undefined} game undefined for a game without shared rounds @param {string} round */
    show: (game, round) => {
      const wanted = game !== undefined && /^\d{12}$/.test(round) ? pathOf(game, round) : '';
      if (wanted === path) return;
      path = wanted;
      if (path !== '') void load();
      else {
        request.abort();
        text = { state: 'none' };
      }
    },
  };
};
