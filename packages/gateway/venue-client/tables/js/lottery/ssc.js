// @ts-check
import { element } from '../../../kit/element.js';
import { createTranslator } from '../../../kit/translate.js';
import { createBoard } from './board.js';
import { sumOf } from './draws.js';
import { createLotteryLayout, createWords } from './lottery-layout.js';
import * as shared from './messages.js';
import { ball, toneOfWord } from './pieces.js';
import { charts, threesOf, wordsOf } from './ssc-draws.js';
import { createTrendPanel } from './trend-panel.js';

const zh = {
  ...shared.zh,
  tabPositions: '定位',
  tabSides: '两面',
  tabThrees: '龙虎·前中后三',
  wan: '万位',
  qian: '千位',
  bai: '百位',
  shi: '十位',
  ge: '个位',
  short1: '万',
  short2: '千',
  short3: '百',
  short4: '十',
  short5: '个',
  sum: '总和',
  dragon: '龙',
  tiger: '虎',
  tie: '和',
  leopard: '豹子',
  straight: '顺子',
  pair: '对子',
  'half-straight': '半顺',
  mixed: '杂六',
  front: '前三',
  middle: '中三',
  back: '后三',
  rolling: '开奖中',
  result: '开奖 {digits}，总和 {sum}，{words}',
};

/** @type {typeof zh} */
const en = {
  ...shared.en,
  tabPositions: 'Positions',
  tabSides: 'Big / small',
  tabThrees: 'Dragon, three digits',
  wan: 'Digit 1',
  qian: 'Digit 2',
  bai: 'Digit 3',
  shi: 'Digit 4',
  ge: 'Digit 5',
  short1: '1st',
  short2: '2nd',
  short3: '3rd',
  short4: '4th',
  short5: '5th',
  sum: 'Total',
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  leopard: 'Triple',
  straight: 'Straight',
  pair: 'Pair',
  'half-straight': 'Half straight',
  mixed: 'Mixed',
  front: 'First 3',
  middle: 'Middle 3',
  back: 'Last 3',
  rolling: 'Drawing',
  result: 'Drawn {digits}, total {sum}, {words}',
};

export const catalogues = { 'zh-CN': zh, en };
export { scene, styles } from './lottery-layout.js';
export const colors = { deep: '#123f6b', bright: '#2f86d0' };

const places = /^(wan|qian|bai|shi|ge)$/;

/** Digits that pass before a drum stops. */
const turns = 24;

/** @param {import('../layouts/layout.js').LayoutContext} context @returns {import('../layouts/layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const words = createWords(t, context.lang);
  const strips = [0, 1, 2, 3, 4].map(() => element('span', { className: 'lot-strip num' }));
  const drums = strips.map((strip, index) =>
    element('div', { className: 'lot-drum' }, [
      element('div', { className: 'lot-drum-window' }, [
        strip,
        element('i', { className: 'lot-drum-shade' }),
      ]),
      element('span', {
        className: 'lot-drum-label',
        textContent: t(/** @type {'short1'} */ (`short${index + 1}`)),
      }),
    ]),
  );
  const sum = element('strong', { className: 'lot-plate-sum num' });
  const plateWords = element('div', { className: 'lot-plate-words' });
  const stage = element('div', { className: 'lot-stage lot-stage-ssc' }, [
    element('div', { className: 'lot-cabinet' }, drums),
    element('div', { className: 'lot-plate' }, [
      element('span', { className: 'lot-plate-title', textContent: t('sum') }),
      sum,
      plateWords,
    ]),
  ]);

  /** @param {HTMLElement} strip @param {string[]} texts top to bottom; the first is seen at rest */
  const fill = (strip, texts) => {
    strip.replaceChildren(
      ...texts.map((text) =>
        element('b', { className: text === '?' ? 'is-unknown' : '', textContent: text }),
      ),
    );
    strip.parentElement?.classList.toggle('is-known', texts[0] !== '?');
  };

  /** @param {import('./lottery-layout.js').Reveal} run @param {HTMLElement} strip @param {number} index @param {number} digit */
  const turn = async (run, strip, index, digit) => {
    const duration = 1_900 + index * 480;
    if (context.isStill()) {
      await run.animate(strip, [{ opacity: 1 }, { opacity: 0.1, offset: 0.3 }, { opacity: 0.1 }], {
        duration,
      });
      if (!run.isOver()) fill(strip, [String(digit)]);
      return;
    }
    // The first is seen in the end, the unknown one in the beginning.
    const steps = turns + index * 6;
    fill(strip, [...Array.from({ length: steps }, (_, step) => String((digit + step) % 10)), '?']);
    await run.animate(
      strip,
      [
        { transform: `translateY(-${(100 * steps) / (steps + 1)}%)`, easing: 'cubic-bezier(.3,0,.2,1)' },
        { transform: `translateY(${6 / (steps + 1)}%)`, offset: 0.92, easing: 'ease-out' },
        { transform: 'translateY(0)' },
      ],
      { duration },
    );
    if (run.isOver()) return;
    fill(strip, [String(digit)]);
    const drum = /** @type {HTMLElement} */ (drums[index]);
    void run.animate(drum, [{ scale: 1 }, { scale: 1.07 }, { scale: 1 }], { duration: 260 });
  };

  /** @param {number[]} digits */
  const threeTexts = (digits) => {
    const { front, middle, back } = threesOf(digits);
    return { front: t(front), middle: t(middle), back: t(back) };
  };

  const trends = createTrendPanel({
    t,
    charts,
    chartName: ({ id }) => t(/** @type {'wan'} */ (id)),
    keyName: words.keyName,
    keyView: (key) => (/\d/.test(key) ? ball(key, 'lacquer') : document.createTextNode(words.keyName(key))),
    drawView: ({ digits }) => [
      element(
        'span',
        { className: 'lot-row', role: 'img', ariaLabel: digits.join(' ') },
        digits.map((/** @type {number} */ digit) => ball(digit, 'lacquer')),
      ),
      element('b', { className: 'lot-row-sum num', textContent: String(sumOf(digits)) }),
      ...words.tags(wordsOf(digits)),
    ],
  });

  const board = createBoard({
    context,
    t,
    tabs: [
      {
        id: 'positions',
        label: t('tabPositions'),
        hasRows: true,
        parts: [{ groups: places, selections: /:\d$/ }],
      },
      {
        id: 'sides',
        label: t('tabSides'),
        hasRows: true,
        parts: [{ groups: /^sum$/ }, { groups: places, selections: /:(big|small|odd|even)$/ }],
      },
      {
        id: 'threes',
        label: t('tabThrees'),
        hasRows: true,
        parts: [{ groups: /^dragon-tiger$/ }, { groups: /^(front|middle|back)$/ }],
      },
    ],
    spot: ({ id }) => {
      const [, part = id] = id.split(':');
      if (/^\d$/.test(part)) return { className: 'is-small lot-spot-ball', label: part };
      return { className: `lot-spot-side${toneOfWord(part)}`, label: t(/** @type {'big'} */ (part)) };
    },
  });

  return createLotteryLayout({
    context,
    t,
    stage,
    words: plateWords,
    board,
    trends,
    clear: () => {
      for (const strip of strips) fill(strip, ['?']);
      sum.textContent = '–';
    },
    reveal: (run, { outcome }) =>
      Promise.all(strips.map((strip, index) => turn(run, strip, index, outcome.digits[index]))),
    place: ({ outcome: { digits } }) => {
      strips.forEach((strip, index) => {
        fill(strip, [String(digits[index])]);
      });
      sum.textContent = String(sumOf(digits));
      return [
        ...words.tags(wordsOf(digits)),
        element(
          'div',
          { className: 'lot-threes' },
          Object.entries(threeTexts(digits)).map(([part, shape]) =>
            element('span', {}, [
              element('small', { textContent: t(/** @type {'front'} */ (part)) }),
              element('b', { textContent: shape }),
            ]),
          ),
        ),
      ];
    },
    text: ({ digits }) =>
      t('result', {
        digits: digits.join(' '),
        sum: sumOf(digits),
        words: words.text(wordsOf(digits)),
      }),
  });
};
