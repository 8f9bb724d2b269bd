import { betFigures } from './exact-return';
import { percent } from './fraction';

/** A die with a bet on six that pays 5.00, and half back for a five. */
const die = {
  *outcomes() {
    for (let face = 1; face <= 5; face += 1) yield [face, 2n] as const;
    yield [6, 2n] as const;
  },
  returnOf: (selection: string, face: number) =>
    selection !== 'six' ? undefined : face === 6 ? 500 : face === 5 ? 50 : 0,
};

describe('the exact figures of a bet', () => {
  it('[GAM-2] weigh each class of outcomes', () => {
    const { returned, hit, pays } = betFigures(die, 'six');
    expect(returned).toEqual({ over: 1_100n, under: 1_200n });
    expect(percent(returned)).toBe('91.66');
    expect(hit).toEqual({ over: 2n, under: 12n });
    expect(pays).toEqual([500]);
  });

  it('[GAM-2] are refused for an unknown selection', () => {
    expect(() => betFigures(die, 'seven')).toThrow(RangeError);
  });
});
