import { storageKeys } from '@pavilion/contract';
import { closedPromotions, rememberClosed } from './closed-promotions';

describe('closed promotions', () => {
  beforeEach(() => localStorage.clear());

  it('[APP-8] are remembered once each, the oldest forgotten', () => {
    for (const id of ['a', 'b', 'a']) rememberClosed(localStorage, id);
    expect(closedPromotions(localStorage)).toEqual(['b', 'a']);
    for (let index = 0; index < 60; index += 1) rememberClosed(localStorage, `p${index}`);
    expect(closedPromotions(localStorage)).toHaveLength(50);
    expect(closedPromotions(localStorage)).not.toContain('a');
  });

  it.each(['{', 'null', '"a"', '{"a":1}'])('takes %s for nothing', (kept) => {
    localStorage.setItem(storageKeys.closedPromotions, kept);
    expect(closedPromotions(localStorage)).toEqual([]);
  });
});
