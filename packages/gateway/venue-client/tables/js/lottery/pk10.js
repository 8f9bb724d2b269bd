// @ts-check
import { element } from '../../../kit/element.js';
import { createTranslator } from '../../../kit/translate.js';
import { createBoard } from './board.js';
import { createLotteryLayout, createWords } from './lottery-layout.js';
import * as shared from './messages.js';
import { toneOfWord } from './pieces.js';
import { charts, topTwo, wordsOf } from './pk10-draws.js';
import { carPoses, decided, orderAt, startPosition } from './race.js';
import { createTrendPanel } from './trend-panel.js';

const zh = {
  ...shared.zh,
  tabPlaces: '名次',
  tabSides: '大小单双',
  tabDragon: '龙虎',
  tabTopTwo: '冠亚和',
  place1: '冠军',
  place2: '亚军',
  place3: '第三名',
  place4: '第四名',
  place5: '第五名',
  place6: '第六名',
  place7: '第七名',
  place8: '第八名',
  place9: '第九名',
  place10: '第十名',
  topTwo: '冠亚和',
  dragon: '龙',
  tiger: '虎',
  tie: '和',
  car: '{number} 号车',
  rolling: '比赛进行中',
  waiting: '等待发车',
  result: '冠军 {first} 号，亚军 {second} 号，第三名 {third} 号；名次 {order}；冠亚和 {sum}，{words}',
};

/** @type {typeof zh} */
const en = {
  ...shared.en,
  tabPlaces: 'Places',
  tabSides: 'Big / small',
  tabDragon: 'Dragon / tiger',
  tabTopTwo: 'Top two sum',
  place1: '1st',
  place2: '2nd',
  place3: '3rd',
  place4: '4th',
  place5: '5th',
  place6: '6th',
  place7: '7th',
  place8: '8th',
  place9: '9th',
  place10: '10th',
  topTwo: 'Top two',
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  car: 'Car {number}',
  rolling: 'Racing',
  waiting: 'Awaiting the start',
  result: 'Winner car {first}, second {second}, third {third}; order {order}; top two {sum}, {words}',
};

export const catalogues = { 'zh-CN': zh, en };
export { scene, styles } from './lottery-layout.js';
export const colors = { deep: '#123c3a', bright: '#2a9a8a' };

/** Milliseconds. */
const raceTime = 5_000;

/** The same race each time a round is shown. @param {string} no */
const seedOf = (no) => Number(no.slice(-4));

/** The number of a car on its colour. @param {number} number */
const plateOf = (number) => {
  return element('span', {
    className: `lot-plate-number lot-car-${number} num`,
    textContent: String(number),
  });
};

/** @param {number} position from 0, the left end of the track, to 1 */
const move = (position) => `translateX(calc(${position} * (100cqw - var(--lot-car))))`;

const lineStops = {
  start: `translateX(calc(${startPosition} * 100cqw + var(--lot-car)))`,
  away: 'translateX(110cqw)',
  end: 'translateX(28cqw)',
};

/** @param {import('../layouts/layout.js').LayoutContext} context @returns {import('../layouts/layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const words = createWords(t, context.lang);
  const cars = Array.from({ length: 10 }, (_, index) =>
    element('div', { className: `lot-car lot-car-${index + 1}` }, [
      element('i', { className: 'lot-car-body' }),
      element('i', { className: 'lot-car-details' }),
      element('b', { className: 'num', textContent: String(index + 1) }),
    ]),
  );
  const road = element('i', { className: 'lot-road' });
  const stands = element('i', { className: 'lot-stands' });
  const line = element('i', { className: 'lot-finish' });
  const status = element('span', { className: 'lot-race-status' });
  const places = element('ol', { className: 'lot-race-places' });
  const stage = element('div', { className: 'lot-stage lot-stage-pk10' }, [
    stands,
    element('div', { className: 'lot-track' }, [
      road,
      line,
      ...cars.map((car) => element('div', { className: 'lot-lane' }, [car])),
    ]),
    element('div', { className: 'lot-race-bar' }, [
      element('span', { className: 'lot-lights' }, [element('i'), element('i'), element('i')]),
      status,
      places,
    ]),
  ]);

  /** @param {(number | undefined)[]} order */
  const showPlaces = (order) =>
    places.replaceChildren(
      ...order.map((number) =>
        element('li', {}, [
          number === undefined
            ? element('span', { className: 'lot-plate-number is-blank' })
            : plateOf(number),
        ]),
      ),
    );

  /** @param {import('./lottery-layout.js').Reveal} run @param {number[]} order @param {number} seed */
  const race = async (run, order, seed) => {
    const ends = order.map((number, index) => {
      const car = /** @type {HTMLElement} */ (cars[number - 1]);
      return run.animate(
        car,
        carPoses(number, index + 1, seed).map(({ offset, position }) => ({
          offset,
          transform: move(position),
          easing: offset === 0 ? 'ease-in' : 'ease-in-out',
        })),
        { duration: raceTime, fill: 'forwards' },
      );
    });
    void run.animate(road, [{ transform: 'translateX(0)' }, { transform: 'translateX(-50%)' }], {
      duration: raceTime,
      easing: 'cubic-bezier(.35,0,.5,1)',
    });
    void run.animate(stands, [{ backgroundPositionX: '0px' }, { backgroundPositionX: '-700px' }], {
      duration: raceTime,
      easing: 'cubic-bezier(.35,0,.5,1)',
    });
    void run.animate(
      line,
      [
        { transform: line.style.transform, easing: 'ease-in' },
        { transform: 'translateX(-30cqw)', offset: 0.2 },
        { transform: 'translateX(-30cqw)', offset: 0.21, opacity: 0 },
        { transform: lineStops.away, offset: 0.22, opacity: 0 },
        { transform: lineStops.away, offset: decided, opacity: 1, easing: 'ease-out' },
        { transform: lineStops.end, opacity: 1 },
      ],
      { duration: raceTime, fill: 'forwards' },
    );
    for (let step = 1; step < 10; step += 1) {
      await run.wait(raceTime / 10);
      if (run.isOver()) return;
      showPlaces(orderAt(order, seed, step / 10));
    }
    await Promise.all(ends);
  };

  const trends = createTrendPanel({
    t,
    charts,
    chartName: ({ id }) => t(/** @type {'topTwo'} */ (id)),
    keyName: (key, { id }) => (id === 'topTwo' ? key : t('car', { number: key })),
    keyView: (key, { id }) => (id === 'topTwo' ? document.createTextNode(key) : plateOf(Number(key))),
    drawView: ({ order }) => [
      element('span', { className: 'lot-row', role: 'img', ariaLabel: order.join(' ') }, order.map(plateOf)),
      element('b', { className: 'lot-row-sum num', textContent: String(topTwo(order)) }),
    ],
  });

  const board = createBoard({
    context,
    t,
    tabs: [
      {
        id: 'places',
        label: t('tabPlaces'),
        hasRows: true,
        parts: [{ groups: /^p\d+$/, selections: /:\d+$/ }],
      },
      {
        id: 'top-two',
        label: t('tabTopTwo'),
        parts: [
          { groups: /^sum$/, selections: /:[a-z]+$/ },
          { groups: /^sum$/, selections: /:\d+$/ },
        ],
      },
      {
        id: 'sides',
        label: t('tabSides'),
        hasRows: true,
        parts: [{ groups: /^p\d+$/, selections: /:(big|small|odd|even)$/ }],
      },
      {
        id: 'dragon',
        label: t('tabDragon'),
        hasRows: true,
        parts: [{ groups: /^p\d+$/, selections: /:(dragon|tiger)$/ }],
      },
    ],
    spot: ({ id }) => {
      const [group, part = ''] = id.split(':');
      if (/^\d+$/.test(part)) {
        return group === 'sum'
          ? { className: 'lot-spot-number', label: part }
          : { className: `is-small lot-spot-car lot-car-${part}`, label: part };
      }
      const rival = Number(group?.slice(1));
      const isDuel = part === 'dragon' || part === 'tiger';
      const label = t(/** @type {any} */ (part)) + (isDuel ? ` ${rival} v ${11 - rival}` : '');
      return { className: `lot-spot-side${toneOfWord(part)}`, label };
    },
  });

  return createLotteryLayout({
    context,
    t,
    stage,
    words: status,
    board,
    trends,
    clear: () => {
      for (const car of cars) car.style.transform = move(startPosition);
      line.style.transform = lineStops.start;
      showPlaces(Array.from({ length: 10 }, () => undefined));
    },
    reveal: (run, { no, outcome }) =>
      context.isStill()
        ? run.animate(stage, [{ opacity: 1 }, { opacity: 0.25, offset: 0.1 }, { opacity: 0.25 }], {
            duration: raceTime,
          })
        : race(run, outcome.order, seedOf(no)),
    place: ({ no, outcome: { order } }) => {
      order.forEach((/** @type {number} */ number, /** @type {number} */ index) => {
        const car = cars[number - 1];
        const last = carPoses(number, index + 1, seedOf(no)).at(-1);
        if (car && last) car.style.transform = move(last.position);
      });
      line.style.transform = lineStops.end;
      showPlaces(order);
      return [
        element('span', { textContent: t('topTwo') }),
        element('b', { className: 'num', textContent: String(topTwo(order)) }),
        ...words.tags(wordsOf(order)),
      ];
    },
    text: ({ order }) =>
      t('result', {
        first: order[0],
        second: order[1],
        third: order[2],
        order: order.join(' '),
        sum: topTwo(order),
        words: words.text(wordsOf(order)),
      }),
  });
};
