// @ts-check
import { element } from '../../kit/element.js';
import { toShown, toSigned } from '../../kit/money.js';

/** @typedef {import('../../kit/session-meter.js').PlayedRound} PlayedRound */
/** @typedef {ReturnType<typeof import('./messages.js').createTranslate>} Translate */

/** @param {bigint} net */
const tone = (net) => `num ${net > 0n ? 'is-gain' : net < 0n ? 'is-loss' : ''}`;

/** @param {Date} at @param {string} lang */
const clock = (at, lang) => at.toLocaleTimeString(lang, { hour12: false });

/** The short list next to the machine. @param {PlayedRound[]} rounds @param {string} lang */
export const recentView = (rounds, lang) =>
  rounds
    .slice(0, 8)
    .map(({ at, stake, payout }) =>
      element('li', {}, [
        element('time', { className: 'num', textContent: clock(at, lang) }),
        element('span', { className: tone(payout - stake), textContent: toSigned(payout - stake) }),
      ]),
    );

/** All rounds of this session. @param {{ rounds: PlayedRound[], lang: string, t: Translate }} input @returns {Node} */
export const historyView = ({ rounds, lang, t }) => {
  if (rounds.length === 0) return element('p', { className: 'empty', textContent: t('noRounds') });
  const heads = [t('time'), t('roundId'), t('stake'), t('win'), t('result')];
  return element('table', {}, [
    element('thead', {}, [
      element(
        'tr',
        {},
        heads.map((head) => element('th', { scope: 'col', textContent: head })),
      ),
    ]),
    element(
      'tbody',
      {},
      rounds.map(({ at, id, stake, payout }) =>
        element('tr', {}, [
          element('td', { className: 'num', textContent: clock(at, lang) }),
          element('td', { className: 'num round-id', textContent: id }),
          element('td', { className: 'num', textContent: toShown(stake) }),
          element('td', { className: 'num', textContent: toShown(payout) }),
          element('td', { className: tone(payout - stake), textContent: toSigned(payout - stake) }),
        ]),
      ),
    ),
  ]);
};
