import { exactFigures } from '../testing/blackjack-solver';
import { blackjack } from './blackjack';

describe('blackjack', () => {
  it('[GAM-2] returns what an exact enumeration of eight decks gives, the figure that is published', () => {
    const { returned, staked, edgeOfStakes } = exactFigures(8);
    // Published by the audit of another casino with the same rules.
    expect(returned).toBeCloseTo(99.512325, 6);
    expect(staked).toBeCloseTo(1.127741, 6);
    expect(edgeOfStakes).toBeCloseTo(0.432435, 6);
    expect(blackjack.returnToPlayer).toBe((Math.floor(returned * 100) / 100).toFixed(2));
  });

  it('[GAM-2] would return the figure that is published for six decks with six', () => {
    expect(exactFigures(6).returned).toBeCloseTo(99.540064, 6);
  });
});
