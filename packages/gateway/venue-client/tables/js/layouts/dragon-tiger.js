// @ts-check

import { element } from '../../../kit/element.js';
import { svg } from '../../../kit/svg.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { createDealer, createHand, createSpotSource } from './parts.js';
import { onSheet, roadLabels, roadTexts } from './road-texts.js';
import { createRoadsView } from './roads-view.js';

/** @typedef {{ dragon: number, tiger: number }} Outcome */

const zh = {
  ...roadTexts['zh-CN'],
  dragon: '龙',
  tiger: '虎',
  tie: '和',
  dragonWins: '龙赢',
  tigerWins: '虎赢',
  result: '龙 {dragon}，虎 {tiger}，{winner}',
  rule1: '每局使用新洗的八副牌，先发龙、后发虎，各一张。',
  rule2: 'K 最大，A 最小，点数大者胜，不比花色。点数相同为和，龙、虎注退回一半。',
};
/** @type {typeof zh} */
const en = {
  ...roadTexts.en,
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  dragonWins: 'dragon wins',
  tigerWins: 'tiger wins',
  result: 'Dragon {dragon}, tiger {tiger}, {winner}',
  rule1: 'Eight decks are shuffled for every round. Dragon gets one card, then tiger.',
  rule2:
    'Kings are high, aces low, and suits do not count. A tie returns half of the bets on dragon and tiger.',
};
export const catalogues = { 'zh-CN': zh, en };
export const styles = ['hands', 'roads', 'dragon-tiger'];
export const scene = /** @type {const} */ ('dealer');
export const colors = { deep: '#5c1420', bright: '#b8323c' };

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** @param {Outcome} outcome */
const winnerOf = ({ dragon, tiger }) => {
  const lead = (dragon % 13) - (tiger % 13);
  return lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie';
};

/** Drawings of the two animals, in a square of 64. */
const dragonPaths = [
  'M32 13l4 5c4-1 7 0 9 3l9-5-3 8 9 1-6 6 7 5-8 3 4 7-9-1c-2 3-4 5-6 6l2 5-6-1-6 4-6-4-6 1 2-5c-2-1-4-3-6-6l-9 1 4-7-8-3 7-5-6-6 9-1-3-8 9 5c2-3 5-4 9-3z',
  'M24 17C18 14 17 8 18 2M20 9c-3 0-5-2-6-4M40 17c6-3 7-9 6-15M44 9c3 0 5-2 6-4',
  'M22 46C14 50 8 50 2 45M42 46c8 4 14 4 20-1',
  'M20 27l8 4M44 27l-8 4M26 38c1 2 3 2 4 0M34 38c1 2 3 2 4 0M21 43c6 5 16 5 22 0M26 46l1 4 3-3M38 46l-1 4-3-3',
];
const tigerPaths = [
  'M14 20C10 12 12 6 18 8c4 1 6 4 7 6 4-1 10-1 14 0 1-2 3-5 7-6 6-2 8 4 4 12 4 6 5 14 1 21-4 8-11 13-19 13s-15-5-19-13c-4-7-3-15 1-21z',
  'M32 16v9M26 17l2 7M38 17l-2 7M13 34l8 2M13 42l8-1M51 34l-8 2M51 42l-8-1M27 44c2 3 8 3 10 0M32 40v4M23 31l4 2M41 31l-4 2',
];

/** @param {string[]} paths @param {string} name */
const animal = (paths, name) =>
  svg('svg', { viewBox: '0 0 64 60', class: `animal is-${name}` }, [
    ...paths.map((d, index) =>
      svg('path', {
        d,
        class: index === 0 ? 'animal-body' : index < paths.length - 1 ? 'animal-horns' : 'animal-lines',
      }),
    ),
  ]);

/** @param {import('./layout.js').LayoutContext} context @returns {import('./layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const source = createSpotSource(context);
  const dealer = createDealer(context);
  const hands = {
    dragon: createHand({ title: t('dragon'), tone: 'red', slots: 1 }),
    tiger: createHand({ title: t('tiger'), tone: 'blue', slots: 1 }),
  };
  const stage = element('div', { className: 'hands hands-single' }, [
    hands.dragon.node,
    element('b', { className: 'versus', textContent: 'VS', ariaHidden: 'true' }),
    hands.tiger.node,
  ]);
  const roads = createRoadsView({
    texts: roadLabels(t),
    sides: inLanguage(
      { 'zh-CN': { red: '龙', blue: '虎', tie: '和' }, en: { red: 'D', blue: 'T', tie: '=' } },
      context.lang,
    ),
  });
  const of = (/** @type {string} */ side) => ['odd', 'even', 'red', 'black'].map((kind) => `${side}-${kind}`);
  const board = element('div', { className: 'dragon-tiger' }, [
    source.grid('mains', ['dragon'], { className: 'is-main is-red', art: [animal(dragonPaths, 'dragon')] }),
    source.grid('ties', ['tie', 'suited-tie'], (id) => ({
      className: id === 'tie' ? 'is-main is-green' : 'is-green',
    })),
    source.grid('mains', ['tiger'], { className: 'is-main is-blue', art: [animal(tigerPaths, 'tiger')] }),
    source.grid('cards', of('dragon'), { className: 'is-red' }),
    source.grid('cards', of('tiger'), { className: 'is-blue' }),
  ]);
  const rest = source.rest();
  if (rest.length > 0) board.append(element('div', { className: 'spots rest' }, rest));

  const prepare = () => {
    dealer.start();
    dealer.clear(hands.dragon);
    dealer.clear(hands.tiger);
  };

  return {
    board,
    stage,
    panel: roads.node,
    prepare,
    show: async ({ outcome }, { animate }) => {
      prepare();
      const mine = dealer.start();
      for (const side of /** @type {const} */ (['dragon', 'tiger'])) {
        dealer.deal(hands[side], 0, outcome[side], animate ? 320 : 0);
        if (animate) await dealer.wait(320);
        if (!dealer.isRunning(mine)) return;
      }
      for (const side of /** @type {const} */ (['dragon', 'tiger'])) {
        if (animate) {
          await dealer.wait(350);
          await dealer.turn(hands[side], 0, outcome[side], 620);
        }
        if (!dealer.isRunning(mine)) return;
        hands[side].badge.textContent = ranks[outcome[side] % 13] ?? '';
      }
      const winner = winnerOf(outcome);
      for (const side of /** @type {const} */ (['dragon', 'tiger'])) {
        hands[side].node.classList.toggle('is-winner', winner === side);
        hands[side].node.classList.toggle('is-beaten', winner !== 'tie' && winner !== side);
      }
    },
    history: (results) =>
      roads.draw(
        onSheet(results).map(({ outcome }) => {
          const winner = winnerOf(outcome);
          return { side: winner === 'dragon' ? 'red' : winner === 'tiger' ? 'blue' : 'tie' };
        }),
      ),
    text: ({ outcome }) => {
      const winner = winnerOf(outcome);
      return t('result', {
        dragon: ranks[outcome.dragon % 13] ?? '',
        tiger: ranks[outcome.tiger % 13] ?? '',
        winner: winner === 'tie' ? t('tie') : t(`${winner}Wins`),
      });
    },
    rules: () => [t('rule1'), t('rule2')],
  };
};
