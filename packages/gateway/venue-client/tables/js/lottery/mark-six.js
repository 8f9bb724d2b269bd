// @ts-check
import { element } from '../../../kit/element.js';
import { createTranslator } from '../../../kit/translate.js';
import { createBoard } from './board.js';
import { createLotteryLayout, createWords } from './lottery-layout.js';
import { charts, lunarYearAt, numbersOfSign, signOf, waveOf, wordsOf } from './mark-six-draws.js';
import * as shared from './messages.js';
import { ball, tag, toneOfWord } from './pieces.js';
import { createTrendPanel } from './trend-panel.js';

const zh = {
  ...shared.zh,
  tabSpecial: '特码',
  tabSides: '两面·波色',
  tabSign: '生肖',
  tabFlat: '平特',
  tabRegular: '正码',
  tabLinks: '连码',
  tabMiss: '自选不中',
  special: '特码',
  sign: '生肖',
  wave: '波色',
  red: '红波',
  blue: '蓝波',
  green: '绿波',
  rat: '鼠',
  ox: '牛',
  tiger: '虎',
  rabbit: '兔',
  dragon: '龙',
  snake: '蛇',
  horse: '马',
  goat: '羊',
  monkey: '猴',
  rooster: '鸡',
  dog: '狗',
  pig: '猪',
  tie: '和',
  rolling: '搅珠中',
  result: '正码 {numbers}，特码 {special}，{wave}，生肖{sign}，{words}',
};

/** @type {typeof zh} */
const en = {
  ...shared.en,
  tabSpecial: 'Special',
  tabSides: 'Sides, colours',
  tabSign: 'Signs',
  tabFlat: 'Any ball',
  tabRegular: 'Regular',
  tabLinks: 'All of',
  tabMiss: 'None of',
  special: 'Special',
  sign: 'Sign',
  wave: 'Colour',
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  rat: 'Rat',
  ox: 'Ox',
  tiger: 'Tiger',
  rabbit: 'Rabbit',
  dragon: 'Dragon',
  snake: 'Snake',
  horse: 'Horse',
  goat: 'Goat',
  monkey: 'Monkey',
  rooster: 'Rooster',
  dog: 'Dog',
  pig: 'Pig',
  tie: 'Push',
  rolling: 'Drawing',
  result: 'Numbers {numbers}, special {special}, {wave}, {sign}, {words}',
};

export const catalogues = { 'zh-CN': zh, en };
export { scene, styles } from './lottery-layout.js';
export const colors = { deep: '#4a1244', bright: '#b23a9a' };

/** Milliseconds between two balls. */
const pace = 720;

/** @param {number} number */
const twoDigits = (number) => String(number).padStart(2, '0');

/** @param {number} number @param {string} [className] */
const numberBall = (number, className = '') =>
  ball(twoDigits(number), `${waveOf(number)} lot-ring`, className);

/**
 * How a bet is drawn. The odds of a sign depend on the year, whose sign has five numbers and pays less: the present year's.
 *
 * @param {import('../layouts/layout.js').Selection} selection
 * @param {{ year: number, t: (key: any) => string }} options
 */
const spotOf = (selection, { year, t }) => {
  const [kind = '', part = ''] = selection.id.split(':');
  if (kind === 'special' || kind === 'regular') {
    return { className: `is-small lot-spot-ball lot-ring lot-tone-${waveOf(Number(part))}`, label: part };
  }
  if (kind === 'any-tail') return { className: 'lot-spot-number', label: part };
  if (kind === 'special-wave')
    return { className: `lot-spot-side lot-spot-wave lot-tone-${part}`, label: t(part) };
  if (kind !== 'special-sign' && kind !== 'any-sign') {
    return { className: `lot-spot-side${toneOfWord(kind.split('-').at(-1) ?? '')}` };
  }
  const numbers = numbersOfSign(/** @type {import('./mark-six-draws.js').Sign} */ (part), year);
  const pays = numbers.length === 5 ? selection.pays.slice(0, 1) : selection.pays.slice(-1);
  return {
    className: 'lot-spot-sign',
    label: t(part),
    art: [
      element(
        'span',
        { className: 'lot-row' },
        numbers.map((number) => numberBall(number)),
      ),
    ],
    selection: { ...selection, pays },
  };
};

/** @param {import('../layouts/layout.js').LayoutContext} context @returns {import('../layouts/layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const words = createWords(t, context.lang);
  const sockets = Array.from({ length: 7 }, (_, index) =>
    element('li', { className: index === 6 ? 'is-special' : '' }, [
      element('span', { className: 'lot-socket' }),
      element('small', {}),
    ]),
  );
  const inside = Array.from({ length: 16 }, (_, index) =>
    element('i', { className: `lot-mix lot-tone-${waveOf(index * 3 + 1)}` }),
  );
  const globe = element('div', { className: 'lot-globe' }, [
    element('div', { className: 'lot-globe-balls' }, inside),
    element('i', { className: 'lot-globe-glass' }),
    element('i', { className: 'lot-globe-foot' }),
  ]);
  const plateWords = element('div', { className: 'lot-plate-words' });
  const stage = element('div', { className: 'lot-stage lot-stage-mark-six' }, [
    globe,
    element('div', { className: 'lot-tray-side' }, [
      element('ol', { className: 'lot-tray' }, sockets),
      plateWords,
    ]),
  ]);
  // The balls in the globe never stop, so each has a path of its own that ends where it begins.
  const paths = inside.map((node, index) => {
    const point = (/** @type {number} */ step) => {
      const angle = index * 2.4 + step * (1.9 + (index % 5) * 0.3);
      const radius = 18 + ((index * 7 + step * 13) % 24);
      return `translate(${Math.cos(angle) * radius}cqw, ${Math.sin(angle) * radius}cqw)`;
    };
    const frames = [0, 1, 2, 3, 4, 5].map((step) => ({ transform: point(step) }));
    node.style.transform = point(0);
    return context.isStill()
      ? undefined
      : node.animate([...frames, { transform: point(0) }], {
          duration: 5_200 + (index % 4) * 700,
          iterations: Number.POSITIVE_INFINITY,
          easing: 'ease-in-out',
        });
  });
  /** @param {number} rate */
  const mixAt = (rate) => {
    for (const path of paths) path?.updatePlaybackRate(rate);
  };

  /** @param {number} index @param {number} number @param {number} year */
  const fill = (index, number, year) => {
    const [socket, sign] = /** @type {HTMLElement[]} */ ([...(sockets[index]?.children ?? [])]);
    const drawn = numberBall(number, 'lot-ball-large');
    socket?.replaceChildren(drawn);
    if (sign) sign.textContent = t(signOf(number, year));
    return drawn;
  };

  /** The way of a ball from the globe to its socket. @param {HTMLElement} drawn */
  const flight = (drawn) => {
    const from = globe.getBoundingClientRect();
    const to = drawn.getBoundingClientRect();
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height * 0.75 - (to.y + to.height / 2);
    return [
      { transform: `translate(${dx}px, ${dy}px) scale(.3) rotate(-540deg)`, easing: 'ease-in' },
      {
        transform: `translate(${dx * 0.6}px, ${dy * 0.5 - 24}px) scale(.8) rotate(-300deg)`,
        offset: 0.4,
        easing: 'ease-out',
      },
      { transform: 'translate(0, -14%)', offset: 0.85, easing: 'ease-in' },
      { transform: 'none' },
    ];
  };

  const trends = createTrendPanel({
    t,
    charts,
    chartName: ({ id }) => t(/** @type {'special'} */ (id)),
    keyName: words.keyName,
    keyView: (key, { id }) => {
      if (id === 'special') return numberBall(Number(key));
      return id === 'wave' ? tag(words.keyName(key), key) : document.createTextNode(words.keyName(key));
    },
    drawView: ({ numbers, special, year }) => [
      element('span', { className: 'lot-row', role: 'img', ariaLabel: `${numbers.join(' ')} + ${special}` }, [
        ...numbers.map((/** @type {number} */ number) => numberBall(number)),
        '+',
        numberBall(special),
      ]),
      element('b', { className: 'lot-row-sum', textContent: t(signOf(special, year)) }),
    ],
  });

  const board = createBoard({
    context,
    t,
    numberTone: waveOf,
    tabs: [
      { id: 'special', label: t('tabSpecial'), parts: [{ groups: /^special$/ }] },
      {
        id: 'sides',
        label: t('tabSides'),
        parts: [{ groups: /^special-sides$/ }, { groups: /^special-wave$/ }],
      },
      { id: 'sign', label: t('tabSign'), parts: [{ groups: /^special-sign$/ }] },
      { id: 'any', label: t('tabFlat'), parts: [{ groups: /^any-(sign|tail)$/ }] },
      { id: 'regular', label: t('tabRegular'), parts: [{ groups: /^regular$/ }] },
      { id: 'all-of', label: t('tabLinks'), parts: [{ groups: /^all-of$/ }] },
      { id: 'none-of', label: t('tabMiss'), parts: [{ groups: /^none-of$/ }] },
    ],
    spot: (selection) => spotOf(selection, { year: lunarYearAt(new Date()), t }),
  });

  return createLotteryLayout({
    context,
    t,
    stage,
    words: plateWords,
    board,
    trends,
    clear: () => {
      mixAt(0.35);
      for (const { firstElementChild: socket, lastElementChild: sign } of sockets) {
        socket?.replaceChildren();
        sign?.replaceChildren();
      }
    },
    reveal: async (run, { outcome }) => {
      mixAt(2.2);
      await run.wait(500);
      for (const [index, number] of [...outcome.numbers, outcome.special].entries()) {
        if (run.isOver()) return;
        const drawn = fill(index, number, outcome.year);
        const frames = context.isStill() ? [{ opacity: 0 }, { opacity: 1 }] : flight(drawn);
        const sign = drawn.parentElement?.nextElementSibling;
        void run.animate(drawn, frames, { duration: pace - 60 });
        if (sign)
          void run.animate(sign, [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], {
            duration: pace,
          });
        await run.wait(pace);
      }
    },
    place: ({ outcome: { numbers, special, year } }) => {
      mixAt(0.35);
      [...numbers, special].forEach((number, index) => {
        fill(index, number, year);
      });
      return [
        element('span', { className: 'lot-plate-title', textContent: t('special') }),
        numberBall(special),
        tag(t(waveOf(special)), waveOf(special)),
        tag(t(signOf(special, year)), 'sign'),
        ...words.tags(wordsOf(special)),
      ];
    },
    text: ({ numbers, special, year }) =>
      t('result', {
        numbers: numbers.join(' '),
        special,
        wave: t(waveOf(special)),
        sign: t(signOf(special, year)),
        words: words.text(wordsOf(special)),
      }),
  });
};
