// @ts-check

import { element } from '../../../kit/element.js';
import { punctuation } from '../../../kit/punctuation.generated.js';
import { createTranslator, inLanguage } from '../../../kit/translate.js';
import { createDealer, createHand, createSpotSource } from './parts.js';

/** @typedef {{ hands: number[][] }} Outcome the banker's hand first */

const zh = {
  banker: '庄',
  seat1: '天',
  seat2: '地',
  seat3: '玄',
  seat4: '黄',
  rank0: '无牛',
  rank1: '牛一',
  rank2: '牛二',
  rank3: '牛三',
  rank4: '牛四',
  rank5: '牛五',
  rank6: '牛六',
  rank7: '牛七',
  rank8: '牛八',
  rank9: '牛九',
  rank10: '牛牛',
  rank11: '四花牛',
  rank12: '五花牛',
  rank13: '四炸',
  rank14: '五小牛',
  result: '庄{banker}，{winners}',
  wins: '{seats}赢',
  none: '庄通吃',
  flat: '平倍',
  multiple: '翻倍',
  trend: '近期输赢',
  won: '赢',
  lost: '输',
  rule1: '每局使用新洗的一副牌，庄与天、地、玄、黄各发五张，四门分别与庄比牌。',
  rule2: '任三张凑成 10 的倍数为有牛，余下两张的个位为牛几。J、Q、K 算 10，A 算 1。',
  rule3:
    '由大到小：五小牛、四炸、五花牛、四花牛、牛牛、牛九至牛一、无牛；同牌型比最大一张，再比花色（♠♥♣♦）。',
  rule4:
    '平倍只比输赢。翻倍以注金五分之一为底，按赢家牌型计：牛六以下 1 倍，牛七至牛九 2 倍，牛牛 3 倍，四花牛以上 5 倍；赢时收 5% 服务费，输不完的部分退回。',
};
/** @type {typeof zh} */
const en = {
  banker: 'Banker',
  seat1: 'Heaven',
  seat2: 'Earth',
  seat3: 'Dark',
  seat4: 'Yellow',
  rank0: 'no bull',
  rank1: 'bull 1',
  rank2: 'bull 2',
  rank3: 'bull 3',
  rank4: 'bull 4',
  rank5: 'bull 5',
  rank6: 'bull 6',
  rank7: 'bull 7',
  rank8: 'bull 8',
  rank9: 'bull 9',
  rank10: 'bull bull',
  rank11: 'four faces',
  rank12: 'five faces',
  rank13: 'bomb',
  rank14: 'five small',
  result: 'Banker {banker}, {winners}',
  wins: '{seats} won',
  none: 'banker wins all',
  flat: 'Flat',
  multiple: 'Multiple',
  trend: 'Recent rounds',
  won: 'won',
  lost: 'lost',
  rule1:
    'One deck is shuffled for every round. Banker and four seats get five cards; each seat plays the banker.',
  rule2:
    'Three cards that sum to a multiple of ten make a bull; the last digit of the other two is its number. Court cards count 10, aces 1.',
  rule3:
    'From high to low: five small, bomb, five faces, four faces, bull bull, bull 9 to 1, no bull. Equal hands compare their highest card, then its suit (♠♥♣♦).',
  rule4:
    'A flat bet only wins or loses. A bet by multiple plays a fifth of its stake: up to bull 6 once, bull 7 to 9 twice, bull bull three times, above five times, by the winning hand. Wins pay a fee of 5%; what is not lost comes back.',
};
export const catalogues = { 'zh-CN': zh, en };
export const styles = ['hands', 'hundred-niuniu'];
export const scene = /** @type {const} */ ('dealer');
export const colors = { deep: '#3a1f66', bright: '#7f52cc' };

/** @param {number[]} cards @returns {{ rank: number, high: number }} the rank as in the texts, and what decides between equal ranks */
export const niuniuRank = (cards) => {
  const ranks = cards.map((card) => card % 13);
  const points = ranks.map((rank) => Math.min(rank + 1, 10));
  const total = points.reduce((sum, value) => sum + value, 0);
  // Spades are the highest suit, and their cards have the lowest numbers.
  const high = Math.max(...cards.map((card) => (card % 13) * 4 + 3 - Math.floor(card / 13)));
  const faces = ranks.filter((rank) => rank > 9).length;
  const hasBull = points.some((a, i) => points.some((b, j) => j > i && (total - a - b) % 10 === 0));
  const plain = hasBull ? (total % 10 === 0 ? 10 : total % 10) : 0;
  const four = ranks.some((rank) => ranks.filter((other) => other === rank).length === 4);
  const rank =
    total <= 10 && points.every((value) => value < 5)
      ? 14
      : four
        ? 13
        : faces === 5
          ? 12
          : faces === 4 && ranks.includes(9)
            ? 11
            : plain;
  return { rank, high };
};

/** @param {Outcome} outcome @returns {boolean[]} for each seat whether it beats the banker */
export const winsOf = ({ hands }) => {
  const [banker, ...seats] = hands.map(niuniuRank);
  return seats.map(
    ({ rank, high }) => rank > (banker?.rank ?? 0) || (rank === banker?.rank && high > banker.high),
  );
};

const seatIds = ['tian', 'di', 'xuan', 'huang'];

/** @param {import('./layout.js').LayoutContext} context @returns {import('./layout.js').Layout} */
export const createLayout = (context) => {
  const t = createTranslator(catalogues, context.lang);
  const source = createSpotSource(context);
  const dealer = createDealer(context);
  const seats = /** @type {const} */ (['seat1', 'seat2', 'seat3', 'seat4']);
  const hands = /** @type {const} */ (['banker', ...seats]).map((key) =>
    createHand({ title: t(key), tone: key === 'banker' ? 'red' : 'gold', slots: 5 }),
  );
  const panel = element('div', { className: 'niuniu-trend' });
  const board = element(
    'div',
    { className: 'niuniu' },
    seatIds.map((id, index) =>
      element('div', { className: 'niuniu-seat' }, [
        element('h3', { textContent: t(seats[index] ?? 'seat1') }),
        element('div', { className: 'spots' }, [
          ...source.take(`${id}:flat`, { label: t('flat') }),
          ...source.take(`${id}:multiple`, { label: t('multiple') }),
        ]),
      ]),
    ),
  );
  const rest = source.rest();
  if (rest.length > 0) board.append(element('div', { className: 'spots' }, rest));
  const nameOf = (/** @type {number[]} */ cards) =>
    t(/** @type {'rank0'} */ (`rank${niuniuRank(cards).rank}`));

  const prepare = () => {
    dealer.start();
    for (const hand of hands) dealer.clear(hand);
  };

  return {
    board,
    stage: element(
      'div',
      { className: 'hands hands-five' },
      hands.map(({ node }) => node),
    ),
    panel,
    prepare,
    show: async ({ outcome }, { animate }) => {
      prepare();
      const mine = dealer.start();
      for (let slot = 0; slot < 5; slot += 1) {
        for (const [index, hand] of hands.entries()) {
          dealer.deal(hand, slot, outcome.hands[index][slot], animate ? 240 : 0);
          if (animate) await dealer.wait(44);
          if (!dealer.isRunning(mine)) return;
        }
      }
      const order = [1, 2, 3, 4, 0];
      for (const index of order) {
        const hand = hands[index];
        if (!hand) continue;
        const cards = outcome.hands[index];
        if (animate) {
          await dealer.wait(120);
          await Promise.all(
            cards.map((/** @type {number} */ card, /** @type {number} */ slot) =>
              dealer.turn(hand, slot, card, 480),
            ),
          );
        }
        if (!dealer.isRunning(mine)) return;
        hand.badge.textContent = nameOf(cards);
      }
      winsOf(outcome).forEach((isWon, index) => {
        hands[index + 1]?.node.classList.toggle('is-winner', isWon);
        hands[index + 1]?.node.classList.toggle('is-beaten', !isWon);
      });
    },
    history: (results) => {
      const rows = results
        .slice(-12)
        .reverse()
        .map(({ no, outcome }) => {
          const wins = winsOf(outcome);
          return element('tr', {}, [
            element('th', { scope: 'row', className: 'num', textContent: no.slice(-4) }),
            element('td', { textContent: nameOf(outcome.hands[0]) }),
            ...wins.map((isWon, index) =>
              element('td', {
                className: isWon ? 'is-won' : 'is-lost',
                textContent: `${nameOf(outcome.hands[index + 1])}${isWon ? ' ✓' : ''}`,
                ariaLabel: `${nameOf(outcome.hands[index + 1])} ${t(isWon ? 'won' : 'lost')}`,
              }),
            ),
          ]);
        });
      const heads = ['', t('banker'), ...seats.map((key) => t(key))];
      panel.replaceChildren(
        element('table', { ariaLabel: t('trend') }, [
          element('thead', {}, [
            element(
              'tr',
              {},
              heads.map((textContent) => element('th', { scope: 'col', textContent })),
            ),
          ]),
          element('tbody', {}, rows),
        ]),
      );
    },
    text: ({ outcome }) => {
      const won = winsOf(outcome).flatMap((isWon, index) => (isWon ? [t(seats[index] ?? 'seat1')] : []));
      return t('result', {
        banker: nameOf(outcome.hands[0]),
        winners:
          won.length > 0
            ? t('wins', { seats: won.join(inLanguage(punctuation, context.lang).list) })
            : t('none'),
      });
    },
    rules: () => [t('rule1'), t('rule2'), t('rule3'), t('rule4')],
  };
};
