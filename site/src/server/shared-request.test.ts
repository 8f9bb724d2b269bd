import { storageKeys } from '@pavilion/contract';
import { paths } from '../routes/paths';
import { askServer, memberCookies } from '../testing/open-site';
import type { SharedRequest } from './page-server';
import { sharedRequest } from './shared-request';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const visitor = {
  url: '/game/egame?venue=a',
  protocol: 'http' as const,
  headers: { host: 'pavilion.test' },
  cookies: {},
};

describe('sharedRequest', () => {
  it('[APP-1] keeps address, host, theme and language and drops everything else', () => {
    const headers = { host: 'pavilion.test', 'user-agent': 'Firefox', 'x-forwarded-for': '203.0.113.9' };
    const cookies = { theme: 'space', locale: 'en', deviceId: 'mine', other: 'x' };
    expect(sharedRequest({ url: '/?theme=2', protocol: 'https', headers, cookies })).toEqual({
      url: '/?theme=2',
      protocol: 'https',
      headers: { host: 'pavilion.test' },
      cookies: { theme: 'space', locale: 'en' },
    });
    expect(sharedRequest(visitor)).toEqual(visitor);
  });

  it('[SES-1] shares the page on HTTPS although another host has set a cookie named like the session’s', () =>
    expect(sharedRequest({ ...visitor, protocol: 'https', cookies: memberCookies })).toEqual({
      ...visitor,
      protocol: 'https',
    }));

  it.each([
    ['a member’s', { ...visitor, cookies: memberCookies }],
    ['a member’s on HTTPS', { ...visitor, protocol: 'https', cookies: { '__Host-token': 'token-1' } }],
    ['a phone’s', { ...visitor, headers: { 'user-agent': phone } }],
    ['the one that shows the IP address', { ...visitor, url: `${paths.other.restrictedIp}?name=x` }],
    ['the same with a slash', { ...visitor, url: `${paths.other.restrictedIp}/` }],
  ] satisfies [string, SharedRequest][])('[APP-1] is undefined when the page is %s', (_whose, request) =>
    expect(sharedRequest(request)).toBeUndefined(),
  );

  it('[MNT-2] a shared page contains no IP address, a personal page its visitor’s', async () => {
    const address = (body: string) => /"ip":"([^"]*)"/.exec(body)?.[1];
    expect(address((await askServer('/', { ip: '' })).body)).toBe('');
    expect(address((await askServer('/', { ip: '203.0.113.9' })).body)).toBe('203.0.113.9');
    const cookies = { [storageKeys.locale]: 'zh-CN' };
    const { body } = await askServer(paths.other.restrictedIp, { ip: '203.0.113.9', cookies });
    expect(body).toContain('203.0.113.9</dd>');
  });
});
