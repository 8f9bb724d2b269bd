import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, PageServer } from '@pavilion/gateway';
import { limits } from '../packages/contract/src/limits';
import { pavilion } from '../site/src/brands/pavilion';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessible } from './checks';
import { callGateway } from './gateway-call';
import type { Product } from './product';
import { copySeed, startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import {
  anyOf,
  appTexts,
  authTexts,
  developerTexts,
  englishAppTexts,
  fallbackTexts,
  homeTexts,
  titleTexts,
} from './texts';

/** The server-rendered HTML and its hydration. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

/** In the data of a page that was rendered whole. */
const completeMark = '"isComplete":true';

/** Requests a page until it is whole: on a loaded machine a render or its calls can exceed their time limits. */
const getPage = async (path: string, cookie = '') => {
  const request = async () => {
    const answer = await fetch(product.url + path, {
      headers: { accept: 'text/html', cookie },
      redirect: 'manual',
    });
    return { answer, html: await answer.text() };
  };
  let page = await request();
  const isDone = () => page.answer.status === 302 || page.html.includes(completeMark);
  await expect(async () => {
    if (!isDone()) page = await request();
    expect(isDone()).toBe(true);
  }).toPass({ timeout: 30_000 });
  return page;
};

/** The text content of HTML. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const waitForLoad = (page: Page) => page.waitForFunction(() => document.readyState === 'complete');

test.describe('the HTML of', () => {
  test('[APP-1] Home has title, games, announcement and banners', async () => {
    const { answer, html } = await getPage(paths.home);
    const { data: games } = await callGateway(product.url, 'gameList', { shelf: 'hot', limit: 4 });
    const { data: notices } = await callGateway(product.url, 'queryNoticeList', { category: 'marquee' });
    const { data: info } = await callGateway(product.url, 'preInfo', { platformType: limits.platformType });
    const words = textOf(html);
    expect(answer.status).toBe(200);
    expect(html).toContain(`<title>${info.SiteBaseConfigVo.title}</title>`);
    expect(games.items.length).toBeGreaterThan(0);
    for (const { name } of games.items) expect(words).toContain(name['zh-CN']);
    expect(words).toContain(notices[0]?.title['zh-CN']);
    expect(words).toContain(homeTexts.hotGames);
    expect(words).toContain(appTexts.login);
  });

  test('[GAM-2] the lobby has its games', async () => {
    const { html } = await getPage(paths.game.egame);
    const { data: games } = await callGateway(product.url, 'gameList', { category: 'egame', limit: 6 });
    expect(html).toContain(`<title>${titleTexts.egame} - `);
    for (const { name } of games.items) expect(textOf(html)).toContain(name['zh-CN']);
  });

  test('[RTE-4] login and register have their forms and titles', async () => {
    const login = await getPage(paths.user.login);
    expect(login.html).toContain(`<title>${titleTexts.login} - `);
    expect(textOf(login.html)).toContain(authTexts.loginTitle);
    expect(login.html).toContain('name="password"');
    const register = await getPage(paths.user.register);
    expect(register.html).toContain(`<title>${titleTexts.register} - `);
    expect(textOf(register.html)).toContain(authTexts.ofAge);
    expect(register.html).toContain('name="invite"');
  });

  test('[RTE-1] an unknown path has the 404 page and status', async () => {
    for (const path of ['/no/such/page', '/mine/nothing', '/404']) {
      const { answer, html } = await getPage(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(textOf(html)).toContain(fallbackTexts.notFoundTitle);
      expect(textOf(html)).toContain(fallbackTexts.backHome);
    }
  });

  test('[RTE-2] a member’s page redirects visitors home, with the page in the address', async () => {
    const { answer } = await getPage(paths.mine.finance.deposit);
    expect(answer.status).toBe(302);
    const target = new URL(answer.headers.get('location') ?? '', product.url);
    expect(target.pathname).toBe(paths.home);
    expect(target.search).toContain(encodeURIComponent(paths.mine.finance.deposit));
  });

  test('[THM-1][THM-2][APP-9] every page has the theme and the language of its visitor', async () => {
    const cases = [
      ['', '', 'default', 'zh-CN'],
      ['', 'theme=space', 'space', 'zh-CN'],
      ['', 'theme=nonsense', 'default', 'zh-CN'],
      ['?theme=2', '', 'space', 'zh-CN'],
      ['?theme=1', 'theme=space', 'default', 'zh-CN'],
      ['', 'locale=en; theme=space', 'space', 'en'],
      ['', 'locale=tlh', 'default', 'zh-CN'],
    ] as const;
    for (const [query, cookie, theme, lang] of cases) {
      const { answer, html } = await getPage(paths.home + query, cookie);
      expect([query, cookie, /<html[^>]*>/.exec(html)?.[0]]).toEqual([
        query,
        cookie,
        expect.stringContaining(`lang="${lang}" data-theme="${theme}"`),
      ]);
      expect(answer.headers.get('content-language')).toBe(lang);
    }
    const english = textOf((await getPage(paths.user.login, 'locale=en')).html);
    expect(english).toContain('Log in');
    expect(english).not.toContain(authTexts.loginTitle);
    const { data: games } = await callGateway(product.url, 'gameList', { shelf: 'hot', limit: 4 });
    const home = textOf((await getPage(paths.home, 'locale=en')).html);
    for (const { name } of games.items) expect(home).toContain(name.en);
  });

  test('[RTE-3] pages cannot be framed, run no foreign scripts and are not cached', async () => {
    const { answer } = await getPage(paths.home);
    const policy = answer.headers.get('content-security-policy');
    for (const rule of [
      `frame-src ${product.venueUrl};`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+(;|$)/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('[RTE-4] files of the build are compressed and cached forever', async () => {
    const { html } = await getPage(paths.home);
    const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] as string;
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(product.url + script, { headers: { 'accept-encoding': encoding } });
      expect([encoding, answer.headers.get('content-encoding')]).toEqual([encoding, encoding]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect((await answer.text()).length).toBeGreaterThan(1_000);
    }
  });
});

const switchThemeNames = { 'zh-CN': anyOf(appTexts.switchTheme), en: anyOf(englishAppTexts.switchTheme) };

test.describe('in the browser', () => {
  for (const [name, path] of [
    ['Home', paths.home],
    ['the lobby', paths.game.egame],
    ['login', paths.user.login],
    ['register', paths.user.register],
    ['404', '/no/such/page'],
  ] as const) {
    for (const [theme, locale] of [
      ['default', 'zh-CN'],
      ['space', 'en'],
    ] as const) {
      test(`[APP-3][THM-4] ${name} hydrates without an error or warning, ${theme}, ${locale}`, async ({
        page,
        context,
      }) => {
        const { url } = product;
        await context.addCookies([
          { name: 'theme', value: theme, url },
          { name: 'locale', value: locale, url },
        ]);
        const problems = collectProblems(page);
        await page.goto(url + path);
        await waitForLoad(page);
        // The theme switch works after hydration only.
        const switchTheme = page.getByRole('button', { name: switchThemeNames[locale] });
        const { themes } = pavilion;
        const first = themes.indexOf(theme);
        for (const shown of [...themes.slice(first + 1), ...themes.slice(0, first), theme]) {
          await switchTheme.click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', shown);
        }
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectAccessible(page, name);
        // Only the request of the missing page may fail.
        const found = problems.takeAll();
        expect(name === '404' ? found.filter((each) => !each.includes(path)) : found).toEqual([]);
      });
    }
  }

  for (const [place, path, name, changed] of [
    ['the header', paths.help.browsers, switchThemeNames['zh-CN'], 'html[data-theme="space"]'],
    ['a page', paths.user.login, '显示密码', 'input[name="password"][type="text"]'],
  ] as const) {
    test(`[APP-3] a click on a button of ${place} before hydration takes effect after it`, async ({
      page,
    }) => {
      let run = () => {};
      const mayRun = new Promise<void>((resolve) => {
        run = resolve;
      });
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await mayRun;
        await route.continue();
      });
      await page.goto(product.url + path, { waitUntil: 'commit' });
      await page.getByRole('button', { name }).click();
      run();
      await expect(page.locator(changed)).toHaveCount(1);
    });
  }

  test('[THM-3] the theme is set before the first paint and does not change', async ({ page }) => {
    await page.addInitScript(() => {
      const values: (string | undefined)[] = [];
      Object.assign(window, { themes: values });
      new MutationObserver(() => {
        const { theme } = document.documentElement?.dataset ?? {};
        if (theme !== values.at(-1)) values.push(theme);
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto(`${product.url}/?theme=2`);
    await waitForLoad(page);
    expect(await page.evaluate(() => (window as unknown as { themes: unknown }).themes)).toEqual(['space']);
    // The browser drops an invalid declaration; the page would have no sky.
    const sky = await page.evaluate(() => getComputedStyle(document.body, '::before').backgroundImage);
    expect(sky).toContain('radial-gradient');
    // The theme of the address is stored, after hydration.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('space');
    await page.goto(product.url + paths.user.login);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'space');
  });

  test('[APP-5] the content is readable without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(product.url);
    await expect(page.getByRole('heading', { name: homeTexts.hotGames })).toBeVisible();
    await expect(page.getByRole('link', { name: appTexts.login, exact: true })).toBeVisible();
    await page.goto(product.url + paths.user.register);
    await expect(page.getByRole('heading', { name: authTexts.registerTitle })).toBeVisible();
    await context.close();
  });
});

const load = (path: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, '..', path)).href);

test('[RTE-3] a page turns no text into markup or script', async ({ page }) => {
  await page.goto(product.url + paths.home);
  const outcomes = await page.evaluate(() => {
    const text = '<img src=x onerror="document.title = \'run\'">';
    const script = document.createElement('script');
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = text;
      },
      outerHTML: () => {
        document.body.appendChild(document.createElement('div')).outerHTML = text;
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', text),
      write: () => document.write(text),
      srcdoc: () => {
        document.createElement('iframe').srcdoc = text;
      },
      contextualFragment: () => document.createRange().createContextualFragment(text),
      parseFromString: () => new DOMParser().parseFromString(text, 'text/html'),
      scriptSource: () => {
        script.src = '/assets/entry.js';
      },
      scriptText: () => {
        script.text = 'document.title = 1';
      },
      createPolicy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('any', {}),
    };
    return Object.entries(sinks).map(([name, use]) => {
      try {
        use();
        return `${name}: allowed`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(outcomes.filter((outcome) => !outcome.endsWith(': TypeError'))).toEqual([]);
  expect(outcomes).toHaveLength(10);
});

test('the built site has no code of the developer panel', () => {
  const built = join(import.meta.dirname, '../site/dist');
  const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    const text = readFileSync(join(built, file), 'utf8');
    for (const trace of [developerTexts.title, 'pavilionDeveloper', 'createDeveloper'])
      expect(text.includes(trace), `${trace} in ${file}`).toBe(false);
  }
});

test.describe('[APP-5] with a renderer that', () => {
  for (const [what, render] of [
    ['fails', () => Promise.reject(new Error('broken on purpose'))],
    ['never responds', () => new Promise<never>(() => {})],
  ] as const) {
    test(`${what}, the browser renders the page`, async ({ page }) => {
      const { startGateway } = await load('packages/gateway/dist/index.js');
      const { createPageServer } = await load('site/dist/server/entry-server.js');
      const dataDir = copySeed();
      const pages: PageServer = createPageServer(join(import.meta.dirname, '../site/dist/client'));
      const isPicture = ({ url }: PageRequest) => pages.pictures?.some((start) => url.startsWith(start));
      const gateway = await startGateway({
        port: 0,
        dataDir,
        sandbox: true,
        pages: {
          ...pages,
          render: (request: PageRequest) => (isPicture(request) ? pages.render(request) : render()),
        },
      });
      try {
        const problems = collectProblems(page);
        // A gateway that waited for the renderer would exceed the time of this test.
        const answer = await page.goto(`${gateway.url}${paths.user.login}?theme=2`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { name: authTexts.loginTitle })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'space');
        await page.goto(gateway.url);
        await expect(page.getByRole('heading', { name: homeTexts.hotGames })).toBeVisible();
        problems.expectNone(`a page whose renderer ${what}`);
      } finally {
        await gateway.close();
        rmSync(dataDir, { recursive: true, force: true });
      }
    });
  }
});
