import { errorCodes, headers, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { buildPreInfo, createStandIn, exampleHandlers, refuse } from '@pavilion/sdk/testing';
import type { Boot } from '../app/boot';
import { askServer, memberCookies } from '../testing/open-site';
import type { PageCall } from './page-server';
import { createSkeletons, renderPage } from './render-page';

describe('the server', () => {
  it('[RTE-1] answers 404 with a link to Home for an unknown path and an unknown article', async () => {
    for (const url of ['/nowhere', '/help/unknown', '/sponsor/7', '/mine/ebpayAccount']) {
      const { status, body } = await askServer(url);
      expect(status).toBe(404);
      expect(body).toContain('没有找到这个页面');
    }
  });

  it('[RTE-2] redirects a visitor from a member page to Home with the page in `next`', async () => {
    const { status, headers: answered } = await askServer('/mine/record/betRecord?state=open');
    expect(status).toBe(302);
    expect(answered?.location).toBe('/?next=%2Fmine%2Frecord%2FbetRecord%3Fstate%3Dopen');
  });

  it('[RTE-2] renders a member page with name and balance', async () => {
    const { status, body } = await askServer('/mine/vip', { cookies: memberCookies });
    expect(status).toBe(200);
    expect(body).toContain('1,280.50');
  });

  it('[MNY-2] does not show the balance, even for a moment, on a device that hides it', async () => {
    const cookies = { ...memberCookies, [storageKeys.balanceHidden]: 'true' };
    const { body } = await askServer('/mine/vip', { cookies });
    expect(body).toContain('金额已隐藏');
    expect(body).not.toContain('1,280.50');
  });

  it("[REQ-1] [REQ-9] sends the member's device id and user hash with the requests of a page", async () => {
    const gateway = createStandIn(exampleHandlers());
    const device = 'c0ffee00-1234-4abc-8def-0123456789ab';
    const hash = 'ab'.repeat(32);
    const cookies = {
      ...memberCookies,
      [storageKeys.deviceCookie]: device,
      [storageKeys.userHash]: hash,
    };
    await askServer('/mine/vip', { cookies, gateway });
    for (const request of gateway.requests) {
      expect(request.headers[headers.device.toLowerCase()]).toBe(device);
      expect(request.headers[headers.userHash.toLowerCase()]).toBe(
        request.name === 'memberInfo' ? hash : undefined,
      );
    }
    expect(gateway.requests.map(({ name }) => name)).toContain('memberInfo');
  });

  it('[PRO-4] sends the time with the page of a member, and not with a shared page', async () => {
    const bootOf = ({ body }: { body: string }) =>
      JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '') as Boot;
    const before = Date.now();
    const { renderedAt } = bootOf(await askServer('/mine/vip', { cookies: memberCookies }));
    expect(Date.parse(renderedAt ?? '')).toBeGreaterThan(before - 1_000);
    expect(Date.parse(renderedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(bootOf(await askServer('/help/kh'))).not.toHaveProperty('renderedAt');
  });

  it('[SES-3] renders the page for visitors when the gateway rejects the session', async () => {
    const { status, headers: answered } = await askServer('/mine/vip', {
      cookies: memberCookies,
      handlers: { memberInfo: () => refuse(errorCodes.passwordChanged) },
    });
    expect(status).toBe(302);
    expect(answered?.location).toBe('/?next=%2Fmine%2Fvip');
  });

  it('[MNT-1] redirects every page to the maintenance page, which does not redirect', async () => {
    const handlers = { preInfo: () => buildPreInfo({ maintainConfig: { status: 0 } }) };
    expect((await askServer('/', { handlers })).headers?.location).toBe('/other/maintenance');
    expect((await askServer('/other/maintenance', { handlers })).status).toBe(200);
    expect((await askServer('/download-page', { handlers })).status).toBe(200);
  });

  it('[APP-1] takes title and icon from preInfo', async () => {
    const SiteBaseConfigVo = { title: '云上乐园', webLogoTitleUrl: '/cloud.svg', siteDomainUrl: '' };
    const { body } = await askServer('/', {
      handlers: { preInfo: () => buildPreInfo({ SiteBaseConfigVo }) },
    });
    expect(body).toContain('<title>云上乐园</title>');
    expect(body).toContain('<link rel="icon" href="/cloud.svg">');
  });

  it('[APP-3] sends a page without content when preInfo fails', async () => {
    const { status, body } = await askServer('/help/kh', {
      handlers: { preInfo: () => refuse(errorCodes.generalError) },
    });
    expect(status).toBe(200);
    expect(body).not.toContain('<h1');
  });

  it('[REQ-3] [APP-1] renders the page without the data of a call that does not answer within 600 ms', async () => {
    const gateway = createStandIn(exampleHandlers());
    const calls: PageCall = async ({ method, path }, body) => {
      if (path === wire.queryNoticeList.path) return new Promise(() => {});
      const answered = await gateway.fetch(path, { method, body: JSON.stringify(body) });
      return answered.json();
    };
    const request = { url: '/help/kh', cookies: {}, headers: { host: 'localhost:4600' }, ip: '' };
    const { status, body, isPartial } = await renderPage(
      { ...request, protocol: 'http', call: calls, signal: new AbortController().signal },
      { assetsOfSources: () => ({ script: '/entry.js', preloads: [], styles: [] }) },
    );
    expect([status, isPartial]).toEqual([200, true]);
    expect(body).toContain('<h1');
  });

  it('[MOB-1] redirects a phone to the page for phones with the requested address in a cookie', async () => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
    const { status, headers: answered } = await askServer('/game/egame?venue=a&i_code=A', { userAgent });
    expect(status).toBe(302);
    expect(answered?.location).toBe('/download-page?i_code=A');
    const [cookie] = answered!['set-cookie']!.split(';');
    expect(JSON.parse(decodeURIComponent(cookie!.split('=')[1]!))).toEqual({
      path: '/game/egame?venue=a&i_code=A',
      href: 'http://localhost:4600/game/egame?venue=a&i_code=A',
    });
    expect((await askServer('/download-page?i_code=A', { userAgent })).status).toBe(200);
    const cookies = { [storageKeys.siteOnPhone]: '1' };
    expect((await askServer('/game/egame', { userAgent, cookies })).status).toBe(200);
  });
});

describe('the skeleton of a page that was not rendered', () => {
  const skeletons = createSkeletons({ assets: { script: '/entry.js', preloads: [], styles: [] } });
  const ask = async (url: string, cookies: Record<string, string> = {}) => {
    const html = await skeletons({ url, cookies, headers: { host: 'localhost:4600' }, protocol: 'http' });
    return { html, page: new DOMParser().parseFromString(html, 'text/html') };
  };
  const textOf = (page: Document, selector: string) => page.querySelector(selector)!.textContent;

  it('[APP-3] has brand, main menu and tab bar around it, and says that the browser renders the page', async () => {
    const { page } = await ask('/game/sport?match=fb.river.1');
    const boot = JSON.parse(page.getElementById('boot')!.textContent!) as Boot;
    expect(boot).toMatchObject({ isSkeleton: true, isComplete: false, isMember: false, state: {} });
    expect(textOf(page, 'header')).toMatch(/华亭.*体育.*真人.*登录.*注册/);
    expect(textOf(page, 'nav[aria-label="快捷导航"]')).toContain('首页');
    expect(page.querySelector('main [aria-busy="true"]')).not.toBeNull();
    expect(page.querySelector('main h1')).toBeNull();
  });

  it('[APP-3] is that of a member area for members alone, without their data', async () => {
    const member = await ask('/mine/vip', memberCookies);
    expect(textOf(member.page, 'header')).not.toContain('登录');
    expect(member.page.querySelector('main aside')).not.toBeNull();
    expect(member.html).not.toContain(memberCookies[storageKeys.token]!);
    const visitor = await ask('/mine/vip');
    expect(visitor.page.querySelector('main aside')).toBeNull();
    expect(textOf(visitor.page, 'header')).toContain('登录');
  });

  it('is in the language of the visitor, without a menu on pages that have none', async () => {
    const english = await ask('/', { [storageKeys.locale]: 'en' });
    expect(english.page.documentElement.lang).toBe('en');
    expect(textOf(english.page, 'header')).toContain('Sports');
    const login = await ask('/user/login');
    expect(login.page.querySelector('nav')).toBeNull();
    expect(textOf(login.page, 'header')).toContain('华亭');
  });

  it('[APP-3] is rendered once for the visitors of a path', async () => {
    expect((await ask('/?r_code=A')).html).toBe((await ask('/', { [storageKeys.theme]: 'space' })).html);
  });
});
