import { givingSide, handicapText, lineText } from './lines';

describe('lineText', () => {
  it.each([
    [0, '0'],
    [-1, '0/0.5'],
    [-2, '0.5'],
    [3, '0.5/1'],
    [-4, '1'],
    [5, '1/1.5'],
    [9, '2/2.5'],
    [10, '2.5'],
    [638, '159.5'],
  ])('[SPT-8] writes %i quarters as %s', (q, text) => {
    expect(lineText(q)).toBe(text);
  });

  it('[SPT-8] names the side that gives goals', () => {
    expect([-2, 0, 2].map(givingSide)).toEqual(['h', undefined, 'a']);
  });

  it.each([
    ['h', -3, '−0.5/1'],
    ['a', -3, '+0.5/1'],
    ['h', 2, '+0.5'],
    ['a', 2, '−0.5'],
    ['h', 0, '0'],
  ])('[SPT-8] writes the handicap of side %s at %i quarters as %s, with a minus sign', (side, q, text) => {
    expect(handicapText(q, side)).toBe(text);
  });
});
