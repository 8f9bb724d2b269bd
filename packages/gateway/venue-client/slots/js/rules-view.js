// @ts-check

import { element } from '../../kit/element.js';
import { toMinor, toShown } from '../../kit/money.js';
import { inLanguage } from '../../kit/translate.js';
import { symbolUrl } from './symbol-url.js';

/** @typedef {ReturnType<typeof import('./messages.js').createTranslate>} Translate */

/** @param {number[]} line a small picture of one pay line @param {number} index */
const lineFigure = (line, index) =>
  element('li', {}, [
    element('span', { className: 'num', textContent: String(index + 1) }),
    element(
      'span',
      { className: 'line-figure', ariaHidden: 'true' },
      [0, 1, 2].flatMap((row) => line.map((on) => element('i', { className: on === row ? 'on' : '' }))),
    ),
  ]);

/** @param {string} title @param {(Node | string)[]} children */
const section = (title, children) =>
  element('section', {}, [element('h3', { textContent: title }), ...children]);

/** @param {string} text */
const paragraph = (text) => element('p', { textContent: text });

/**
 * The pay table at the stake that is chosen, and the rules.
 *
 * @param {{ session: import('./api.js').Session, stake: bigint, lang: string, t: Translate }} input
 * @returns {Node[]}
 */
export const rulesView = ({ session, stake, lang, t }) => {
  const lineStake = stake / BigInt(session.lines.length);

  /** @param {import('./api.js').PayRow} row @param {bigint} base */
  const payCard = (row, base) =>
    element('li', { className: 'pay-card' }, [
      element('img', { src: symbolUrl(row.picture), alt: '' }),
      element('div', {}, [
        element('strong', { textContent: inLanguage(row.name, lang) }),
        element(
          'dl',
          {},
          row.pays
            .map((pay, index) =>
              element('div', {}, [
                element('dt', { textContent: `× ${index + 3}` }),
                element('dd', { className: 'num', textContent: toShown(BigInt(pay) * base) }),
              ]),
            )
            .reverse(),
        ),
      ]),
    ]);

  return [
    section(t('linePays'), [
      paragraph(t('payPerLine', { stake: toShown(lineStake) })),
      element(
        'ul',
        { className: 'pay-cards' },
        session.linePays.map((row) => payCard(row, lineStake)),
      ),
    ]),
    section(t('scatterPays'), [
      paragraph(t('payScatter', { stake: toShown(stake) })),
      element('ul', { className: 'pay-cards' }, [payCard(session.scatterPays, stake)]),
    ]),
    section(t('wildTitle'), [
      element('div', { className: 'wild-note' }, [
        element('img', { src: symbolUrl('wild'), alt: '' }),
        paragraph(t('wildText')),
      ]),
    ]),
    section(t('linesTitle', { count: session.lines.length }), [
      paragraph(t('linesText')),
      element('ol', { className: 'line-figures' }, session.lines.map(lineFigure)),
    ]),
    section(t('fairTitle'), [
      paragraph(t('fairText', { rate: session.returnToPlayer, hit: session.hitRate })),
      paragraph(t('fairDraw')),
      paragraph(
        t('fairStake', {
          min: toShown(toMinor(session.limits.min)),
          max: toShown(toMinor(session.limits.max)),
        }),
      ),
    ]),
  ];
};
