import { storageKeys } from '@pavilion/contract';
import { closedPromotions, rememberClosed } from './closed-promotions';

describe('closed promotions', () => {
  const storage = () => localStorage;
  beforeEach(() => localStorage.clear());

  it('[APP-8] are stored once each, and the oldest are dropped', () => {
    for (const id of ['a', 'b', 'a']) rememberClosed(storage, id);
    expect(closedPromotions(storage)).toEqual(['b', 'a']);
    for (let index = 0; index < 60; index += 1) rememberClosed(storage, `p${index}`);
    expect(closedPromotions(storage)).toHaveLength(50);
    expect(closedPromotions(storage)).not.toContain('a');
  });

  it.each(['{', 'null', '"a"', '{"a":1}'])('takes %s for nothing', (kept) => {
    localStorage.setItem(storageKeys.closedPromotions, kept);
    expect(closedPromotions(storage)).toEqual([]);
  });

  it('[APP-8] are empty when the browser denies its storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    rememberClosed(denied, 'a');
    expect(closedPromotions(denied)).toEqual([]);
  });
});
