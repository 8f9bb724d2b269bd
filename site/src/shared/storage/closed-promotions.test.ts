import { storageKeys } from '@pavilion/contract';
import { closedIds, rememberClosed } from './closed-promotions';

describe('closed promotions', () => {
  const storage = () => localStorage;
  const close = (id: string) => rememberClosed(storage, 'closedPromotions', id);
  const closed = () => closedIds(storage, 'closedPromotions');
  beforeEach(() => localStorage.clear());

  it('[APP-8] are stored once each, and the oldest are dropped', () => {
    for (const id of ['a', 'b', 'a']) close(id);
    expect(closed()).toEqual(['b', 'a']);
    for (let index = 0; index < 60; index += 1) close(`p${index}`);
    expect(closed()).toHaveLength(50);
    expect(closed()).not.toContain('a');
  });

  it('[APP-8] stay closed while another is closed on each of 60 days, or in each of 60 revisions', () => {
    close('once');
    for (let day = 0; day < 60; day += 1) close(`daily@${day}`);
    for (let revision = 1; revision < 60; revision += 1) close(`edited.${revision}`);
    expect(closed()).toEqual(['once', 'daily@59', 'edited.59']);
  });

  it('[APP-8] stay closed when 50 announcements and banners are closed', () => {
    close('once');
    for (let index = 0; index < 50; index += 1) {
      rememberClosed(storage, 'closedNotices', `n${index}`);
      rememberClosed(storage, 'closedBanners', `b${index}`);
    }
    expect(closed()).toEqual(['once']);
  });

  it.each(['{', 'null', '"a"', '{"a":1}'])('takes %s for nothing', (kept) => {
    localStorage.setItem(storageKeys.closedPromotions, kept);
    expect(closed()).toEqual([]);
  });

  it('[APP-8] are empty when the browser denies its storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    rememberClosed(denied, 'closedPromotions', 'a');
    expect(closedIds(denied, 'closedPromotions')).toEqual([]);
  });
});
