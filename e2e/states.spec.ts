import { languages } from '@pavilion/format';
import { headers } from '../packages/contract/src/headers';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { wire } from '../packages/contract/src/wire/all.generated';
import { paths } from '../site/src/routes/paths';
import { denyStorage, fillStorage } from './broken-storage';
import { expectAccessible } from './checks';
import { createFlows } from './flows';
import { callGateway, tokenOf } from './gateway-call';
import { mouseInput, moveMouseUntil } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { type BrowserContext, expect, type Page, test } from './test';
import { appTexts, authTexts, cashierTexts, homeTexts, kitTexts, titleTexts } from './texts';

/** Degraded pages: storage or cookies denied, a wrong clock, slow responses, missing files, no network. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

const demo = { account: 'demo2026', password: 'Pavilion2026' };

const logIn = async (page: Page) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.login);
  await flows.logIn(demo);
  return flows;
};

/** Collects uncaught errors. */
const uncaught = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

for (const [what, replaceStorage] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`[APP-5][SES-1] with storage ${what} the site works, and keeps what is in cookies`, async ({
    page,
  }) => {
    const errors = uncaught(page);
    await page.addInitScript(replaceStorage);
    await page.goto(product.url + paths.home);
    await expect(page.getByRole('heading', { name: homeTexts.hotGames })).toBeVisible();
    const corner = page.getByRole('complementary', { name: appTexts.promotions });
    await moveMouseUntil(page, () =>
      expect(corner.getByRole('button').first()).toBeVisible({ timeout: 1_000 }),
    );
    const dismissed = await corner.getByRole('button').first().getAttribute('aria-label');
    await corner.getByRole('button').first().click();
    await expect(corner.getByRole('button', { name: dismissed! })).toHaveCount(0);

    const flows = await logIn(page);
    await flows.locators.toSpace.click();
    await page.goto(product.url + paths.mine.finance.deposit);
    await flows.confirmWarning();
    await expect(flows.locators.field(cashierTexts.amount)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'space');
    expect(errors).toEqual([]);
  });
}

test('[APP-4] with cookies disabled a notice replaces every page until they are enabled', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  const refuseCookies = (disabled: boolean) =>
    browser.send('Emulation.setDocumentCookieDisabled', { disabled });
  const errors = uncaught(page);
  await refuseCookies(true);
  for (const path of [paths.home, paths.user.login, paths.mine.vip]) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { name: appTexts.cookiesTitle })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  await expectAccessible(page, 'the notice of cookies');
  await refuseCookies(false);
  await page.getByRole('button', { name: appTexts.reload }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(errors).toEqual([]);
});

/** Creates a deposit order of the member who is logged in; returns its id. */
const pendingDeposit = async (context: BrowserContext) => {
  const own = { [headers.token]: await tokenOf(context), [headers.idempotencyKey]: crypto.randomUUID() };
  const { data } = await callGateway(product.url, 'depositCreate', { channel: 'alipay', amount: '100' }, own);
  return data.id;
};

for (const hours of [48, -48]) {
  test(`[REQ-10][SES-1] a clock that is wrong by ${hours} h ends neither the session nor an order`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const { locators } = await logIn(page);
    await page.reload();
    await expect(locators.accountMenu).toBeVisible();
    const id = await pendingDeposit(context);
    await page.goto(`${product.url}${paths.mine.finance.deposit}?${new URLSearchParams({ order: id })}`);
    await expect(page.getByRole('heading', { name: cashierTexts.pendingTitle })).toBeVisible();
    // The gateway's clock counts: half an hour remains.
    await expect(page.getByRole('main').getByRole('timer').first()).toHaveText(/^(30:00|29:\d\d)$/);
    await product.control('pay-deposit', { id });
    await expect(page.getByRole('heading', { name: cashierTexts.paidTitle })).toBeVisible();
  });
}

test('[SES-4][THM-2][APP-9] eight tabs synchronise theme, language, login and logout', async ({
  page: one,
  context,
}) => {
  const errors: (readonly string[])[] = [uncaught(one)];
  const open = async (path: string) => {
    const tab = await context.newPage();
    errors.push(uncaught(tab));
    await tab.goto(product.url + path);
    return tab;
  };
  const two = await open(paths.home);
  const second = createFlows(two, mouseInput);
  const first = await logIn(one);
  await expect(second.locators.accountMenu).toBeVisible();
  await second.openMemberPage('wallet');
  const untouched = [paths.mine.record.bets, ...Array.from({ length: 5 }, () => paths.help.aboutUs)];
  const others = (await Promise.all(untouched.map(open))).map((tab) => createFlows(tab, mouseInput).locators);
  for (const { accountMenu } of others) await expect(accountMenu).toBeVisible();
  await first.locators.toSpace.click();
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'space');
  await one.getByRole('button', { name: languages.en.name }).first().click();
  await expect(two.locator('html')).toHaveAttribute('lang', 'en');
  await two.locator('button[lang=zh-CN]').first().click();
  await expect(one.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await first.logOut();
  for (const { login } of [second.locators, ...others]) await expect(login).toBeVisible();
  // Tabs on a member's page redirect home with a login offer, also without any interaction.
  for (const { loginOffer } of [second.locators, others[0]!]) await expect(loginOffer).toBeVisible();
  expect(errors.flat()).toEqual([]);
  expect(await two.evaluate((key) => localStorage.getItem(key), storageKeys.token)).toBeNull();
});

test('[APP-3] a page is shown before a slow response brings its content', async ({ page }) => {
  await page.goto(product.url + paths.home);
  await product.control('fault', { path: wire.gameList.path, kind: 'delay', ms: 1_500 });
  const { locators } = createFlows(page, mouseInput);
  await locators.menu(titleTexts.egame).click();
  await expect(page.getByRole('heading', { name: titleTexts.egame, level: 1 })).toBeVisible();
  const game = locators.main.getByRole('link', { name: '锦鲤跃门', exact: true });
  await expect(game).toHaveCount(0);
  await expect(game).toBeVisible();
  await product.control('clear-faults');
});

const recoverHeading = (page: Page) => page.getByRole('heading', { name: authTexts.recoverTitle });
const crash = (page: Page) => page.getByRole('alert').filter({ hasText: appTexts.crashTitle });

/** The page's own chunk, not the chunks that it shares with others. */
const ownFile = /\/assets\/password-(?!rule-list|input)/;

test('[APP-5] files missing after a deployment cause one reload; a file that stays missing shows an error', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const forgotLink = page.getByRole('link', { name: authTexts.forgotPassword });

  // No file of the old deployment is left, neither of the next page nor of the shell's lazy parts.
  await page.goto(product.url + paths.user.login, { waitUntil: 'networkidle' });
  documents = 0;
  const old = '**/assets/*.js';
  await page.route(old, (route) => (documents === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await forgotLink.click();
  await expect(recoverHeading(page)).toBeVisible();
  // The page is server-rendered; its chunk loads afterwards.
  await page.waitForLoadState('networkidle');
  await page.unroute(old);

  // Forgets the reload, so that another one is allowed.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(product.url + paths.user.login, { waitUntil: 'networkidle' });
  documents = 0;
  await page.route(ownFile, (route) => route.fulfill({ status: 404 }));
  await forgotLink.click();
  await expect(crash(page)).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute(ownFile);
  await page.getByRole('button', { name: kitTexts.retry }).click();
  await expect(recoverHeading(page)).toBeVisible();
  // Browsers that do not import a failed module again need a reload for it.
  expect(documents).toBeLessThanOrEqual(2);
});

test('[APP-5] a page that was never loaded shows an error offline, and loads after a retry', async ({
  page,
  context,
}) => {
  await page.goto(product.url + paths.user.login, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('link', { name: authTexts.forgotPassword }).click();
  await expect(crash(page)).toBeVisible();
  await expectAccessible(page, 'a page that did not load');
  await context.setOffline(false);
  await page.getByRole('button', { name: kitTexts.retry }).click();
  await expect(recoverHeading(page)).toBeVisible();
});

for (const who of ['visitor', 'member'] as const) {
  test(`[APP-5] pages that a ${who} opens offline report no uncaught error`, async ({ page, context }) => {
    if (who === 'member') await logIn(page);
    const tabs = await Promise.all(
      [paths.help.deposit, paths.mine.protection, paths.game.egame, paths.home].map(async (path) => {
        const tab = await context.newPage();
        const errors = uncaught(tab);
        await tab.goto(product.url + paths.other.restrictedIp, { waitUntil: 'networkidle' });
        return { path, tab, errors };
      }),
    );
    await context.setOffline(true);
    // A navigation without an interaction, as after a logout in another tab.
    for (const { path, tab } of tabs)
      await tab.evaluate((target) => {
        history.pushState(null, '', target);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
    await page.waitForTimeout(1_000);
    for (const { path, errors } of tabs) expect(errors, path).toEqual([]);
  });
}
