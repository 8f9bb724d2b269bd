// @ts-check

import { element } from '../../../kit/element.js';
import { createSuit } from '../../../kit/playing-cards.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { createDealer, createHand, createSpotSource } from './parts.js';
import { onSheet, roadLabels, roadTexts } from './road-texts.js';
import { createRoadsView } from './roads-view.js';

/** @typedef {{ red: number[], black: number[] }} Outcome */

const zh = {
  ...roadTexts['zh-CN'],
  red: '红方',
  black: '黑方',
  tie: '和',
  redWins: '红方赢',
  blackWins: '黑方赢',
  result: '红方：{red}，黑方：{black}，{winner}',
  type0: '{cards} 高牌',
  type1: '对子',
  type2: '顺子',
  type3: '同花',
  type4: '同花顺',
  type5: '豹子',
  rule1: '每局使用新洗的一副牌，红方、黑方各发三张。',
  rule2: '牌型由大到小：豹子、同花顺、同花、顺子、对子、高牌；A23 为最小的顺子。同牌型比点数，不比花色。',
  rule3: '两方牌力相同为和，注金退回。',
};
/** @type {typeof zh} */
const en = {
  ...roadTexts.en,
  red: 'Red',
  black: 'Black',
  tie: 'Tie',
  redWins: 'red wins',
  blackWins: 'black wins',
  result: 'Red {red}, black {black}, {winner}',
  type0: '{cards} high',
  type1: 'pair',
  type2: 'straight',
  type3: 'flush',
  type4: 'straight flush',
  type5: 'three of a kind',
  rule1: 'One deck is shuffled for every round. Red and black get three cards each.',
  rule2:
    'From high to low: three of a kind, straight flush, flush, straight, pair, high card; A 2 3 is the lowest straight. Equal types compare their ranks, not their suits.',
  rule3: 'Equal hands tie, and stakes are returned.',
};
export const catalogues = { 'zh-CN': zh, en };
export const styles = ['hands', 'roads', 'red-black'];
export const scene = /** @type {const} */ ('dealer');
export const colors = { deep: '#4c1638', bright: '#b23e78' };

/** @param {number[]} cards @returns {{ type: 0 | 1 | 2 | 3 | 4 | 5, order: number[] }} */
export const rankOf = (cards) => {
  const heights = cards.map((card) => (card % 13 === 0 ? 13 : card % 13)).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = heights;
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const isLow = high === 13 && middle === 2 && low === 1;
  const isStraight = isLow || (high - middle === 1 && middle - low === 1);
  if (high === low) return { type: 5, order: heights };
  if (high === middle || middle === low) {
    return { type: 1, order: [middle, middle, high === middle ? low : high] };
  }
  if (isStraight) return { type: isFlush ? 4 : 2, order: isLow ? [2, 1, 0] : heights };
  return { type: isFlush ? 3 : 0, order: heights };
};

/** @param {Outcome} outcome @returns {'red' | 'black' | 'tie'} */
export const winnerOf = ({ red, black }) => {
  const [left, right] = [red, black].map((cards) => {
    const { type, order } = rankOf(cards);
    return [type, ...order];
  });
  for (const [index, value] of (left ?? []).entries()) {
    const lead = value - (right?.[index] ?? 0);
    if (lead !== 0) return lead > 0 ? 'red' : 'black';
  }
  return 'tie';
};

const ranks = ['A', ...Array.from({ length: 9 }, (_, index) => String(index + 2)), 'J', 'Q', 'K'];

/**
 * The cards that decide a hand without a type against the other: its highest, and those below it as long as both are alike.
 *
 * @param {number[]} order @param {number[]} other
 */
const decidingCards = (order, other) => {
  const first = order.findIndex((height, index) => height !== other[index]);
  return order.slice(0, first + 1 || order.length).map((height) => ranks[height % 13]);
};

/** @param {import('./layout.js').LayoutContext} context @returns {import('./layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const source = createSpotSource(context);
  const dealer = createDealer(context);
  const hands = {
    red: createHand({ title: t('red'), tone: 'red', slots: 3 }),
    black: createHand({ title: t('black'), tone: 'black', slots: 3 }),
  };
  const sides = /** @type {const} */ (['red', 'black']);
  const roads = createRoadsView({
    texts: roadLabels(t),
    sides: inLanguage(
      { 'zh-CN': { red: '红', blue: '黑', tie: '和' }, en: { red: 'R', blue: 'B', tie: 'T' } },
      context.lang,
    ),
    second: 'black',
  });
  const board = element('div', { className: 'red-black' }, [
    source.grid('mains', ['red', 'black'], (id) => ({
      className: `is-main is-${id} is-${id}-side`,
      art: [createSuit(id === 'red' ? 1 : 0, 'side-suit')],
    })),
  ]);
  const rest = source.rest();
  if (rest.length > 0) board.append(element('div', { className: 'spots rest' }, rest));
  /** @param {Outcome} outcome @param {'red' | 'black'} side */
  const typeOf = (outcome, side) => {
    const [own, other] = [rankOf(outcome[side]), rankOf(outcome[side === 'red' ? 'black' : 'red'])];
    const cards = decidingCards(own.order, other.type === own.type ? other.order : []);
    return t(`type${own.type}`, { cards: cards.join(' ') });
  };

  const prepare = () => {
    dealer.start();
    for (const side of sides) dealer.clear(hands[side]);
  };

  return {
    board,
    stage: element('div', { className: 'hands' }, [hands.red.node, hands.black.node]),
    panel: roads.node,
    prepare,
    show: async ({ outcome }, { animate }) => {
      prepare();
      const mine = dealer.start();
      for (let slot = 0; slot < 3; slot += 1) {
        for (const side of sides) {
          dealer.deal(hands[side], slot, outcome[side][slot], animate ? 260 : 0);
          if (animate) await dealer.wait(150);
          if (!dealer.isRunning(mine)) return;
        }
      }
      for (const side of sides) {
        for (let slot = 0; slot < 3 && animate; slot += 1) {
          await dealer.turn(hands[side], slot, outcome[side][slot], 420);
          if (!dealer.isRunning(mine)) return;
        }
        hands[side].badge.textContent = typeOf(outcome, side);
      }
      const winner = winnerOf(outcome);
      for (const side of sides) {
        hands[side].node.classList.toggle('is-winner', winner === side);
        hands[side].node.classList.toggle('is-beaten', winner !== 'tie' && winner !== side);
      }
    },
    history: (results) =>
      roads.draw(
        onSheet(results).map(({ outcome }) => {
          const winner = winnerOf(outcome);
          return { side: winner === 'red' ? 'red' : winner === 'black' ? 'blue' : 'tie' };
        }),
      ),
    text: ({ outcome }) => {
      const winner = winnerOf(outcome);
      return t('result', {
        red: typeOf(outcome, 'red'),
        black: typeOf(outcome, 'black'),
        winner: winner === 'tie' ? t('tie') : t(`${winner}Wins`),
      });
    },
    rules: () => [t('rule1'), t('rule2'), t('rule3')],
  };
};
