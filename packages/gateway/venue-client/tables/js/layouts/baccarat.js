// @ts-check

import { element } from '../../../kit/element.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { createDealer, createHand, createSpotSource } from './parts.js';
import { onSheet, roadLabels, roadTexts } from './road-texts.js';
import { createRoadsView } from './roads-view.js';

/** @typedef {{ player: number[], banker: number[] }} Outcome */

const zh = {
  player: '闲',
  banker: '庄',
  tie: '和',
  playerWins: '闲赢',
  bankerWins: '庄赢',
  result: '庄 {banker} 点，闲 {player} 点，{winner}',
  ...roadTexts['zh-CN'],
  rule1: '每局使用新洗的八副牌，依次发闲、庄、闲、庄各两张。A 为 1 点，10、J、Q、K 为 0 点，点数取个位。',
  rule2:
    '任一方首两张为 8 或 9 点即为天牌，双方停牌。闲 0 至 5 点补一张；闲停牌时庄 0 至 5 点补牌，闲补牌时庄按第三张规则补牌。',
  rule3: '点数大者胜。和局时庄、闲注金退回。',
};
/** @type {typeof zh} */
const en = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  playerWins: 'player wins',
  bankerWins: 'banker wins',
  result: 'Banker {banker}, player {player}, {winner}',
  ...roadTexts.en,
  rule1:
    'Eight decks are shuffled for every round. Player and banker get two cards each in turn. Aces count 1, tens and court cards 0, and only the last digit of a sum counts.',
  rule2:
    'With 8 or 9 on two cards both stand. Otherwise the player draws on 0 to 5. The banker draws on 0 to 5 if the player stood, else by the third-card rule.',
  rule3: 'The higher total wins. On a tie, bets on player and banker are returned.',
};
export const catalogues = { 'zh-CN': zh, en };
export const styles = ['hands', 'roads', 'baccarat'];
export const scene = /** @type {const} */ ('dealer');
export const colors = { deep: '#0f4a3c', bright: '#2a9472' };
export const titleColors = {
  'baccarat-b': { deep: '#103a66', bright: '#2f86c4' },
  'baccarat-free': { deep: '#4f1236', bright: '#a8406e' },
};

/** @param {number[]} cards */
const pointsOf = (cards) => cards.reduce((sum, card) => sum + (card % 13 > 8 ? 0 : (card % 13) + 1), 0) % 10;

/** @param {Outcome} outcome */
const winnerOf = ({ player, banker }) => {
  const difference = pointsOf(banker) - pointsOf(player);
  return difference > 0 ? 'banker' : difference < 0 ? 'player' : 'tie';
};

/** @param {number[]} cards */
const isPair = ([first = 0, second = 0]) => first % 13 === second % 13;

/** @param {import('./layout.js').LayoutContext} context @returns {import('./layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const source = createSpotSource(context);
  const dealer = createDealer(context);
  const player = createHand({ title: t('player'), tone: 'blue', slots: 3 });
  const banker = createHand({ title: t('banker'), tone: 'red', slots: 3 });
  const stage = element('div', { className: 'hands' }, [player.node, banker.node]);
  const roads = createRoadsView({
    texts: roadLabels(t),
    sides: inLanguage(
      { 'zh-CN': { red: '庄', blue: '闲', tie: '和' }, en: { red: 'B', blue: 'P', tie: 'T' } },
      context.lang,
    ),
  });

  const mains = source.grid('mains', ['player', 'tie', 'banker'], (id) => ({
    className: `is-main is-${{ player: 'blue', tie: 'green', banker: 'red' }[id]}`,
  }));
  const pairs = source.grid('pairs', ['player-pair', 'either-pair', 'perfect-pair'], (id) => ({
    className: id === 'player-pair' ? 'is-blue' : '',
  }));
  const isBankerPair = (/** @type {HTMLElement} */ { dataset }) => dataset.selection === 'banker-pair';
  const rest = source.rest();
  // The pair of the banker at the end, opposite that of the player.
  pairs.append(...rest.filter((each) => !isBankerPair(each)), ...rest.filter(isBankerPair));
  rest.find(isBankerPair)?.classList.add('is-red');

  const showPoints = (/** @type {Outcome} */ outcome) => {
    const winner = winnerOf(outcome);
    for (const [hand, side] of /** @type {const} */ ([
      [player, 'player'],
      [banker, 'banker'],
    ])) {
      hand.badge.textContent = String(pointsOf(outcome[side]));
      hand.node.classList.toggle('is-winner', winner === side);
      hand.node.classList.toggle('is-beaten', winner !== 'tie' && winner !== side);
    }
  };

  /** @param {Outcome} outcome @param {number} mine */
  const reveal = async (outcome, mine) => {
    const order = [
      { hand: player, cards: outcome.player, slot: 0 },
      { hand: banker, cards: outcome.banker, slot: 0 },
      { hand: player, cards: outcome.player, slot: 1 },
      { hand: banker, cards: outcome.banker, slot: 1 },
    ];
    for (const { hand, cards, slot } of order) {
      dealer.deal(hand, slot, cards[slot] ?? 0, 260);
      await dealer.wait(170);
      if (!dealer.isRunning(mine)) return;
    }
    for (const [hand, cards] of /** @type {const} */ ([
      [player, outcome.player],
      [banker, outcome.banker],
    ])) {
      await Promise.all([0, 1].map((slot) => dealer.turn(hand, slot, cards[slot] ?? 0, 420)));
      if (!dealer.isRunning(mine)) return;
      hand.badge.textContent = String(pointsOf(cards.slice(0, 2)));
    }
    for (const [hand, cards] of /** @type {const} */ ([
      [player, outcome.player],
      [banker, outcome.banker],
    ])) {
      const third = cards[2];
      if (third === undefined) continue;
      dealer.deal(hand, 2, third, 260);
      await dealer.wait(420);
      if (!dealer.isRunning(mine)) return;
      await dealer.turn(hand, 2, third, 480);
      if (!dealer.isRunning(mine)) return;
      hand.badge.textContent = String(pointsOf(cards));
    }
  };

  const prepare = () => {
    dealer.start();
    dealer.clear(player);
    dealer.clear(banker);
  };

  return {
    board: element('div', { className: 'baccarat' }, [pairs, mains]),
    stage,
    panel: roads.node,
    prepare,
    show: async ({ outcome }, { animate }) => {
      prepare();
      const mine = dealer.start();
      if (animate) await reveal(outcome, mine);
      if (!dealer.isRunning(mine)) return;
      if (!animate) {
        outcome.player.forEach((/** @type {number} */ card, /** @type {number} */ slot) => {
          dealer.deal(player, slot, card, 0);
        });
        outcome.banker.forEach((/** @type {number} */ card, /** @type {number} */ slot) => {
          dealer.deal(banker, slot, card, 0);
        });
      }
      showPoints(outcome);
    },
    history: (results) => {
      roads.draw(
        onSheet(results).map(({ outcome }) => {
          const winner = winnerOf(outcome);
          return {
            side: winner === 'banker' ? 'red' : winner === 'player' ? 'blue' : 'tie',
            redDot: isPair(outcome.banker),
            blueDot: isPair(outcome.player),
          };
        }),
      );
    },
    text: ({ outcome }) => {
      const winner = winnerOf(outcome);
      return t('result', {
        banker: pointsOf(outcome.banker),
        player: pointsOf(outcome.player),
        winner: winner === 'tie' ? t('tie') : t(`${winner}Wins`),
      });
    },
    rules: () => [t('rule1'), t('rule2'), t('rule3')],
  };
};
