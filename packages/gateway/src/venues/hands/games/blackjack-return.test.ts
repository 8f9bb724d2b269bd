import { exactFigures } from '../testing/blackjack-solver';
import { handFigures } from '../testing/exact-figures';
import { blackjack } from './blackjack';

describe('blackjack', () => {
  it('[GAM-2] returns what an exact enumeration of eight decks gives, the figure that is published', () => {
    const { returned, staked, edgeOfStakes } = exactFigures(8);
    // Published by the audit of another casino with the same rules, and printed in `docs/games.md`.
    expect([returned, staked, edgeOfStakes].map((figure) => figure.toFixed(6))).toEqual([
      '99.512325',
      '1.127741',
      '0.432435',
    ]);
    const printed = handFigures.blackjack;
    expect([printed.returned, printed.staked, printed.lostOfStakes]).toEqual([
      returned.toFixed(6),
      staked.toFixed(6),
      edgeOfStakes.toFixed(6),
    ]);
    expect(blackjack.returnToPlayer).toBe((Math.floor(returned * 100) / 100).toFixed(2));
  });

  it('[GAM-2] would return the figure that is published for six decks with six', () => {
    expect(exactFigures(6).returned).toBeCloseTo(99.540064, 6);
  });
});
