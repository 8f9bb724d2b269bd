// @ts-check
import { element } from '../../../kit/element.js';
import { createTranslator } from '../../../kit/translate.js';
import { createBoard } from './board.js';
import { sumOf } from './draws.js';
import { createLotteryLayout, createWords } from './lottery-layout.js';
import * as shared from './messages.js';
import { charts, wordsOf } from './pc28-draws.js';
import { ball, toneOfWord } from './pieces.js';
import { createTrendPanel } from './trend-panel.js';

const zh = {
  ...shared.zh,
  tabSides: '大小单双',
  tabNumbers: '数字',
  highest: '极大',
  lowest: '极小',
  highestRange: '22 至 27',
  lowestRange: '0 至 5',
  chartSum: '和值',
  chartShape: '形态',
  rolling: '开奖中',
  result: '开奖 {digits}，和值 {sum}，{words}',
};

/** @type {typeof zh} */
const en = {
  ...shared.en,
  tabSides: 'Big / small',
  tabNumbers: 'Numbers',
  highest: 'Highest',
  lowest: 'Lowest',
  highestRange: '22 to 27',
  lowestRange: '0 to 5',
  chartSum: 'Sum',
  chartShape: 'Shape',
  rolling: 'Drawing',
  result: 'Drawn {digits}, sum {sum}, {words}',
};

export const catalogues = { 'zh-CN': zh, en };
export { scene, styles } from './lottery-layout.js';
export const colors = { deep: '#2a2168', bright: '#6650d0' };

/** The colour of a number: each has its place in groups of three, as the balls of this game usually have. @param {number} sum */
const toneOf = (sum) => /** @type {const} */ (['blue', 'green', 'red'])[sum % 3] ?? 'blue';

/** @param {string} id such as `big-odd` or `highest` @param {(key: keyof typeof zh) => string} t */
const spotOfWords = (id, t) => {
  const className = `lot-spot-side${toneOfWord(id.split('-').at(-1) ?? '')}`;
  if (id !== 'highest' && id !== 'lowest') return { className };
  const note = element('span', { className: 'lot-note num', textContent: t(`${id}Range`) });
  return { className, label: t(id), art: [note] };
};

const falls = [
  { transform: 'translateY(-260%) rotate(-220deg)', opacity: 0, easing: 'cubic-bezier(.5,0,.9,.6)' },
  { transform: 'none', opacity: 1, offset: 0.5, easing: 'ease-out' },
  { transform: 'translateY(-34%) rotate(16deg)', offset: 0.68, easing: 'ease-in' },
  { transform: 'none', offset: 0.84, easing: 'ease-out' },
  { transform: 'translateY(-8%)', offset: 0.92, easing: 'ease-in' },
  { transform: 'none' },
];

const grows = [
  { scale: 0.5, opacity: 0 },
  { scale: 1.12, opacity: 1, offset: 0.6 },
  { scale: 1, opacity: 1 },
];

const fades = [{ opacity: 0 }, { opacity: 1 }];

/** @param {import('../layouts/layout.js').LayoutContext} context @returns {import('../layouts/layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const words = createWords(t, context.lang);
  const sockets = [0, 1, 2].map(() => element('div', { className: 'lot-tube' }));
  const sum = element('div', { className: 'lot-sum-socket' });
  const operator = (/** @type {string} */ text) =>
    element('span', { className: 'lot-operator', textContent: text });
  const plateWords = element('div', { className: 'lot-plate-words' });
  const stage = element('div', { className: 'lot-stage lot-stage-pc28' }, [
    element(
      'div',
      { className: 'lot-equation' },
      [...sockets, sum].flatMap((socket, index) => [
        ...(index > 0 ? [operator(socket === sum ? '=' : '+')] : []),
        socket,
      ]),
    ),
    plateWords,
  ]);

  /** @param {HTMLElement} socket @param {number} number @param {string} tone */
  const put = (socket, number, tone) => {
    const drawn = ball(number, tone, 'lot-ball-large');
    socket.replaceChildren(drawn);
    return drawn;
  };
  /** @param {number[]} digits */
  const putSum = (digits) => put(sum, sumOf(digits), toneOf(sumOf(digits)));

  const trends = createTrendPanel({
    t,
    charts,
    chartName: ({ id }) => t(id === 'sum' ? 'chartSum' : 'chartShape'),
    keyName: words.keyName,
    keyView: (key) =>
      /\d/.test(key) ? ball(key, toneOf(Number(key))) : document.createTextNode(words.keyName(key)),
    drawView: ({ digits }) => [
      element(
        'span',
        { className: 'lot-row', role: 'img', ariaLabel: `${digits.join(' + ')} = ${sumOf(digits)}` },
        [
          ...digits.flatMap((/** @type {number} */ digit, /** @type {number} */ index) => [
            ...(index > 0 ? ['+'] : []),
            ball(digit, 'lacquer'),
          ]),
          '=',
          ball(sumOf(digits), toneOf(sumOf(digits))),
        ],
      ),
      element('span', { className: 'lot-row-end' }, words.tags(wordsOf(digits))),
    ],
  });

  const board = createBoard({
    context,
    t,
    tabs: [
      {
        id: 'sides',
        label: t('tabSides'),
        parts: [{ groups: /^sides$/ }, { groups: /^combinations$/ }],
      },
      { id: 'numbers', label: t('tabNumbers'), parts: [{ groups: /^sums$/ }] },
    ],
    spot: ({ id }) => {
      const [kind = '', value] = id.split(':');
      return kind === 'sum'
        ? { className: `lot-spot-ball lot-tone-${toneOf(Number(value))}`, label: value }
        : spotOfWords(kind, t);
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
      for (const socket of [...sockets, sum]) {
        socket.replaceChildren(element('span', { className: 'lot-unknown', textContent: '?' }));
      }
    },
    reveal: async (run, { outcome }) => {
      for (const [index, socket] of sockets.entries()) {
        await run.wait(200);
        if (run.isOver()) return;
        const drawn = put(socket, outcome.digits[index], 'lacquer');
        await run.animate(drawn, context.isStill() ? fades : falls, { duration: 900 });
        if (run.isOver()) return;
      }
      await run.animate(putSum(outcome.digits), context.isStill() ? fades : grows, { duration: 420 });
    },
    place: ({ outcome: { digits } }) => {
      sockets.forEach((socket, index) => {
        put(socket, digits[index], 'lacquer');
      });
      putSum(digits);
      return words.tags(wordsOf(digits));
    },
    text: ({ digits }) =>
      t('result', { digits: digits.join(' + '), sum: sumOf(digits), words: words.text(wordsOf(digits)) }),
  });
};
