import { storageKeys } from '@pavilion/contract';
import { createMemoryCookies } from '@pavilion/sdk/testing';
import { isPhoneBrowser } from './is-phone-browser';
import { createPhoneVisit } from './phone-visit';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('a visit by phone', () => {
  it.each([
    [iphone, true],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 Chrome/116 Mobile Safari/537.36 MicroMessenger/8.0',
      true,
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', true],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12 Version/12.16', true],
    // The default of iPads since iPadOS 13.
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      false,
    ],
    ['Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', false],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', false],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['', false],
    [undefined, false],
  ])('[MOB-1] recognizes the user agents of phones, not those of tablets: %s', (userAgent, expected) => {
    expect(isPhoneBrowser(userAgent)).toBe(expected);
  });

  it('[MOB-1] stores path and href, and returns the path once the visitor chooses the desktop site', () => {
    const cookies = createMemoryCookies();
    const visit = createPhoneVisit(iphone, cookies);
    expect(visit.isPhone()).toBe(true);
    visit.storeEntryAddress('https://play.example/game/egame?venue=a&i_code=A#top');
    expect(JSON.parse(cookies.get(storageKeys.phoneArrival)!)).toEqual({
      path: '/game/egame?venue=a&i_code=A#top',
      href: 'https://play.example/game/egame?venue=a&i_code=A#top',
    });
    expect(visit.chooseDesktopSite()).toBe('/game/egame?venue=a&i_code=A#top');
    expect(visit.isPhone()).toBe(false);
  });

  it('[MOB-1] keeps a long query and the hash', () => {
    const cookies = createMemoryCookies();
    const visit = createPhoneVisit(iphone, cookies);
    const path = `/game/sport/im?url=${'x'.repeat(3_500)}#odds`;
    visit.storeEntryAddress(`https://play.example${path}`);
    expect(visit.chooseDesktopSite()).toBe(path);
  });

  it.each([
    ['/agent', `?q=${'x'.repeat(5_000)}`, '/agent'],
    ['/agent', `?q=${'%E4%BA%91'.repeat(300)}`, '/agent'],
    [`/${'x'.repeat(5_000)}`, '', '/'],
  ])('[MOB-1] stores what fits into a cookie of %.10s%.10s', (pathname, search, stored) => {
    const cookies = createMemoryCookies();
    const visit = createPhoneVisit(iphone, cookies);
    visit.storeEntryAddress(`https://play.example${pathname}${search}`);
    expect(encodeURIComponent(cookies.get(storageKeys.phoneArrival)!).length).toBeLessThan(4_000);
    expect(visit.chooseDesktopSite()).toBe(stored);
  });

  it('[MOB-1] adds the hash, which the server does not receive, once', () => {
    const cookies = createMemoryCookies();
    const visit = createPhoneVisit(iphone, cookies);
    visit.storeEntryHash('https://play.example/download-page#top');
    expect(cookies.get(storageKeys.phoneArrival)).toBeUndefined();
    visit.storeEntryAddress('https://play.example/game/egame?venue=a');
    visit.storeEntryHash('https://play.example/download-page#top');
    visit.storeEntryHash('https://play.example/download-page#other');
    expect(visit.chooseDesktopSite()).toBe('/game/egame?venue=a#top');
  });

  it.each([
    '',
    '{',
    '"x"',
    'null',
    '{"path":1}',
    '{"path":"//evil.example"}',
    '{"path":"javascript:1"}',
    '{"href":1}',
    '{"href":"javascript:1"}',
  ])('[MOB-1] returns no path for the invalid cookie %j', (value) => {
    const cookies = createMemoryCookies();
    cookies.set(storageKeys.phoneArrival, value);
    expect(createPhoneVisit(iphone, cookies).chooseDesktopSite()).toBeUndefined();
  });
});
