// @ts-check

import { element } from '../../../kit/element.js';
import { cardName, createCard } from '../../../kit/playing-cards.js';
import { punctuation } from '../../../kit/punctuation.generated.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { dieFace } from './dice.js';
import { createSpotSource } from './parts.js';

/**
 * The layout of kinds without a file of their own: the bets in their groups, the drawn numbers with the names of their fields,
 * and the marks of the last results. It knows a game by its row of `tableKinds` alone, so it cannot tell which bets have won.
 *
 * @typedef {import('@pavilion/contract').DrawnPiece} DrawnPiece
 * @typedef {import('@pavilion/contract').TableDraw} TableDraw
 * @typedef {import('./layout.js').Result} Result
 */

const zh = {
  result: '开出 {numbers}，{mark}',
  markOnly: '开出 {mark}',
  recent: '近期开奖',
  ruleDrawn: '每局由服务器抽取：{fields}。',
  ruleShown: '每个投注项都标明赔付和返还率；各局互不影响。',
};
/** @type {typeof zh} */
const en = {
  result: 'Drawn {numbers}, {mark}',
  markOnly: 'Drawn {mark}',
  recent: 'Latest results',
  ruleDrawn: 'The server draws in each round: {fields}.',
  ruleShown: 'Every bet shows what it pays and its return to player. Rounds do not affect each other.',
};
export const catalogues = { 'zh-CN': zh, en };
export const styles = ['dice', 'standard'];
export const scene = /** @type {const} */ ('dealer');
export const colors = { deep: '#17424f', bright: '#3a8fa0' };

/** How a drawn number looks. @type {Readonly<Record<DrawnPiece, (number: number, lang: string) => Element>>} */
const pieces = {
  card: (number, lang) => createCard(number, { name: (card) => cardName(card, lang) }),
  die: (number) => dieFace(number),
  ball: (number) => element('span', { className: 'drawn-ball num', textContent: String(number) }),
};

/** How a drawn number is read out. @type {Readonly<Record<DrawnPiece, (number: number, lang: string) => string>>} */
const pieceNames = { card: cardName, die: String, ball: String };

const longestReveal = 4_500;

/** @param {import('./layout.js').LayoutContext} context @returns {import('./layout.js').Layout} */
export const createLayout = (context) => {
  const { session, lang, isStill, wait } = context;
  const t = createTranslator(catalogues, lang);
  const source = createSpotSource(context);
  /** @param {import('./layout.js').LocalText} text */
  const local = (text) => inLanguage(text, lang);
  const { draw } = session.game;
  const fields = draw ? Object.entries(draw.fields) : [];

  const slots = fields.map(([field, { label, count = 1 }]) => ({
    field,
    label: local(label),
    nodes: Array.from({ length: count }, () => element('span', { className: 'drawn-slot' })),
  }));
  const mark = element('b', { className: 'drawn-mark' });
  const stage = element('div', { className: 'drawn-stage' }, [
    ...slots.map(({ label, nodes }) =>
      element('div', { className: 'drawn-field' }, [
        element('div', { className: 'drawn-row' }, nodes),
        element('small', { textContent: label }),
      ]),
    ),
    mark,
  ]);
  stage.ariaHidden = 'true';

  const board = element(
    'div',
    { className: 'standard' },
    session.groups
      .filter(({ selections }) => selections.length > 0)
      .map(({ id, name, selections }) =>
        element('section', {}, [
          element('h3', { textContent: local(name) }),
          // A few bets share the width of the table, many are a grid.
          source.grid(selections.length > 6 ? 'many' : 'few', source.idsOf(id)),
        ]),
      ),
  );
  const marks = element('ol', { className: 'drawn-marks', ariaLabel: t('recent') });

  /** The numbers of an outcome, by field. @param {Result} result @returns {number[][]} */
  const numbersOf = ({ outcome }) => slots.map(({ field }) => [outcome[field]].flat());
  let run = 0;

  const prepare = () => {
    run += 1;
    mark.textContent = '';
    for (const { nodes } of slots) for (const node of nodes) node.replaceChildren();
  };

  return {
    board,
    stage,
    panel: element('div', { className: 'roads' }, [marks]),
    prepare,
    show: async (result, { animate }) => {
      prepare();
      const mine = run;
      const numbers = numbersOf(result).flat();
      const pause = Math.min(500, longestReveal / Math.max(1, numbers.length));
      for (const [index, node] of slots.flatMap(({ nodes }) => nodes).entries()) {
        const number = numbers[index];
        if (!draw || number === undefined) continue;
        node.replaceChildren(pieces[draw.piece](number, lang));
        if (!animate) continue;
        node.animate(
          isStill()
            ? [{ opacity: 0 }, { opacity: 1 }]
            : [
                { opacity: 0, scale: 0.6 },
                { opacity: 1, scale: 1 },
              ],
          { duration: 300 },
        );
        await wait(pause);
        if (mine !== run) return;
      }
      mark.textContent = local(result.mark.text);
      mark.dataset.tone = result.mark.tone;
    },
    history: (results) => {
      marks.replaceChildren(
        ...results
          .slice(-60)
          .reverse()
          .map(({ mark: { text, tone } }) =>
            element('li', { className: `mark is-${tone}`, textContent: local(text) }),
          ),
      );
    },
    text: (result) => {
      const word = local(result.mark.text);
      if (!draw) return t('markOnly', { mark: word });
      const numbers = numbersOf(result)
        .flat()
        .map((number) => pieceNames[draw.piece](number, lang));
      return t('result', { numbers: numbers.join(' '), mark: word });
    },
    rules: () => {
      const names = fields.map(([, { label, count = 1 }]) => `${local(label)} × ${count}`);
      const drawn = t('ruleDrawn', { fields: names.join(inLanguage(punctuation, lang).list) });
      return [...(draw ? [drawn] : []), t('ruleShown')];
    },
  };
};
