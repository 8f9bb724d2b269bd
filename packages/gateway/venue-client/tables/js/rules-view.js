// @ts-check

import { element } from '../../kit/element.js';
import { toMinor, toShown } from '../../kit/money.js';
import { punctuation } from '../../kit/punctuation.generated.js';
import { inLanguage } from '../../kit/translate.js';
import { paysText } from './names.js';
import { createSheetTranslate } from './sheet-texts.js';

/** @param {string} title @param {Node[]} children */
const section = (title, children) =>
  element('section', {}, [element('h3', { textContent: title }), ...children]);

/** @param {string} text */
const paragraph = (text) => element('p', { textContent: text });

/**
 * What each bet pays and returns, the course of a round, and fairness.
 *
 * @param {{
 *   session: import('./layouts/layout.js').Session, layout: import('./layouts/layout.js').Layout,
 *   notation: import('./names.js').OddsNotation, lang: string,
 * }} input
 * @returns {Promise<Node[]>}
 */
export const rulesView = async ({ session, layout, notation, lang }) => {
  const t = createSheetTranslate(lang);
  const { clock, limits } = session;
  const seconds = (/** @type {number} */ ms) => ms / 1000;
  const shown = (/** @type {string} */ amount) => toShown(toMinor(amount));

  /** @param {{ name: import('./layouts/layout.js').LocalText, pays: string[], returnToPlayer: string }[]} bets rows with the same figures become one */
  const rows = (bets) => {
    /** @type {Map<string, { names: string[], pays: string[], rate: string }>} */
    const merged = new Map();
    for (const { name, pays, returnToPlayer: rate } of bets) {
      const key = `${pays} ${rate}`;
      const row = merged.get(key) ?? { names: [], pays, rate };
      row.names.push(inLanguage(name, lang));
      merged.set(key, row);
    }
    return [...merged.values()].map(({ names, pays, rate }) =>
      element('tr', {}, [
        element('th', {
          scope: 'row',
          textContent:
            names.length > 12
              ? `${names[0]} … ${names.at(-1)}`
              : names.join(inLanguage(punctuation, lang).list),
        }),
        element('td', { className: 'num', textContent: paysText(pays, notation) }),
        element('td', { className: 'num', textContent: `${rate}%` }),
      ]),
    );
  };
  const head = element('tr', {}, [
    ...[t('bet'), t('paysColumn'), t('rateColumn')].map((text) =>
      element('th', { scope: 'col', textContent: text }),
    ),
  ]);

  return [
    section(t('course'), [
      paragraph(
        t('courseClock', {
          period: seconds(clock.period),
          bet: seconds(clock.bet),
          guard: seconds(clock.guard),
        }),
      ),
      ...(await layout.rules()).map(paragraph),
      paragraph(
        t('courseLimits', {
          min: shown(limits.min),
          max: shown(limits.max),
          count: limits.maxLines,
          payout: shown(limits.maxPayout),
        }),
      ),
    ]),
    section(t('paysTitle'), [
      paragraph(t(notation === 'decimal' ? 'paysDecimal' : 'paysToOne')),
      ...session.groups.map(({ name, selections, picks = [] }) =>
        element('table', {}, [
          element('caption', { textContent: inLanguage(name, lang) }),
          element('thead', {}, [head.cloneNode(true)]),
          element('tbody', {}, rows([...selections, ...picks])),
        ]),
      ),
    ]),
    section(t('fairTitle'), [paragraph(t('fairText')), paragraph(t('fairHouse')), paragraph(t('fairPast'))]),
  ];
};
