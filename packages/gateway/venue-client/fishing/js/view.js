// @ts-check
import { byId, element } from '../../kit/element.js';
import { toMinor, toShown, toSigned } from '../../kit/money.js';
import { showStep } from '../../kit/refusals.js';
import { fishName } from './messages.js';
import { drawFish } from './sprites.js';

/** @typedef {import('./messages.js').Translate} Translate */
/** @typedef {import('./pond.js').Kind} Kind */

/** Writes every fixed text of the page. @param {Translate} t */
export const writeTexts = (t) => {
  for (const node of document.querySelectorAll('[data-t]')) {
    node.textContent = t(/** @type {any} */ (/** @type {HTMLElement} */ (node).dataset.t));
  }
  for (const node of document.querySelectorAll('[data-label]')) {
    node.setAttribute('aria-label', t(/** @type {any} */ (/** @type {HTMLElement} */ (node).dataset.label)));
  }
};

/** @param {{ text: string, tone: string, offers?: string | undefined }} notice */
export const showNotice = ({ text, tone, offers }) => {
  byId('notice').textContent = text;
  byId('plaque').dataset.tone = tone;
  showStep(offers);
};

/** For screen readers. @param {string} text */
export const announce = (text) => {
  byId('live').textContent = text;
};

/** The plate of a magazine with a net win. @param {{ title: string, amount: string } | undefined} win */
export const showPlate = (win) => {
  byId('plate').hidden = !win;
  if (!win) return;
  byId('plate').replaceChildren(
    ...(win.title ? [element('span', { textContent: win.title })] : []),
    element('b', { className: 'num', textContent: win.amount }),
  );
};

/** @param {Kind} kind @param {Translate} t */
export const multipleText = ({ multiple }, t) =>
  multiple === null ? t('treasure') : t('times', { multiple });

/**
 * The kinds of fish as buttons, each in its place whether or not one is in the pond.
 *
 * @param {Kind[]} kinds @param {{ t: Translate, onShoot: (code: string) => void }} options
 */
export const createKinds = (kinds, { t, onShoot }) => {
  const items = kinds.map((kind) => {
    const picture = drawFish(kind.code, 88);
    picture.setAttribute('aria-hidden', 'true');
    const count = element('small', { className: 'kind-count num', ariaHidden: 'true' });
    const countInWords = element('span', { className: 'sr-only' });
    const button = element(
      'button',
      { type: 'button', className: 'kind', onclick: () => onShoot(kind.code) },
      [
        picture,
        element('span', { className: 'sr-only', textContent: t('shoot') }),
        element('span', { className: 'kind-name', textContent: t(fishName(kind.code)) }),
        element('b', { className: 'kind-multiple num', textContent: multipleText(kind, t) }),
        count,
        countInWords,
      ],
    );
    return { kind, button, count, countInWords, shown: -1 };
  });
  byId('kinds').replaceChildren(...items.map(({ button }) => element('li', {}, [button])));
  /** @param {import('./pond.js').Fish[]} fish */
  return (fish) => {
    for (const item of items) {
      const { kind, button, count, countInWords } = item;
      const number = fish.filter((each) => each.kind === kind).length;
      if (number === item.shown) continue;
      item.shown = number;
      count.textContent = number > 0 ? `×${number}` : '';
      button.setAttribute('aria-disabled', String(number === 0));
      countInWords.textContent = t('inPond', { count: number });
    }
  };
};

/** @param {number[]} sizes @param {{ t: Translate, chosen: number, onChoose: (size: number) => void }} options */
export const showSizes = (sizes, { t, chosen, onChoose }) => {
  byId('sizes').replaceChildren(
    ...sizes.map((size) =>
      element('label', { className: 'size' }, [
        element('input', {
          type: 'radio',
          name: 'size',
          value: String(size),
          checked: size === chosen,
          onchange: () => onChoose(size),
        }),
        element('span', { className: 'num', textContent: t('sizeOf', { size }) }),
      ]),
    ),
  );
};

/** @param {string} title @param {string[]} texts @param {Node[]} [more] */
const section = (title, texts, more = []) =>
  element('section', {}, [
    element('h3', { textContent: title }),
    ...texts.map((text) => element('p', { textContent: text })),
    ...more,
  ]);

/** @param {string[]} heads @param {string[][]} rows @param {string} className */
const table = (heads, rows, className) =>
  element('table', { className }, [
    element('thead', {}, [
      element(
        'tr',
        {},
        heads.map((text) => element('th', { scope: 'col', textContent: text })),
      ),
    ]),
    element(
      'tbody',
      {},
      rows.map((row) =>
        element(
          'tr',
          {},
          row.map((text) => element('td', { className: 'num', textContent: text })),
        ),
      ),
    ),
  ]);

/** @param {{ session: import('../../hands/js/api.js').Session, kinds: Kind[], t: Translate }} input @returns {Node[]} */
export const rulesView = ({ session, kinds, t }) => {
  const rate = session.returnToPlayer;
  const limits = { min: toShown(toMinor(session.limits.min)), max: toShown(toMinor(session.limits.max)) };
  const chance = (/** @type {Kind} */ { multiple }) => `${(96 / (multiple ?? 52)).toFixed(2)}%`;
  return [
    section(t('skill'), [t('skillNote', { rate })]),
    section(t('course'), [t('courseText', limits), t('chanceText')]),
    section(
      t('fishPays'),
      [],
      [
        table(
          [t('kind'), t('multiple'), t('chance'), t('fishReturn')],
          kinds.map((kind) => [t(fishName(kind.code)), multipleText(kind, t), chance(kind), `${rate}%`]),
          'pays',
        ),
      ],
    ),
    section(t('endTitle'), [t('endText')]),
    section(t('returnTitle'), [t('fairText')]),
  ];
};

/** @param {import('./magazine.js').Magazine[]} magazines newest first @param {Translate} t @returns {Node} */
export const historyView = (magazines, t) =>
  magazines.length === 0
    ? element('p', { className: 'empty', textContent: t('noRounds') })
    : table(
        [t('magazine'), t('stake'), t('win'), t('result')],
        magazines.map(({ stake, payout, view }) => [
          t('summary', {
            used: view.shots.length,
            bullets: view.bullets,
            catches: view.shots.filter(({ multiple }) => multiple > 0).length,
          }),
          toShown(toMinor(stake)),
          toShown(toMinor(payout ?? '0.00')),
          toSigned(toMinor(payout ?? '0.00') - toMinor(stake)),
        ]),
        'history',
      );
