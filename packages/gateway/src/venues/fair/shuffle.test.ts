import { everySequence } from '../testing/every-sequence';
import { drawItems } from './shuffle';

describe('drawing items', () => {
  it('[GAM-2] reaches each of the 120 orders of five items by one sequence of numbers', () => {
    const orders = everySequence((random) => drawItems([1, 2, 3, 4, 5], 5, random).join('')).map(
      ({ result }) => result,
    );
    expect(orders).toHaveLength(120);
    expect(new Set(orders).size).toBe(120);
  });

  it('[GAM-2] reaches each ordered pair of five items by one sequence, and leaves the items as they are', () => {
    const items = [1, 2, 3, 4, 5];
    const pairs = everySequence((random) => drawItems(items, 2, random).join('')).map(({ result }) => result);
    expect(pairs).toHaveLength(20);
    expect(new Set(pairs).size).toBe(20);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });

  it('[GAM-2] swaps the next item with the drawn one, so that a record can be computed again', () => {
    const numbers = [3, 0, 2];
    const bounds: number[] = [];
    const drawn = drawItems(['a', 'b', 'c', 'd', 'e'], 3, (bound) => numbers[bounds.push(bound) - 1]!);
    expect(bounds).toEqual([5, 4, 3]);
    expect(drawn).toEqual(['d', 'b', 'e']);
  });

  it('[GAM-2] refuses more items than there are', () => {
    expect(() => drawItems([1, 2], 3, () => 0)).toThrow(RangeError);
  });
});
