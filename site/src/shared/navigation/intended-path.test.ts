import { intendedPath, withIntended } from './intended-path';

describe('the intended path', () => {
  it('[RTE-2] round-trips through the query', () => {
    const address = withIntended('/user/login', '/mine/record/betRecord?state=open&x=1#last');
    expect(intendedPath(new URL(address, 'http://x').search)).toBe(
      '/mine/record/betRecord?state=open&x=1#last',
    );
    expect(withIntended('/user/login', undefined)).toBe('/user/login');
  });

  it.each([
    '',
    'mine/vip',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/mine',
    'javascript:alert(1)',
  ])('[RTE-2] never leaves the site: %j', (wanted) => {
    expect(intendedPath(new URLSearchParams({ next: wanted }))).toBeUndefined();
  });
});
