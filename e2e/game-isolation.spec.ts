import { storageKeys } from '../packages/contract/src/storage-keys';
import { formatAmount } from '../packages/format/src';
import { paths } from '../site/src/routes/paths';
import { collectProblems } from './checks';
import { createFlows } from './flows';
import { callGateway, tokenOf } from './gateway-call';
import { mouseInput } from './input-driver';
import { type Product, startProduct } from './product';
import { seededSettings } from './seeded-product';
import { type BrowserContext, expect, type Page, test } from './test';
import { createTlsProxy, type TlsProxy } from './tls-proxy';

/**
 * Games cannot reach the session of the site, whatever host it is opened under: cookies belong to all ports of a host.
 * The browser resolves the names below to this machine.
 */
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.test 127.0.0.1'],
    }),
});

const demoMember = { account: 'demo2026', password: 'Pavilion2026' };

/** A host under which the site is opened, and the host that its games must have. */
interface Arrangement {
  readonly name: string;
  readonly site: string;
  readonly games: string;
  readonly isOpaque: boolean;
  /** The settings of the product: none (by default), the names of both hosts, or also a proxy that ends TLS. */
  readonly product?: keyof typeof addresses;
}

const arrangements: readonly Arrangement[] = [
  { name: 'localhost', site: 'localhost', games: '127.0.0.1', isOpaque: false },
  { name: 'the address of this machine', site: '127.0.0.1', games: 'localhost', isOpaque: false },
  { name: 'a name below localhost', site: 'jade.localhost', games: '127.0.0.1', isOpaque: false },
  { name: 'one host for both', site: 'lan.test', games: 'lan.test', isOpaque: true },
  { name: 'configured names', site: 'play.test', games: 'games.test', isOpaque: true, product: 'configured' },
  // Below one domain, for which both can set cookies.
  {
    ...{ name: 'configured names on https', site: 'play.casino.test', games: 'games.casino.test' },
    ...{ isOpaque: false, product: 'secure' },
  },
];

type Addresses = Pick<Product, 'url' | 'venueUrl'>;

let plain: Product;
let configured: Product;
let secure: Product;
let proxies: TlsProxy[];
/** The addresses in which a test replaces the host. */
let addresses: Record<'plain' | 'configured' | 'secure', Addresses>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  plain = await startProduct(await seededSettings());
  const settings = await seededSettings();
  configured = await startProduct({
    ...settings,
    // Names that are not those of this machine.
    PUBLIC_SANDBOX: '1',
    SITE_ORIGINS: `http://play.test:${settings.PORT}`,
    VENUE_ORIGIN: `http://games.test:${settings.VENUE_PORT}`,
  });
  const ports = await seededSettings();
  proxies = await Promise.all([ports.PORT, ports.VENUE_PORT].map((port) => createTlsProxy(Number(port))));
  const [url = '', venueUrl = ''] = proxies.map(({ port }) => `https://localhost:${port}`);
  secure = await startProduct({
    ...ports,
    PUBLIC_SANDBOX: '1',
    TRUST_PROXY: '127.0.0.1',
    SITE_ORIGINS: withHost(url, 'play.casino.test'),
    VENUE_ORIGIN: withHost(venueUrl, 'games.casino.test'),
  });
  addresses = { plain, configured, secure: { url, venueUrl } };
});
test.afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  await Promise.all([plain, configured, secure].map((product) => product.dispose()));
});

const withHost = (url: string, host: string) => url.replace(/\/\/[^:]+:/, `//${host}:`);

/** Opens the first game of the slot lobby as the demo member; answers the frame of the game. */
const openGame = async (page: Page, { site, product = 'plain' }: Arrangement) => {
  const url = withHost(addresses[product].url, site);
  const { data } = await callGateway(plain.url, 'gameList', { category: 'egame', limit: 1 });
  const flows = createFlows(page, mouseInput);
  // The second brand, which one of the hosts has, is English by default.
  await page.context().addCookies([{ name: storageKeys.locale, value: 'zh-CN', url }]);
  await page.goto(url + paths.user.login);
  await flows.logIn(demoMember);
  await page.goto(url + paths.game.egame);
  await flows.openGame(data.items[0]?.name['zh-CN'] as string);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('The game has no frame.');
  return { url, flows, frame };
};

/** Everything that a script of the game can read: text of cookies, storage and the page of the site, or `denied`. */
const readInside = () => {
  const read = (value: () => unknown) => {
    try {
      return String(value());
    } catch {
      return 'denied';
    }
  };
  return {
    cookie: read(() => document.cookie),
    storage: read(() => JSON.stringify({ ...localStorage })),
    session: read(() => JSON.stringify({ ...sessionStorage })),
    parent: read(() => window.parent.document.documentElement.outerHTML),
    parentStorage: read(() => JSON.stringify({ ...window.parent.localStorage })),
    parentAddress: read(() => window.parent.location.href),
  };
};

/** Sets the session cookie in every way a script can. */
const tossCookies = ({ names, hosts }: { names: readonly string[]; hosts: readonly string[] }) => {
  const scopes = ['/', '/mine', '/game'].flatMap((path) => [
    `path=${path}`,
    ...hosts.map((host) => `path=${path}; domain=${host}`),
  ]);
  for (const scope of scopes) {
    for (const name of names) {
      try {
        // biome-ignore lint/suspicious/noDocumentCookie: the attack
        document.cookie = `${name}=tossed; ${scope}; max-age=999`;
      } catch {
        // An opaque origin has no cookies.
      }
    }
  }
};

/** The session cookie of the site on https. */
const secureTokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === storageKeys.secureToken)?.value ?? '';

const cookieValues = async (context: BrowserContext, host: string) =>
  (await context.cookies()).filter(({ domain }) => domain.includes(host)).map(({ value }) => value);

for (const arrangement of arrangements) {
  const { name, site, games, isOpaque, product = 'plain' } = arrangement;

  test(`[GAM-1][SES-1] a game reads nothing of the session and sets no cookie: ${name}`, async ({ page }) => {
    const problems = collectProblems(page);
    const { url, flows, frame } = await openGame(page, arrangement);
    expect(new URL(frame.url()).host).toBe(new URL(withHost(addresses[product].venueUrl, games)).host);
    const sessionOf = product === 'secure' ? secureTokenOf : tokenOf;
    const token = await sessionOf(page.context());
    expect(token.length).toBeGreaterThan(20);

    // A round is played, and the site handles the message with the balance.
    const answered = page.waitForResponse(/\/slots\/api\/spin$/);
    await flows.locators.game.spin.click();
    const { data } = (await (await answered).json()) as { data: { balance: string } };
    await expect(flows.locators.game.rounds).toHaveText('1', { timeout: 20_000 });
    await expect(flows.locators.balance).toContainText(formatAmount(data.balance));
    // Chromium reports the policy for openers that it ignores on a plain HTTP address of another machine.
    expect(problems.takeAll().filter((problem) => !problem.includes('Cross-Origin-Opener-Policy'))).toEqual(
      [],
    );

    const seen = await frame.evaluate(readInside);
    expect(JSON.stringify(seen)).not.toContain(token);
    expect(seen).toMatchObject({ parent: 'denied', parentStorage: 'denied', parentAddress: 'denied' });
    expect([seen.cookie, seen.storage]).toEqual(isOpaque ? ['denied', 'denied'] : ['', '{}']);
    expect(await frame.evaluate(() => window.origin === 'null')).toBe(isOpaque);

    await frame.evaluate(tossCookies, {
      names: [storageKeys.token, storageKeys.secureToken],
      hosts: [site, games, 'casino.test', 'localhost', 'test'],
    });
    expect(await cookieValues(page.context(), site)).not.toContain('tossed');
    await page.goto(url + paths.mine.finance.deposit);
    await expect(flows.locators.accountMenu).toBeVisible();
    expect(await sessionOf(page.context())).toBe(token);
  });
}

test('[GAM-1] a game opened in a tab under the name of the site has no cookies', async ({ page }) => {
  const { frame } = await openGame(page, arrangements[0] as Arrangement);
  await page.goto(withHost(frame.url(), 'localhost'));
  await expect(page.locator('#game')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  const seen = await page.evaluate(readInside);
  expect([seen.cookie, seen.storage]).toEqual(['denied', 'denied']);
});

test('[SES-1] the site accepts no session cookie that a page on another port has set', async ({
  page,
  context,
}) => {
  const url = plain.url;
  const { data } = await callGateway(url, 'login', demoMember);
  // A page of the host, but not of the site: it can set every cookie, and none of the site's storage.
  await page.route('http://localhost:1/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>another port</title>' }),
  );
  for (const path of ['/', '/mine']) {
    await page.goto('http://localhost:1/');
    await page.evaluate(
      ([key, value, scope]) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the attack
        document.cookie = `${key}=${value}; path=${scope}`;
      },
      [storageKeys.token, data.token, path] as const,
    );
    expect((await context.cookies()).map(({ value }) => value)).toContain(data.token);
    const { locators } = createFlows(page, mouseInput);
    await page.goto(url + paths.home);
    await expect(locators.login).toBeVisible();
    await expect(locators.accountMenu).toHaveCount(0);
    await page.goto(url + paths.mine.finance.deposit);
    await expect(locators.loginOffer).toBeVisible();
    await context.clearCookies();
  }
});
