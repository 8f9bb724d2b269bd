import { range, subsets } from '../tables/games/numbers';
import { cards } from '../testing/named-cards';
import { threeCardKinds, threeCardRank } from './three-card-rank';

/** All 22,100 hands. */
const ranked = subsets(range(0, 51), 3).map((hand) => threeCardRank(hand));

const strength = (...hand: number[]): number => threeCardRank(hand).strength;

describe('the rank of three cards', () => {
  it('[GAM-2] has the known number of hands of each kind', () => {
    const counts = threeCardKinds.map((name) => [name, ranked.filter(({ kind }) => kind === name).length]);
    expect(Object.fromEntries(counts)).toEqual({
      single: 16_440,
      pair: 3_744,
      straight: 720,
      flush: 1_096,
      'straight-flush': 48,
      triple: 52,
    });
  });

  it('[GAM-2] ranks every hand of a higher kind above every hand of a lower one', () => {
    const ranges = threeCardKinds.map((name) => {
      const strengths = ranked.filter(({ kind }) => kind === name).map((hand) => hand.strength);
      return [Math.min(...strengths), Math.max(...strengths)];
    });
    expect(ranges.flat()).toEqual([...ranges.flat()].sort((left, right) => left - right));
    expect(new Set(ranges.flat()).size).toBe(12);
  });

  it('[GAM-2] compares ranks from the highest card, the pair before its third card, and not suits', () => {
    const [ace, two, three, four, queen, king] = [0, 1, 2, 3, 11, 12] as const;
    const [heart, club] = [13, 26];
    // A 2 3 is the lowest straight, A K Q the highest.
    expect(strength(ace, heart + two, club + three)).toBeLessThan(strength(two, heart + three, club + four));
    expect(strength(ace, heart + king, club + queen)).toBeGreaterThan(
      strength(king, heart + queen, club + 10),
    );
    // A pair of threes with a two beats twos with an ace.
    expect(strength(three, heart + three, two)).toBeGreaterThan(strength(two, heart + two, ace));
    expect(strength(three, heart + three, ace)).toBeGreaterThan(strength(three, heart + three, king));
    expect(strength(ace, heart + 6, club + four)).toBeGreaterThan(strength(king, heart + queen, club + 9));
    expect(strength(ace, heart + 6, club + four)).toBe(strength(heart + ace, 6, 39 + four));
    expect(strength(ace, heart + ace, club + ace)).toBeGreaterThan(strength(king, heart + king, club + king));
  });

  it('[GAM-2] ranks hands in the order of the game, A 2 3 as the lowest straight', () => {
    const ascending = [
      '♠Q ♥6 ♦4',
      '♠A ♥K ♦J',
      '♠2 ♥2 ♦3',
      '♠2 ♥2 ♦A',
      '♠3 ♥3 ♦2',
      '♠A ♥2 ♦3',
      '♠2 ♥3 ♦4',
      '♠Q ♥K ♦A',
      '♠2 ♠3 ♠5',
      '♠A ♠K ♠J',
      '♥A ♥2 ♥3',
      '♥Q ♥K ♥A',
      '♠2 ♥2 ♦2',
      '♠A ♥A ♦A',
    ].map((names) => threeCardRank(cards(names)).strength);
    expect([...ascending].sort((a, b) => a - b)).toEqual(ascending);
    expect(new Set(ascending).size).toBe(ascending.length);
  });
});
