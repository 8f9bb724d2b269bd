import { pointText } from './scoreboard';

describe('pointText', () => {
  it('[SPT-8] calls the points of tennis, in a tie-break by their number', () => {
    expect([0, 1, 2, 3].map((own) => pointText('tennis', [own, 0], false))).toEqual(['0', '15', '30', '40']);
    expect([pointText('tennis', [4, 3], false), pointText('tennis', [3, 4], false)]).toEqual(['AD', '40']);
    expect(pointText('tennis', [4, 3], true)).toBe('4');
  });

  it('[SPT-8] shows the points of other sports as numbers', () => {
    expect(pointText('basketball', [2, 1], false)).toBe('2');
  });
});
