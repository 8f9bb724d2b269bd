// @ts-check

import { element } from '../../kit/element.js';
import { inLanguage } from '../../kit/translate.js';
import { draws } from './table-draws.generated.js';
import { blockStride } from './verify.js';

/** @typedef {import('./check-round.js').Report} Report */
/** @typedef {import('./games.js').Game} Game */
/** @typedef {(key: keyof typeof import('./messages.js').catalogues['zh-CN'], values?: Record<string, string | number>) => string} Translate */

/** @param {Report} report @param {import('./check-round.js').Values} values @param {Translate} t */
export const verdictText = ({ state, verdict }, { game, seed, commitment }, t) => {
  if (state === 'unreadable') return t('unreadable');
  if (state === 'incomplete')
    return t(game !== '' && seed === '' && commitment !== '' ? 'noSeed' : 'incomplete');
  return t(
    verdict === 'match' ? 'verdictMatch' : verdict === 'mismatch' ? 'verdictMismatch' : 'verdictUnknown',
  );
};

const checkTexts = /** @type {const} */ ({
  commitment: 'checkCommitment',
  outcome: 'checkOutcome',
  chain: 'checkChain',
  mix: 'checkMix',
  own: 'checkOwn',
});

/** @param {string} title @param {(Node | string)[]} children */
const section = (title, children) =>
  element('section', { className: 'card' }, [element('h2', { textContent: title }), ...children]);

/** What the page does, before a round is entered. @param {Translate} t @param {() => void} onExample @returns {Node[]} */
export const emptyView = (t, onExample) => [
  element('section', { className: 'card start' }, [
    element('span', { className: 'seal', ariaHidden: 'true' }),
    element('h2', { textContent: t('howTitle') }),
    element(
      'ol',
      { className: 'how' },
      /** @type {const} */ (['howRecord', 'howSeed', 'howCompare']).map((key) =>
        element('li', { textContent: t(key) }),
      ),
    ),
    element('button', {
      type: 'button',
      className: 'example',
      textContent: t('fillExample'),
      onclick: onExample,
    }),
  ]),
];

const redPockets = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** The look of a part of the result: a card, a pocket of the wheel, a die or a ball. @param {string} text @param {Game} game */
const pieceClass = (text, { code, kind }) => {
  if (/^[♠♣]/.test(text)) return 'piece is-card';
  if (/^[♥♦]/.test(text)) return 'piece is-card is-red';
  if (!kind.isShared || !/^\d{1,2}$/.test(text)) return 'piece';
  if (draws[code]?.piece === 'die') return 'piece is-die';
  if (code !== 'roulette') return 'piece is-ball';
  return `piece is-pocket ${text === '0' ? 'is-zero' : redPockets.includes(Number(text)) ? 'is-red' : ''}`;
};

/** @param {import('./check-round.js').Check} check @param {Translate} t */
const checkItem = ({ id, verdict, computed }, t) => {
  const item = element('li', {}, [
    element('span', { className: 'mark', textContent: t(verdict) }),
    element('span', { className: 'check-text' }, [
      t(checkTexts[id]),
      ...(computed === ''
        ? []
        : [
            element('small', {}, [
              `${t(id === 'own' ? 'found' : 'computed')} `,
              element('code', { textContent: computed }),
            ]),
          ]),
    ]),
  ]);
  item.dataset.tone = verdict;
  return item;
};

/** @param {string[]} heads @param {(string | Node)[][]} rows @param {string} name */
const table = (heads, rows, name) => {
  return element('div', { className: 'scroll', tabIndex: 0, role: 'region', ariaLabel: name }, [
    element('table', {}, [
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
        rows.map((cells) =>
          element(
            'tr',
            {},
            cells.map((cell) => element('td', {}, [cell])),
          ),
        ),
      ),
    ]),
  ]);
};

/**
 * What was drawn, how it compares, and every step from bytes to numbers.
 *
 * @param {Report} report @param {Game} game @param {string} lang @param {Translate} t
 * @returns {Node[]}
 */
export const reportView = ({ state, checks, rows, blocks, steps }, game, lang, t) => {
  const { kind } = game;
  if (state !== 'checked') return [];
  let place = 1;
  const stepRows = steps.map(({ block, bytes, word, bound, number }) => {
    /** @type {Record<string, number>} */
    const values = { place, block, bullet: (block % blockStride) + 1 };
    const label = inLanguage(kind.step, lang).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
    if (number !== null) place += 1;
    return [
      label,
      element('code', { textContent: bytes }),
      String(word),
      `× ${bound}`,
      number === null ? t('rejected') : String(number),
    ];
  });
  return [
    section(t('result'), [
      element(
        'ul',
        { className: 'checks' },
        checks.map((check) => checkItem(check, t)),
      ),
    ]),
    section(t('drawn'), [
      element(
        'dl',
        { className: 'drawn' },
        rows.map(({ label, items, isReels = false }) =>
          element('div', {}, [
            element('dt', { textContent: inLanguage(label, lang) }),
            element(
              'dd',
              { className: isReels ? 'reels' : '' },
              items.map((item) => {
                const text = typeof item === 'string' ? item : inLanguage(item, lang);
                return element('span', {
                  className: pieceClass(text, game),
                  textContent: text,
                });
              }),
            ),
          ]),
        ),
      ),
    ]),
    section(t('steps'), [
      element('p', { textContent: t('stepsNote') }),
      ...(kind.note ? [element('p', { textContent: inLanguage(kind.note, lang) })] : []),
      table(
        [t('stepPlace'), t('stepBytes'), t('stepWord'), t('stepBound'), t('stepNumber')],
        stepRows,
        t('steps'),
      ),
    ]),
    section(t('blocks'), [
      element('p', { textContent: t('blocksNote') }),
      element(
        'ol',
        { className: 'blocks' },
        blocks.map(({ index, hex }) =>
          element('li', {}, [
            element('span', { textContent: t('block', { index }) }),
            element('code', { textContent: (hex.match(/.{8}/g) ?? []).join(' ') }),
          ]),
        ),
      ),
    ]),
  ];
};
