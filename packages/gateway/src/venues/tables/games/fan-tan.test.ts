import { fanTan } from './fan-tan';

/** The returns of a bet for a remainder of 1, 2, 3 and 4. */
const returns = (selection: string) => [41, 42, 43, 44].map((beads) => fanTan.returnOf(selection, { beads }));

describe('fan-tan', () => {
  it('[GAM-2] returns by the beads that are left, counted off in fours', () => {
    expect(returns('fan:4')).toEqual([0, 0, 0, 385]);
    expect(returns('nim:2-4')).toEqual([0, 290, 0, 100]);
    expect(returns('kwok:1-4')).toEqual([195, 0, 0, 195]);
    expect(returns('three:1-2-4')).toEqual([131, 131, 0, 131]);
    expect(fanTan.mark({ beads: 88 }).text.en).toBe('4');
  });

  it('[GAM-2] returns the stake of a ching for the neighbours, and takes it for the opposite', () => {
    expect(returns('ching:1')).toEqual([195, 100, 0, 100]);
    expect(returns('ching:2')).toEqual([100, 195, 100, 0]);
    expect(returns('ching:3')).toEqual([0, 100, 195, 100]);
    expect(returns('ching:4')).toEqual([100, 0, 100, 195]);
  });
});
