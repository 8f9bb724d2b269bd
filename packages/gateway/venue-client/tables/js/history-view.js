// @ts-check

import { element } from '../../kit/element.js';
import { toShown, toSigned } from '../../kit/money.js';
import { inLanguage } from '../../kit/translate.js';
import { createSheetTranslate } from './sheet-texts.js';

const maxResults = 20;

/** @param {string[]} heads @param {Node[]} rows */
const table = (heads, rows) =>
  element('table', {}, [
    element('thead', {}, [
      element(
        'tr',
        {},
        heads.map((head) => element('th', { scope: 'col', textContent: head })),
      ),
    ]),
    element('tbody', {}, rows),
  ]);

/** @param {Node[]} cells */
const row = (cells) =>
  element(
    'tr',
    {},
    cells.map((cell) => element('td', {}, [cell])),
  );

/** @param {string} text @param {string} [className] */
const number = (text, className = '') =>
  element('span', { className: `num ${className}`, textContent: text });

/**
 * The own rounds of this session, and the latest results of the table.
 *
 * @param {{
 *   rounds: import('../../kit/session-meter.js').PlayedRound[], results: import('./layouts/layout.js').Result[],
 *   textOf: (result: import('./layouts/layout.js').Result) => string,
 *   verifyHref: (result: import('./layouts/layout.js').Result) => string,
 *   lang: string, t: ReturnType<typeof import('./messages.js').createTranslate>,
 * }} input
 * @returns {Node[]}
 */
export const historyView = ({ rounds, results, textOf, verifyHref, lang, t }) => {
  const texts = createSheetTranslate(lang);
  return [
    element('section', {}, [
      element('h3', { textContent: texts('ownRounds') }),
      rounds.length === 0
        ? element('p', { className: 'empty', textContent: texts('noRounds') })
        : table(
            [t('round'), texts('stake'), texts('payout'), texts('netColumn')],
            rounds.map(({ id, stake, payout }) => {
              const net = payout - stake;
              return row([
                number(id),
                number(toShown(stake)),
                number(toShown(payout)),
                number(toSigned(net), net > 0n ? 'is-gain' : net < 0n ? 'is-loss' : ''),
              ]);
            }),
          ),
    ]),
    element('section', {}, [
      element('h3', { textContent: texts('results') }),
      table(
        [t('round'), texts('result'), t('fair')],
        results
          .slice(-maxResults)
          .reverse()
          .map((result) =>
            row([
              number(result.no),
              element('span', {}, [
                element('span', {
                  className: `mark is-${result.mark.tone}`,
                  textContent: inLanguage(result.mark.text, lang),
                }),
                element('span', { className: 'wide', textContent: ` ${textOf(result)}` }),
              ]),
              element('a', {
                href: verifyHref(result),
                target: '_blank',
                rel: 'noopener',
                textContent: t('verify'),
              }),
            ]),
          ),
      ),
    ]),
  ];
};
