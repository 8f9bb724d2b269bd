// @ts-check

import { element } from '../../../kit/element.js';
import { punctuation } from '../../../kit/punctuation.generated.js';
import { svg } from '../../../kit/svg.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { dieFace } from './dice.js';
import { createSpotSource } from './parts.js';

const zh = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  triple: '围',
  result: '开出 {dice}，总和 {total}，{side}',
  tripleResult: '开出 {dice}，围骰',
  sum: '总和',
  sizes: '大小走势',
  parity: '单双走势',
  recent: '近期开奖',
  triples: '围骰',
  doubles: '双骰',
  sums: '点数',
  pairs: '两骰组合',
  singles: '单骰',
  rule1: '每局掷三颗骰子。大为总和 11 至 17，小为 4 至 10；开围骰时，大、小、单、双均不中。',
  rule2: '双骰：两颗以上为所选点数；两骰组合：所选两个点数都出现；单骰：所选点数出现一、二、三次，赔付递增。',
};
/** @type {typeof zh} */
const en = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  triple: 'Triple',
  result: 'Dice {dice}, total {total}, {side}',
  tripleResult: 'Dice {dice}, triple',
  sum: 'Total',
  sizes: 'Big and small',
  parity: 'Odd and even',
  recent: 'Latest throws',
  triples: 'Triples',
  doubles: 'Doubles',
  sums: 'Totals',
  pairs: 'Two faces',
  singles: 'One face',
  rule1:
    'Three dice are thrown. Big is a total of 11 to 17, small of 4 to 10; on a triple, big, small, odd and even lose.',
  rule2:
    'Double: two dice or more show the face. Two faces: both appear. One face pays more for each die that shows it.',
};
export const catalogues = { 'zh-CN': zh, en };
export const styles = ['dice', 'roads', 'sic-bo'];
export const scene = /** @type {const} */ ('dealer');
export const colors = { deep: '#1c2f66', bright: '#4a6fd0' };

/** @param {number[]} dice */
const totalOf = (dice) => dice.reduce((sum, value) => sum + value, 0);
/** @param {number[]} dice */
const isTriple = ([a, b, c]) => a === b && b === c;

/** @param {import('./layout.js').LayoutContext} context @returns {import('./layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const source = createSpotSource(context);
  const { isStill, wait } = context;
  let run = 0;
  const dice = [0, 1, 2].map(() => element('span', { className: 'die' }, [dieFace(0)]));
  const total = element('b', { className: 'num' });
  const sideText = element('span');
  const sum = element('div', { className: 'dice-sum' }, [
    element('small', { textContent: t('sum') }),
    total,
    sideText,
  ]);
  const stage = element('div', { className: 'dice-stage' }, [
    element('div', { className: 'dice-bowl' }, dice),
    sum,
  ]);

  const small = (/** @type {string} */ id) => {
    const face = Number(id.split(':')[1]);
    return { face, faces: (id.split(':')[1] ?? '').split('-').map(Number) };
  };
  const main = (/** @type {string} */ id) => source.take(id, { className: `is-main at-${id}` });
  const board = element('div', { className: 'sic-bo' }, [
    element('div', { className: 'spots sides' }, [...main('small'), ...main('even')]),
    element('div', { className: 'spots triples' }, [
      ...source.take('any-triple', { className: 'any', art: [1, 2, 3].map(() => dieFace(6)) }),
      ...[1, 2, 3, 4, 5, 6].flatMap((face) =>
        source.take(`triple:${face}`, {
          art: [1, 2, 3].map(() => dieFace(face)),
          shortReturn: true,
          label: '',
        }),
      ),
      ...[1, 2, 3, 4, 5, 6].flatMap((face) =>
        source.take(`double:${face}`, { art: [1, 2].map(() => dieFace(face)), shortReturn: true, label: '' }),
      ),
    ]),
    element('div', { className: 'spots sides' }, [...main('big'), ...main('odd')]),
    source.grid('sums', source.idsOf('sums'), (id) => ({ label: id.split(':')[1] ?? '', shortReturn: true })),
    source.grid('pairs', source.idsOf('pairs'), (id) => ({
      art: small(id).faces.map(dieFace),
      label: '',
      shortReturn: true,
    })),
    source.grid('singles', source.idsOf('singles'), (id) => ({ art: [dieFace(small(id).face)], label: '' })),
  ]);
  const rest = source.rest();
  if (rest.length > 0) board.append(element('div', { className: 'spots' }, rest));
  const panel = element('div', { className: 'roads dice-panel' });

  /** @param {number} index @param {number} value */
  const setDie = (index, value) => dice[index]?.replaceChildren(dieFace(value));
  /** @param {number[]} values @param {string} between the two words */
  const sideOf = (values, between = ' ') => {
    if (isTriple(values)) return t('triple');
    const points = totalOf(values);
    return [t(points > 10 ? 'big' : 'small'), t(points % 2 ? 'odd' : 'even')].join(between);
  };

  const prepare = () => {
    run += 1;
    total.textContent = '';
    sideText.textContent = '';
    stage.classList.remove('is-shown');
    dice.forEach((die, index) => {
      for (const animation of die.getAnimations()) animation.cancel();
      setDie(index, 0);
    });
  };

  /** The dice tumble, then come to rest one after the other. @param {number[]} values @param {number} mine */
  const tumble = async (values, mine) => {
    const turns = dice.map((die, index) =>
      die.animate(
        isStill()
          ? [{ opacity: 1 }, { opacity: 0.15, offset: 0.2 }, { opacity: 0.15, offset: 0.8 }, { opacity: 1 }]
          : [
              { transform: 'none' },
              { transform: `translate(${(index - 1) * -18}px, -46px) rotate(250deg)`, offset: 0.2 },
              { transform: `translate(${(index - 1) * 26}px, 0) rotate(480deg)`, offset: 0.42 },
              { transform: `translate(${(index - 1) * -8}px, -22px) rotate(760deg)`, offset: 0.62 },
              { transform: `translate(${(index - 1) * 6}px, 0) rotate(960deg)`, offset: 0.82 },
              { transform: 'rotate(1080deg)' },
            ],
        { duration: 1_900 + index * 450, easing: 'cubic-bezier(.25,.6,.4,1)' },
      ),
    );
    const changing = setInterval(() => {
      turns.forEach((turn, index) => {
        const at = Number(turn.currentTime ?? 0);
        if (at < 1_500 + index * 450) setDie(index, 1 + ((Math.floor(at / 110) * (index + 2)) % 6));
        else setDie(index, values[index] ?? 1);
      });
    }, 110);
    for (const [index, turn] of turns.entries()) {
      await turn.finished.catch(() => {});
      if (mine !== run) break;
      setDie(index, values[index] ?? 1);
    }
    clearInterval(changing);
    if (mine === run) await wait(250);
  };

  return {
    board,
    stage,
    panel,
    prepare,
    show: async ({ outcome }, { animate }) => {
      prepare();
      const mine = run;
      if (animate) await tumble(outcome.dice, mine);
      if (mine !== run) return;
      outcome.dice.forEach((/** @type {number} */ value, /** @type {number} */ index) => {
        setDie(index, value);
      });
      total.textContent = String(totalOf(outcome.dice));
      sideText.textContent = sideOf(outcome.dice);
      stage.classList.add('is-shown');
    },
    history: (results) => {
      const throws = results.map(({ outcome }) => /** @type {number[]} */ (outcome.dice));
      /** @param {string} label @param {(values: number[]) => string} of */
      const strip = (label, of) => {
        const cells = throws.slice(-72).map((values, index) => {
          const key = isTriple(values) ? 'triple' : of(values);
          const tone = key === 'triple' ? 'tie' : key === 'big' || key === 'odd' ? 'red' : 'blue';
          const [x, y] = [Math.floor(index / 6) * 24, (index % 6) * 24];
          return svg('g', { class: `bead is-${tone}` }, [
            svg('circle', { class: 'road-disc', cx: x + 12, cy: y + 12, r: 10.5 }),
            svg('text', { x: x + 12, y: y + 12 }, [t(/** @type {'big'} */ (key)).slice(0, 1)]),
          ]);
        });
        return svg('svg', { viewBox: '0 0 288 144', class: 'road', role: 'img', 'aria-label': label }, cells);
      };
      panel.replaceChildren(
        element(
          'ol',
          { className: 'throws', ariaLabel: t('recent') },
          throws
            .slice(-6)
            .reverse()
            .map((values) =>
              element('li', {}, [
                element('span', { ariaLabel: values.join(' '), role: 'img' }, values.map(dieFace)),
                element('b', { className: 'num', textContent: String(totalOf(values)) }),
                element('span', { textContent: sideOf(values) }),
              ]),
            ),
        ),
        strip(t('sizes'), (values) => (totalOf(values) > 10 ? 'big' : 'small')),
        strip(t('parity'), (values) => (totalOf(values) % 2 ? 'odd' : 'even')),
      );
    },
    text: ({ outcome }) =>
      t(isTriple(outcome.dice) ? 'tripleResult' : 'result', {
        dice: outcome.dice.join(' '),
        total: totalOf(outcome.dice),
        side: sideOf(outcome.dice, inLanguage(punctuation, context.lang).list),
      }),
    rules: () => [t('rule1'), t('rule2')],
  };
};
