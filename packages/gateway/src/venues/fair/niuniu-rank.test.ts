import { cards } from '../testing/named-cards';
import { allNiuniuHands } from '../testing/niuniu-hands';
import { niuniuHand, niuniuMultiples, niuniuRanks } from './niuniu-rank';

describe('the rank of a hand of niuniu', () => {
  it('[GAM-2] has the known number of hands of each rank', () => {
    const counted = Object.fromEntries(niuniuRanks.map((rank) => [rank, 0]));
    for (const { rank, ways } of allNiuniuHands) counted[rank]! += ways;
    expect(counted).toEqual({
      none: 870_984,
      'niu-1': 171_288,
      'niu-2': 168_072,
      'niu-3': 171_288,
      'niu-4': 168_072,
      'niu-5': 177_408,
      'niu-6': 168_072,
      'niu-7': 171_288,
      'niu-8': 168_072,
      'niu-9': 171_288,
      'niu-niu': 189_008,
      'four-faces': 1_968,
      'five-faces': 768,
      'four-of-a-kind': 608,
      'five-small': 776,
    });
    expect(Object.values(counted).reduce((sum, count) => sum + count)).toBe(2_598_960);
  });

  it.each([
    ['♠A ♥2 ♣4 ♦6 ♠8', 'none', 1],
    ['♠K ♥Q ♣J ♦2 ♠4', 'niu-6', 1],
    ['♠7 ♥8 ♣5 ♦3 ♠4', 'niu-7', 2],
    ['♠10 ♥Q ♣J ♦4 ♠6', 'niu-niu', 3],
    ['♠K ♥K ♣J ♦Q ♠10', 'four-faces', 5],
    ['♠K ♥K ♣J ♦Q ♠Q', 'five-faces', 5],
    ['♠9 ♥9 ♣9 ♦9 ♠K', 'four-of-a-kind', 5],
    ['♠A ♥A ♣2 ♦2 ♠4', 'five-small', 5],
    // Five cards below five with a sum above ten are not five small.
    ['♠3 ♥3 ♣3 ♦2 ♠4', 'niu-5', 1],
  ])('[GAM-2] of %s is %s and counts %i times', (names, expected, multiple) => {
    const { rank } = niuniuHand(cards(names));
    expect(rank).toBe(expected);
    expect(niuniuMultiples[rank]).toBe(multiple);
  });

  it('[GAM-2] compares equal ranks by the highest card, then by its suit', () => {
    const ascending = [
      '♠9 ♥8 ♣3 ♦A ♥Q',
      '♦K ♥2 ♣4 ♦6 ♠A',
      '♠K ♥2 ♣4 ♦6 ♠A',
      '♠K ♥Q ♣J ♦A ♠3',
      '♠10 ♥Q ♣J ♦4 ♠6',
      '♠J ♥J ♣Q ♦Q ♠10',
      '♠J ♥J ♣Q ♦Q ♠Q',
      '♠A ♥9 ♣9 ♦9 ♠9',
      '♠A ♥A ♣2 ♦2 ♠3',
      '♠A ♥A ♣2 ♦2 ♠4',
    ].map((names) => niuniuHand(cards(names)).strength);
    expect([...ascending].sort((left, right) => left - right)).toEqual(ascending);
    expect(new Set(ascending).size).toBe(ascending.length);
  });

  it('[GAM-2] ranks hands, and decides equal ranks by the highest card and its suit', () => {
    const ascending = [
      '♠A ♥2 ♦5 ♣8 ♠8',
      '♦K ♥2 ♦9 ♣3 ♠7',
      '♣K ♥2 ♦9 ♣2 ♠8',
      '♥K ♥2 ♦9 ♣Q ♠10',
      '♠K ♥9 ♦9 ♣Q ♠A',
      '♥K ♠Q ♠J ♥4 ♠6',
      '♦K ♦Q ♥J ♣J ♥10',
      '♦K ♦Q ♥J ♣J ♥K',
      '♦3 ♥3 ♠3 ♣3 ♥10',
      '♦A ♥A ♠2 ♣2 ♥4',
    ].map((names) => niuniuHand(cards(names)));
    expect(ascending.map(({ rank }) => rank)).toEqual([
      'none',
      'niu-1',
      'niu-1',
      'niu-1',
      'niu-9',
      'niu-niu',
      'four-faces',
      'five-faces',
      'four-of-a-kind',
      'five-small',
    ]);
    const strengths = ascending.map(({ strength }) => strength);
    expect([...strengths].sort((a, b) => a - b)).toEqual(strengths);
  });

  it('[GAM-2] has a multiple for every rank, in the same order', () => {
    expect(Object.keys(niuniuMultiples)).toEqual([...niuniuRanks]);
  });
});
