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
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', false],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['', false],
    [undefined, false],
  ])('[MOB-1] recognizes the user agents of phones: %s', (userAgent, expected) => {
    expect(isPhoneBrowser(userAgent)).toBe(expected);
  });

  it('[MOB-1] stores path and href, and returns the path once the visitor chooses the desktop site', () => {
    const cookies = createMemoryCookies();
    const visit = createPhoneVisit(iphone, cookies);
    expect(visit.isPhone()).toBe(true);
    visit.storeEntryAddress('https://play.example/game/egame?venue=a&i_code=A#top');
    expect(JSON.parse(cookies.get(storageKeys.phoneArrival)!)).toEqual({
      path: '/game/egame?venue=a&i_code=A',
      href: 'https://play.example/game/egame?venue=a&i_code=A',
    });
    expect(visit.chooseDesktopSite()).toBe('/game/egame?venue=a&i_code=A');
    expect(visit.isPhone()).toBe(false);
  });

  it('[MOB-1] drops a query that does not fit into a cookie', () => {
    const cookies = createMemoryCookies();
    createPhoneVisit(iphone, cookies).storeEntryAddress(`https://play.example/agent?q=${'x'.repeat(5_000)}`);
    expect(JSON.parse(cookies.get(storageKeys.phoneArrival)!).path).toBe('/agent');
  });

  it.each(['', '{', '"x"', 'null', '{"path":1}', '{"path":"//evil.example"}', '{"path":"javascript:1"}'])(
    '[MOB-1] returns no path for the invalid cookie %j',
    (value) => {
      const cookies = createMemoryCookies();
      cookies.set(storageKeys.phoneArrival, value);
      expect(createPhoneVisit(iphone, cookies).chooseDesktopSite()).toBeUndefined();
    },
  );
});
