// @ts-check
import { element } from '../../../kit/element.js';
import { createTranslator } from '../../../kit/translate.js';
import { createBoard } from './board.js';
import { sumOf } from './draws.js';
import { charts, wordsOf } from './kuai3-draws.js';
import { createLotteryLayout, createWords } from './lottery-layout.js';
import * as shared from './messages.js';
import { die, toneOfWord } from './pieces.js';
import { createTrendPanel } from './trend-panel.js';

const zh = {
  ...shared.zh,
  tabSides: '大小单双·和值',
  tabTriple: '三同号',
  tabPair: '二同号',
  tabThree: '三不同·三连号',
  tabTwo: '二不同',
  triple: '三同号',
  pair: '二同号',
  straight: '三连号',
  different: '三不同',
  chartDice: '号码',
  chartSum: '和值',
  chartShape: '形态',
  rolling: '摇骰中',
  bigRange: '11 至 18',
  smallRange: '3 至 10',
  result: '开奖 {dice}，和值 {sum}，{words}',
};

/** @type {typeof zh} */
const en = {
  ...shared.en,
  tabSides: 'Sides and sum',
  tabTriple: 'Triples',
  tabPair: 'Pairs',
  tabThree: 'Three different, straights',
  tabTwo: 'Two different',
  triple: 'Triple',
  pair: 'Pair',
  straight: 'Straight',
  different: 'Different',
  chartDice: 'Dice',
  chartSum: 'Sum',
  chartShape: 'Shape',
  rolling: 'Rolling',
  bigRange: '11 to 18',
  smallRange: '3 to 10',
  result: 'Drawn {dice}, sum {sum}, {words}',
};

export const catalogues = { 'zh-CN': zh, en };
export { scene, styles } from './lottery-layout.js';
export const colors = { deep: '#6b1b1a', bright: '#cf4a32' };

/** @param {number[]} values */
const diceArt = (values) => values.map(die);

/**
 * How a bet is drawn: dice for bets on dice, the sum as a number, and the rest as large words.
 *
 * @param {string} id @param {(key: keyof typeof zh) => string} t @returns {import('../layouts/layout.js').SpotOptions}
 */
const spotOf = (id, t) => {
  const [kind = '', rest = ''] = id.split(':');
  const values = rest.split('-').map(Number);
  const [first = 0, second = 0] = values;
  switch (kind) {
    case 'sum':
      return { className: 'lot-spot-number', label: rest };
    case 'triple':
      return { className: 'lot-spot-dice', label: '', art: diceArt([first, first, first]) };
    case 'double':
      return {
        className: 'lot-spot-dice',
        label: '',
        art: second > 0 ? diceArt([first, first, second]) : [...diceArt([first, first]), anyDie()],
      };
    case 'three':
    case 'two':
      return { className: 'lot-spot-dice', label: '', art: diceArt(values) };
    case 'any-triple':
      return { className: 'lot-spot-dice lot-spot-wide', art: [1, 2, 3, 4, 5, 6].map(die) };
    case 'any-straight':
      return {
        className: 'lot-spot-dice lot-spot-wide',
        art: straights.flatMap((each) => [group(diceArt(each))]),
      };
    default:
      return {
        className: `lot-spot-side${toneOfWord(id)}`,
        art: id === 'big' || id === 'small' ? [note(t(id === 'big' ? 'bigRange' : 'smallRange'))] : [],
      };
  }
};

const straights = [
  [1, 2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [4, 5, 6],
];

/** @param {Node[]} children */
const group = (children) => element('span', { className: 'lot-row' }, children);

/** @param {string} text */
const note = (text) => element('span', { className: 'lot-note num', textContent: text });

const anyDie = () => element('span', { className: 'lot-die is-any', textContent: '∗' });

/** How the cube is turned so that a face is in front. @type {Record<number, [number, number]>} */
const turns = { 1: [0, 0], 2: [0, -90], 3: [-90, 0], 4: [90, 0], 5: [0, 90], 6: [0, 180] };

const cube = () =>
  element(
    'span',
    { className: 'lot-cube' },
    [1, 2, 3, 4, 5, 6].map((value) => {
      const face = die(value);
      face.classList.add(`lot-face-${value}`);
      return face;
    }),
  );

/** @param {number} index @param {number} value @param {number} rounds whole turns added, so that the die can roll */
const pose = (index, value, rounds) => {
  const [x, y] = turns[value] ?? [0, 0];
  // A little askew, so that the dice do not look printed.
  const [lean, side] = [-16 - index * 2, [14, -10, 20][index] ?? 0];
  return `rotateX(${lean + 360 * rounds}deg) rotateY(${side + 360 * rounds}deg) rotateX(${x}deg) rotateY(${y}deg)`;
};

/** The path of a die in the cup. @param {number} side the direction to which it flies first */
const bounces = (side) => [
  { transform: 'translate(0, 0)' },
  { transform: `translate(${side * 40}%, -150%)`, offset: 0.16, easing: 'ease-in' },
  { transform: `translate(${side * -30}%, 10%)`, offset: 0.34, easing: 'ease-out' },
  { transform: `translate(${side * -50}%, -110%)`, offset: 0.5, easing: 'ease-in' },
  { transform: `translate(${side * 30}%, 6%)`, offset: 0.68, easing: 'ease-out' },
  { transform: `translate(${side * 20}%, -40%)`, offset: 0.8, easing: 'ease-in' },
  { transform: 'translate(0, 0)' },
];

const shakes = Array.from({ length: 11 }, (_, index) => ({
  transform:
    index % 10 === 0 ? 'none' : `translateY(${index % 2 ? 1.5 : -2.5}%) rotate(${index % 2 ? 0.9 : -0.9}deg)`,
}));

/** @param {import('../layouts/layout.js').LayoutContext} context @returns {import('../layouts/layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const words = createWords(t, context.lang);
  const cubes = [cube(), cube(), cube()];
  const cup = element('div', { className: 'lot-cup' }, [
    element('i', { className: 'lot-cup-plate' }),
    element(
      'div',
      { className: 'lot-cup-dice' },
      cubes.map((each) => element('span', { className: 'lot-cube-place' }, [each])),
    ),
    element('i', { className: 'lot-cup-glass' }),
    element('i', { className: 'lot-cup-base' }),
  ]);
  const dice = element('div', { className: 'lot-plate-dice' });
  const sum = element('strong', { className: 'lot-plate-sum num' });
  const plateWords = element('div', { className: 'lot-plate-words' });
  const stage = element('div', { className: 'lot-stage lot-stage-kuai3' }, [
    cup,
    element('div', { className: 'lot-plate' }, [
      element('span', { className: 'lot-plate-title', textContent: t('sum') }),
      sum,
      dice,
      plateWords,
    ]),
  ]);

  /** @param {number[]} drawn */
  const turnDice = (drawn) => {
    cubes.forEach((each, index) => {
      each.style.transform = pose(index, drawn[index] ?? 1, 0);
    });
  };
  turnDice([6, 6, 6]);

  /** @param {import('./lottery-layout.js').Reveal} run @param {HTMLElement} each @param {number} index @param {number} value */
  const roll = (run, each, index, value) => {
    const duration = 2_200 + index * 240;
    return Promise.all([
      run.animate(
        each,
        [{ transform: pose(index, value, -4 - index) }, { transform: pose(index, value, 0) }],
        {
          duration,
          easing: 'cubic-bezier(.2,.6,.3,1)',
          fill: 'forwards',
        },
      ),
      run.animate(/** @type {HTMLElement} */ (each.parentElement), bounces([-1, 0.4, 1][index] ?? 0), {
        duration,
        easing: 'ease-out',
      }),
    ]);
  };

  const trends = createTrendPanel({
    t,
    charts,
    chartName: ({ id }) => t(id === 'dice' ? 'chartDice' : id === 'sum' ? 'chartSum' : 'chartShape'),
    keyName: words.keyName,
    keyView: (key, { id }) =>
      id === 'dice' ? die(Number(key)) : document.createTextNode(words.keyName(key)),
    drawView: ({ dice: drawn }) => [
      element('span', { className: 'lot-row', role: 'img', ariaLabel: drawn.join(' ') }, drawn.map(die)),
      element('b', { className: 'lot-row-sum num', textContent: String(sumOf(drawn)) }),
      ...words.tags(wordsOf(drawn)),
    ],
  });

  const board = createBoard({
    context,
    t,
    tabs: [
      { id: 'sides', label: t('tabSides'), parts: [{ groups: /^sides$/ }, { groups: /^sums$/ }] },
      { id: 'triples', label: t('tabTriple'), parts: [{ groups: /^triples$/ }] },
      {
        id: 'doubles',
        label: t('tabPair'),
        parts: [
          { groups: /^doubles$/, selections: /^double:\d$/ },
          { groups: /^doubles$/, selections: /^double:\d-\d$/ },
        ],
      },
      {
        id: 'three',
        label: t('tabThree'),
        parts: [{ groups: /^three-different$/ }, { groups: /^straights$/ }],
      },
      { id: 'two', label: t('tabTwo'), parts: [{ groups: /^two-different$/ }] },
    ],
    spot: ({ id }) => spotOf(id, t),
  });

  return createLotteryLayout({
    context,
    t,
    stage,
    words: plateWords,
    board,
    trends,
    clear: () => {
      sum.textContent = '–';
      dice.replaceChildren(...[0, 1, 2].map(() => element('span', { className: 'lot-die is-blank' })));
    },
    reveal: (run, { outcome }) =>
      context.isStill()
        ? run.animate(cup, [{ opacity: 1 }, { opacity: 0.2, offset: 0.3 }, { opacity: 0.2 }], {
            duration: 2_680,
          })
        : Promise.all([
            run.animate(cup, shakes, { duration: 1_500, easing: 'ease-in-out' }),
            ...cubes.map((each, index) => roll(run, each, index, outcome.dice[index])),
          ]),
    place: ({ outcome }) => {
      turnDice(outcome.dice);
      sum.textContent = String(sumOf(outcome.dice));
      dice.replaceChildren(...outcome.dice.map(die));
      return words.tags(wordsOf(outcome.dice));
    },
    text: ({ dice: drawn }) =>
      t('result', { dice: drawn.join(' '), sum: sumOf(drawn), words: words.text(wordsOf(drawn)) }),
  });
};
