import {
  baccaratPoints,
  blackjackTotal,
  compareThreeCards,
  niuniuRank,
  rankOf,
  suitOf,
  threeCardHand,
} from './cards';

/** Cards by name: `card('hQ')` is the queen of hearts. */
const card = (name: string): number => {
  const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(name.slice(1));
  return 13 * 'shcd'.indexOf(name[0]!) + rank;
};
const hand = (names: string) => names.split(' ').map(card);

it('[GAM-2] names suit and rank of a card', () => {
  expect([0, 18, 51].map((each) => [suitOf(each), rankOf(each)])).toEqual([
    ['spade', 'A'],
    ['heart', '6'],
    ['diamond', 'K'],
  ]);
});

it.each([
  ['s9 hK', 9],
  ['s7 h8', 5],
  ['sA h2 cQ', 3],
])('[GAM-2] counts %s as %i points in baccarat', (names, points) => {
  expect(baccaratPoints(hand(names))).toBe(points);
});

it.each([
  ['sA hK', 21, true],
  ['sA h6', 17, true],
  ['sA h6 cK', 17, false],
  ['sA hA cA', 13, true],
  ['s9 h8 c7', 24, false],
])('[GAM-2] totals %s as %i in blackjack', (names, total, isSoft) => {
  expect(blackjackTotal(hand(names))).toEqual({ total, isSoft });
});

it.each([
  ['sA hA c2 d2 s4', 'fiveSmall'],
  ['sA hA cA dA s6', 'fourOfAKind'],
  ['sJ hJ cQ dK sK', 'fiveFaces'],
  ['sJ hJ cQ dK s10', 'fourFaces'],
  ['sJ h4 c6 dK s10', 'bullBull'],
  ['s2 h8 cK d3 s4', 'bull7'],
  ['s3 h4 c8 dJ sQ', 'noBull'],
  ['sA h3 c6 d5 s5', 'bullBull'],
])('[GAM-2] ranks the niuniu hand %s as %s', (names, rank) => {
  expect(niuniuRank(hand(names))).toBe(rank);
});

it.each([
  ['s7 h7 c7', 'triple'],
  ['sA s2 s3', 'straightFlush'],
  ['sA s2 s9', 'flush'],
  ['sQ hK cA', 'straight'],
  ['sK hA c2', 'high'],
  ['s9 h4 c4', 'pair'],
])('[GAM-2] ranks the three cards %s as %s', (names, rank) => {
  expect(threeCardHand(hand(names)).rank).toBe(rank);
});

it('[GAM-2] puts hands of three cards in order', () => {
  const ascending = ['s2 h3 c5', 'sK hQ c9', 's2 h2 c3', 'sA h2 c3', 's2 h3 c4', 'sQ hK cA', 's2 s3 s5'];
  ascending.slice(1).forEach((better, index) => {
    expect(compareThreeCards(hand(better), hand(ascending[index]!))).toBeGreaterThan(0);
  });
  expect(compareThreeCards(hand('sA h9 c9'), hand('sK d9 c9'))).toBeGreaterThan(0);
  expect(compareThreeCards(hand('sA h9 c9'), hand('hA d9 s9'))).toBe(0);
});
