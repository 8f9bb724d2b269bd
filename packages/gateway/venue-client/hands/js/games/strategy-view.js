// @ts-check

import { element } from '../../../kit/element.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { texts as rulesTexts } from '../rules-texts.js';
import { paragraph, section } from '../rules-view.js';
import { texts } from './blackjack-texts.js';
import { dealerCards, strategy } from './strategy.js';

/** The card of basic strategy. @param {string} lang @returns {Node[]} */
export const strategyView = (lang) => {
  const own = createTranslator(texts, lang);
  const t = createTranslator(rulesTexts, lang);
  const words = {
    H: own('bjHit'),
    S: own('bjStand'),
    D: own('bjDouble'),
    T: own('bjDouble'),
    P: own('bjSplit'),
  };
  const letters = inLanguage(
    {
      'zh-CN': { H: '要', S: '停', D: '加', T: '加*', P: '分' },
      en: { H: 'H', S: 'S', D: 'D', T: 'Ds', P: 'P' },
    },
    lang,
  );
  /** @param {string} act */
  const long = (act) => ({ ...words, D: t('bjStrategyD'), T: t('bjStrategyT') })[/** @type {'H'} */ (act)];
  const legend = element(
    'ul',
    { className: 'strategy-legend' },
    Object.entries(letters).map(([act, letter]) =>
      element('li', {}, [
        element('span', { className: `act-${act}`, textContent: letter, ariaHidden: 'true' }),
        element('span', { textContent: long(act) }),
      ]),
    ),
  );
  /** @param {string} act */
  const cell = (act) =>
    element('td', { className: `act-${act}` }, [
      element('span', { textContent: letters[/** @type {'H'} */ (act)], ariaHidden: 'true' }),
      element('span', { className: 'sr-only', textContent: long(act) }),
    ]);
  const titles = { hard: t('bjStrategyHard'), soft: t('bjStrategySoft'), pairs: t('bjStrategyPairs') };
  const tables = strategy.map(([kind, rows]) =>
    section(titles[kind], [
      element('table', { className: 'strategy' }, [
        element('thead', {}, [
          element('tr', {}, [
            element('td', {}),
            ...dealerCards.map((card) =>
              element('th', { scope: 'col', className: 'num', textContent: card }),
            ),
          ]),
        ]),
        element(
          'tbody',
          {},
          rows.map(([label, acts]) =>
            element('tr', {}, [
              element('th', { scope: 'row', className: 'num', textContent: label }),
              ...[...acts].map(cell),
            ]),
          ),
        ),
      ]),
    ]),
  );
  return [paragraph(t('bjStrategyText')), legend, ...tables];
};
