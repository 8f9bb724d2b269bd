// @ts-check
import { element } from '../../../kit/element.js';
import { createTranslator } from '../../../kit/translate.js';
import { createSpotSource } from './parts.js';
import { colourOf, createWheel } from './wheel.js';

const zh = {
  red: '红',
  black: '黑',
  green: '零',
  odd: '单',
  even: '双',
  low: '小',
  high: '大',
  result: '开出 {pocket}，{features}',
  kinds: '注型',
  straight: '直注',
  split: '分注',
  street: '街注',
  corner: '角注',
  line: '线注',
  dozen: '{from}–{to}',
  column: '列',
  hint: '选好注型，点按号码之间的圆点',
  recent: '近期号码',
  counts: '近 {count} 期',
  hot: '出现最多',
  rule1:
    '轮盘有 0 至 36 共 37 格。号码区可投直注、分注（两个相邻号码）、街注、角注与线注：先选注型，再点号码之间的圆点。',
  rule2: '开出 0 时，红黑、单双、大小退回一半注金；打注与列注不中。',
};
/** @type {typeof zh} */
const en = {
  red: 'red',
  black: 'black',
  green: 'zero',
  odd: 'odd',
  even: 'even',
  low: 'low',
  high: 'high',
  result: '{pocket}, {features}',
  kinds: 'Kind of bet',
  straight: 'Straight',
  split: 'Split',
  street: 'Street',
  corner: 'Corner',
  line: 'Six line',
  dozen: '{from}–{to}',
  column: '2 to 1',
  hint: 'Choose a kind, then tap a dot between the numbers',
  recent: 'Latest numbers',
  counts: 'Last {count} rounds',
  hot: 'Most frequent',
  rule1:
    'The wheel has 37 pockets, 0 to 36. For splits (two neighbours), streets, corners and six lines choose the kind of bet, then the dot between the numbers.',
  rule2: 'On 0, bets on colours, odd, even, low and high get half back; dozens and columns lose.',
};
export const catalogues = { 'zh-CN': zh, en };
export const styles = ['roulette'];
export const scene = /** @type {const} */ ('dealer');
export const colors = { deep: '#0f4a2c', bright: '#2a9450' };

/** @param {string} id e.g. `corner:1-2-4-5` */
const numbersOf = (id) => (id.split(':')[1] ?? '').split('-').map(Number);

/**
 * Where a number lies on the cloth: `along` counts streets with zero before the first, `across` rows from the top.
 *
 * @param {number} number
 */
const placeOf = (number) =>
  number === 0
    ? { along: 0.5, across: 1.5 }
    : { along: 1.5 + Math.floor((number - 1) / 3), across: 2.5 - ((number - 1) % 3) };

/** Between the numbers of a bet; on the lower edge for whole streets. @param {string} id */
export const anchorOf = (id) => {
  const numbers = numbersOf(id);
  const places = numbers.filter((number) => number > 0).map(placeOf);
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const hasZero = numbers.includes(0);
  const isEdge = id.startsWith('street') || id.startsWith('six-line') || id.startsWith('first-four');
  return {
    along: hasZero ? 1 : mean(places.map(({ along }) => along)),
    across: isEdge ? 3 : mean(places.map(({ across }) => across)),
  };
};

/** Kinds of inside bets, with the first parts of their ids. */
const kinds = /** @type {const} */ ([
  ['straight', ['straight']],
  ['split', ['split']],
  ['street', ['street', 'trio']],
  ['corner', ['corner', 'first-four']],
  ['line', ['six-line']],
]);

/** @param {number} pocket */
const evenMoney = (pocket) =>
  pocket === 0
    ? []
    : [
        colourOf(pocket) === 'red' ? 'red' : 'black',
        pocket % 2 ? 'odd' : 'even',
        pocket > 18 ? 'high' : 'low',
      ];

/** @param {import('./layout.js').LayoutContext} context @returns {import('./layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const source = createSpotSource(context);
  const wheel = createWheel(context);
  let run = 0;

  const number = element('b', { className: 'num' });
  const features = element('span');
  const plate = element('div', { className: 'wheel-result' }, [number, features]);
  const recent = element('ol', { className: 'wheel-recent', ariaLabel: t('recent') });
  const stage = element('div', { className: 'wheel-stage' }, [
    element('div', { className: 'wheel-side' }, [plate]),
    wheel.node,
    element('div', { className: 'wheel-side' }, [recent]),
  ]);

  const grid = element('div', { className: 'numbers' });
  for (const id of source.idsOf('straight')) {
    const [value = 0] = numbersOf(id);
    const [cell] = source.take(id, {
      className: `is-small cell is-${colourOf(value)}`,
      label: String(value),
      hidesReturn: true,
    });
    if (!cell) continue;
    if (value === 0) cell.classList.add('is-zero');
    cell.style.setProperty('--street', String(Math.floor((value - 1) / 3)));
    cell.style.setProperty('--row', String(2 - ((value - 1) % 3)));
    grid.append(cell);
  }
  const inside = kinds.slice(1).flatMap(([kind, prefixes]) =>
    ['split', 'street', 'corner', 'six-line']
      .flatMap((group) => source.idsOf(group))
      .filter((id) => prefixes.some((prefix) => id.startsWith(`${prefix}:`)))
      .flatMap((id) => {
        const [dot] = source.take(id, { className: `is-small dot of-${kind}`, label: '', hidesReturn: true });
        if (!dot) return [];
        const { along, across } = anchorOf(id);
        dot.style.setProperty('--along', String(along / 13));
        dot.style.setProperty('--across', String(across / 3));
        return [dot];
      }),
  );
  grid.append(...inside);

  const chooser = element('div', { className: 'kinds', role: 'radiogroup', ariaLabel: t('kinds') });
  chooser.append(
    ...kinds.map(([kind]) => {
      const input = element('input', { type: 'radio', name: 'bet-kind', checked: kind === 'straight' });
      input.addEventListener('change', () => {
        grid.dataset.kind = kind;
      });
      return element('label', {}, [input, element('span', { textContent: t(kind) })]);
    }),
    element('small', { textContent: t('hint') }),
  );
  grid.dataset.kind = 'straight';

  const board = element('div', { className: 'roulette' }, [
    chooser,
    grid,
    source.grid('columns', ['column:3', 'column:2', 'column:1'], { label: t('column'), shortReturn: true }),
    source.grid('dozens', source.idsOf('dozen'), (id) => {
      const dozen = Number(id.split(':')[1]);
      return { label: t('dozen', { from: 12 * dozen - 11, to: 12 * dozen }) };
    }),
    source.grid('evens', ['low', 'even', 'red', 'black', 'odd', 'high'], (id) => ({
      className: `at-${id}`,
      label: { low: '1–18', high: '19–36' }[id] ?? t(/** @type {'odd'} */ (id)),
    })),
  ]);
  const rest = source.rest();
  if (rest.length > 0) board.append(element('div', { className: 'spots' }, rest));
  const panel = element('div', { className: 'wheel-panel' });

  const featuresOf = (/** @type {number} */ pocket) =>
    pocket === 0
      ? t('green')
      : evenMoney(pocket)
          .map((key) => t(/** @type {'odd'} */ (key)))
          .join(' ');
  const ball = (/** @type {number} */ pocket, tag = /** @type {'li' | 'span'} */ ('li')) =>
    element(tag, { className: `wheel-chip num is-${colourOf(pocket)}`, textContent: String(pocket) });

  const showPlate = (/** @type {number} */ pocket) => {
    number.textContent = String(pocket);
    features.textContent = featuresOf(pocket);
    plate.className = `wheel-result is-shown is-${colourOf(pocket)}`;
  };

  const prepare = () => {
    run += 1;
    wheel.clear();
  };

  return {
    board,
    stage,
    panel,
    prepare,
    show: async ({ outcome: { pocket } }, { animate }) => {
      prepare();
      const mine = run;
      if (animate) {
        plate.classList.remove('is-shown');
        await wheel.turn(pocket);
      }
      if (mine !== run) return;
      wheel.place(pocket);
      showPlate(pocket);
    },
    history: (results) => {
      const drawn = results.map(({ outcome }) => /** @type {number} */ (outcome.pocket));
      const last = drawn.at(-1);
      if (last !== undefined) showPlate(last);
      recent.replaceChildren(
        ...drawn
          .slice(-12)
          .reverse()
          .map((pocket) => ball(pocket)),
      );
      const counts = Array.from(
        { length: 37 },
        (_, pocket) => drawn.filter((each) => each === pocket).length,
      );
      const hot = [...counts.keys()].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, 4);
      const share = (/** @type {string} */ key) =>
        drawn.filter((pocket) => evenMoney(pocket).includes(key)).length;
      /** @param {string} left @param {string} right */
      const bar = (left, right) => {
        const [a, b] = [share(left), share(right)];
        const fill = element('i');
        fill.style.setProperty('--share', String(a + b > 0 ? a / (a + b) : 0.5));
        return element('div', { className: `share of-${left}` }, [
          element('span', { textContent: `${t(/** @type {'odd'} */ (left))} ${a}` }),
          fill,
          element('span', { textContent: `${b} ${t(/** @type {'odd'} */ (right))}` }),
        ]);
      };
      panel.replaceChildren(
        element(
          'ol',
          { className: 'wheel-list', ariaLabel: t('recent') },
          drawn
            .slice(-40)
            .reverse()
            .map((pocket) => ball(pocket)),
        ),
        element('h3', { textContent: t('counts', { count: drawn.length }) }),
        bar('red', 'black'),
        bar('odd', 'even'),
        bar('low', 'high'),
        element('h3', { textContent: t('hot') }),
        element(
          'ol',
          { className: 'wheel-hot' },
          hot.map((pocket) =>
            element('li', {}, [ball(pocket, 'span'), element('span', { textContent: `×${counts[pocket]}` })]),
          ),
        ),
      );
    },
    text: ({ outcome: { pocket } }) => t('result', { pocket, features: featuresOf(pocket) }),
    rules: () => [t('rule1'), t('rule2')],
  };
};
