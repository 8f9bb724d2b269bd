// @ts-check

/** @typedef {import('./layouts/layout.js').Result} Result */

/**
 * The address of the page that recomputes a round. The values are in the fragment, which browsers do not send.
 *
 * @param {{ session: import('./layouts/layout.js').Session, results: Result[], result: Result, lang: string, theme: string }} input
 *   `results`: those that are known; the seed of the round before is the commitment of this one
 */
export const verifyHref = ({ session, results, result, lang, theme }) => {
  const before = results.find(({ no }) => Number(no) === Number(result.no) - 1);
  const isToday = result.no.slice(0, 8) === session.series.day.replaceAll('-', '');
  const values = new URLSearchParams({
    game: session.game.code,
    seed: result.seed,
    client: result.mix,
    nonce: String(Number(result.no.slice(8))),
    round: result.no,
    ...(before && { commitment: before.seed }),
    outcome: JSON.stringify(result.outcome),
    ...(isToday && { terminal: session.series.terminal }),
  });
  return `/fair?${new URLSearchParams({ lang, theme })}#${values}`;
};
