// @ts-check

import { element } from '../../../kit/element.js';
import { svg } from '../../../kit/svg.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { createSpotSource } from './parts.js';

const zh = {
  result: '共 {beads} 颗，余 {left}，{left} 番',
  pile: '共 {beads} 颗',
  left: '余 {left}',
  recent: '近期番数',
  counts: '近 {count} 期',
  fan: '番',
  nim: '念',
  kwok: '角',
  ching: '正',
  three: '三门',
  rule1: '盅内有 41 至 88 颗摊子，开盅后每四颗一组扒去，最后余下的 1 至 4 颗即为番数，刚好扒完算 4 番。',
  rule2:
    '番：押中一门。念：首数中奖，次数退回注金，其余不中。角：两门任一中奖。正：所押数中奖，对门不中，其余退回注金。三门：三门任一中奖。',
};
/** @type {typeof zh} */
const en = {
  result: '{beads} beads, {left} left: fan {left}',
  pile: '{beads} beads',
  left: '{left} left',
  recent: 'Latest fans',
  counts: 'Last {count} rounds',
  fan: 'Fan',
  nim: 'Nim',
  kwok: 'Kwok',
  ching: 'Ching',
  three: 'Three',
  rule1:
    'The bowl covers 41 to 88 beads. They are counted off by four; the 1 to 4 that are left are the fan. When the last group is full, it is fan 4.',
  rule2:
    'Fan: one number wins. Nim: the first number wins, the second returns the stake. Kwok: either of two wins. Ching: the number wins, its opposite loses, the others return the stake. Three: any of three wins.',
};
export const catalogues = { 'zh-CN': zh, en };

/**
 * How a bet on numbers is labelled, by its group.
 *
 * @typedef {(numbers: string[]) => string} Label
 * @type {import('@pavilion/format').Localized<Record<string, Label> & { other: Label }>}
 */
const labels = {
  'zh-CN': {
    nim: (numbers) => numbers.join('念'),
    ching: ([number]) => `${number}正`,
    kwok: (numbers) => `${numbers.join('')}角`,
    other: (numbers) => numbers.join(''),
  },
  en: {
    nim: (numbers) => numbers.join(' › '),
    ching: ([number = '']) => number,
    other: (numbers) => numbers.join('-'),
  },
};
export const styles = ['fan-tan'];
export const scene = /** @type {const} */ ('dealer');
export const colors = { deep: '#12445a', bright: '#2c8aa8' };

const most = 88;
const [width, height, size] = [720, 168, 7.4];
/** The middle of the beads that are left. */
const leftAt = 588;

/** @param {number} beads */
const remainderOf = (beads) => ((beads - 1) % 4) + 1;

/** Where a bead lies in the heap: a spiral of the golden angle. @param {number} index */
const heapPlace = (index) => {
  const [angle, radius] = [index * 2.4, 8.2 * Math.sqrt(index)];
  return { x: 360 + radius * Math.cos(angle) * 1.25, y: 84 + radius * Math.sin(angle) * 0.92 };
};

/** Where a bead lies once it is counted off, in columns of four; those that are left stand apart. @param {number} index @param {number} beads */
const countedPlace = (index, beads) => {
  const group = Math.floor(index / 4);
  const groups = Math.floor((beads - 1) / 4);
  if (group === groups) return { x: leftAt + ((index % 4) - (remainderOf(beads) - 1) / 2) * 36, y: 98 };
  return { x: 40 + group * 22, y: 56 + (index % 4) * 25 };
};

/** @param {import('./layout.js').LayoutContext} context @returns {import('./layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const source = createSpotSource(context);
  const { isStill, wait } = context;
  let run = 0;
  const beads = Array.from({ length: most }, () => svg('circle', { class: 'bead-stone', r: size }));
  const bowl = svg('g', { class: 'bowl' }, [
    svg('linearGradient', { id: 'bowl-metal' }, [
      svg('stop', { class: 'bowl-dark' }),
      svg('stop', { class: 'bowl-middle', offset: 0.22 }),
      svg('stop', { class: 'bowl-light', offset: 0.4 }),
      svg('stop', { class: 'bowl-middle', offset: 0.58 }),
      svg('stop', { class: 'bowl-dark', offset: 1 }),
    ]),
    svg('path', {
      class: 'bowl-body',
      fill: 'url(#bowl-metal)',
      d: 'M250 128C250 50 298 14 360 14s110 36 110 114c0 10-49 20-110 20s-110-10-110-20z',
    }),
    svg('path', {
      class: 'bowl-band',
      d: 'M252 112c14 12 60 18 108 18s94-6 108-18l2 16c0 10-49 20-110 20s-110-10-110-20z',
    }),
    svg('path', { class: 'bowl-shine', d: 'M284 96c4-34 22-56 44-66' }),
    svg('circle', { class: 'bowl-knob', cx: 360, cy: 14, r: 10 }),
  ]);
  const count = svg('text', { class: 'pile-text', x: 40, y: 32 });
  const left = svg('text', { class: 'left-text', x: leftAt, y: 50 });
  const shading = (/** @type {string} */ name) =>
    svg('radialGradient', { id: `bead-${name}`, cx: 0.36, cy: 0.3, r: 0.75 }, [
      svg('stop', { class: `${name}-light` }),
      svg('stop', { class: `${name}-body`, offset: 0.45 }),
      svg('stop', { class: `${name}-dark`, offset: 1 }),
    ]);
  const stage = element('div', { className: 'fan-stage' });
  stage.append(
    svg('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, [
      svg('defs', {}, [shading('pearl'), shading('amber')]),
      svg('rect', { class: 'mat', x: 10, y: 6, width: 700, height: 156, rx: 28 }),
      svg('rect', { class: 'bead-tray', x: 496, y: 16, width: 184, height: 136, rx: 20 }),
      ...beads,
      bowl,
      count,
      left,
    ]),
  );

  /** @param {SVGElement} bead @param {{ x: number, y: number }} place */
  const put = (bead, { x, y }) => {
    bead.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  };
  const close = () => {
    bowl.classList.remove('is-lifted');
    count.textContent = '';
    left.textContent = '';
    beads.forEach((bead, index) => {
      bead.classList.add('is-hidden');
      bead.classList.remove('is-left');
      put(bead, heapPlace(index));
    });
  };

  /** @param {number} total @param {number} mine @param {boolean} animate */
  const open = async (total, mine, animate) => {
    beads.forEach((bead, index) => {
      bead.classList.toggle('is-hidden', index >= total);
    });
    bowl.classList.add('is-lifted');
    stage.classList.toggle('is-animated', animate && !isStill());
    const groups = Math.floor((total - 1) / 4);
    const each = animate ? Math.min(170, 3_400 / (groups + 1)) : 0;
    if (animate) await wait(900);
    for (let group = 0; group <= groups; group += 1) {
      if (mine !== run) return;
      for (let index = group * 4; index < Math.min(total, group * 4 + 4); index += 1) {
        const bead = beads[index];
        if (!bead) continue;
        put(bead, countedPlace(index, total));
        bead.classList.toggle('is-left', group === groups);
      }
      if (each > 0) await wait(each);
    }
    if (animate) await wait(400);
    if (mine !== run) return;
    count.textContent = t('pile', { beads: total });
    left.textContent = t('left', { left: remainderOf(total) });
  };

  const groups = /** @type {const} */ (['fan', 'ching', 'kwok', 'three', 'nim']);
  const board = element(
    'div',
    { className: 'fan-tan' },
    groups.map((group) =>
      element('div', { className: `fan-group of-${group}` }, [
        element('h3', { textContent: t(group) }),
        source.grid('', source.idsOf(group), (id) => ({
          className: group === 'fan' ? 'is-main' : '',
          shortReturn: group !== 'fan',
          label: group === 'fan' ? (id.split(':')[1] ?? '') : labelOf(group, id),
        })),
      ]),
    ),
  );
  const rest = source.rest();
  if (rest.length > 0) board.append(element('div', { className: 'spots' }, rest));
  const panel = element('div', { className: 'fan-panel' });

  const prepare = () => {
    run += 1;
    close();
  };

  return {
    board,
    stage,
    panel,
    prepare,
    show: async ({ outcome }, { animate }) => {
      prepare();
      await open(outcome.beads, run, animate);
    },
    history: (results) => {
      const fans = results.map(({ outcome }) => remainderOf(outcome.beads));
      panel.replaceChildren(
        element(
          'ol',
          { className: 'fans', ariaLabel: t('recent') },
          fans
            .slice(-72)
            .map((fan) => element('li', { className: `num fan-${fan}`, textContent: String(fan) })),
        ),
        element('h3', { textContent: t('counts', { count: fans.length }) }),
        element(
          'ol',
          { className: 'fan-counts' },
          [1, 2, 3, 4].map((fan) =>
            element('li', {}, [
              element('b', { className: `num fan-${fan}`, textContent: String(fan) }),
              element('span', {
                className: 'num',
                textContent: `×${fans.filter((each) => each === fan).length}`,
              }),
            ]),
          ),
        ),
      );
    },
    text: ({ outcome: { beads: total } }) => t('result', { beads: total, left: remainderOf(total) }),
    rules: () => [t('rule1'), t('rule2')],
  };

  /** @param {string} group @param {string} id */
  function labelOf(group, id) {
    const numbers = (id.split(':')[1] ?? '').split('-');
    const { [group]: labelled, other } = inLanguage(labels, context.lang);
    return (labelled ?? other)(numbers);
  }
};
