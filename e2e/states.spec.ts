import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { headers } from '../packages/contract/src/headers';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { wire } from '../packages/contract/src/wire/all.generated';
import { paths } from '../site/src/routes/paths';
import { expectAccessible } from './checks';
import { callGateway, tokenOf } from './gateway-call';
import { mouse } from './hands';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { appTexts, authTexts, cashierTexts, homeTexts, kitTexts, titleTexts } from './texts';
import { walkOf } from './walk';

/** What a page does where browser, line or clock do not do what they should: less, never nothing. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

const demo = { account: 'demo2026', password: 'Pavilion2026' };

const logIn = async (page: Page) => {
  const walk = walkOf(page, mouse);
  await page.goto(product.url + paths.user.login);
  await walk.logIn(demo);
  return walk;
};

/** Collects what nobody caught. */
const uncaught = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

const denied = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

for (const [what, spoil] of [
  ['denied', denied],
  ['full', full],
] as const) {
  test(`[APP-5][SES-1] with its storage ${what} the site works, and remembers what cookies hold`, async ({
    page,
  }) => {
    const errors = uncaught(page);
    await page.addInitScript(spoil);
    await page.goto(product.url + paths.home);
    await expect(page.getByRole('heading', { name: homeTexts.hotGames })).toBeVisible();
    const corner = page.getByRole('complementary', { name: appTexts.promotions });
    await expect(async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(320, 300);
      await expect(corner.getByRole('button').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const promoted = await corner.getByRole('button').count();
    await corner.getByRole('button').first().click();
    await expect(corner.getByRole('button')).toHaveCount(promoted - 1);

    const walk = await logIn(page);
    await walk.screens.toSpace.click();
    await page.goto(product.url + paths.mine.finance.deposit);
    await walk.understandWarning();
    await expect(walk.screens.field(cashierTexts.amount)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'space');
    expect(errors).toEqual([]);
  });
}

test('[APP-4] with cookies off a notice takes the place of every page, and leaves once they are on', async ({
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

/** An order that waits for its payment, of whoever is logged in. */
const pendingDeposit = async (context: BrowserContext) => {
  const own = { [headers.token]: await tokenOf(context), [headers.idempotencyKey]: crypto.randomUUID() };
  const { data } = await callGateway(product.url, 'depositCreate', { channel: 'alipay', amount: '100' }, own);
  return data.id;
};

for (const hours of [48, -48]) {
  test(`[REQ-10][SES-1] a clock that is ${hours} h off ends neither the session nor an order`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const { screens } = await logIn(page);
    await page.reload();
    await expect(screens.accountMenu).toBeVisible();
    const id = await pendingDeposit(context);
    await page.goto(`${product.url}${paths.mine.finance.deposit}?${new URLSearchParams({ order: id })}`);
    await expect(page.getByRole('heading', { name: cashierTexts.pendingTitle })).toBeVisible();
    // Half an hour, by the gateway's clock.
    await expect(page.getByRole('timer').first()).toHaveText(/^(30:00|29:\d\d)$/);
    await product.control('pay-deposit', { id });
    await expect(page.getByRole('heading', { name: cashierTexts.paidTitle })).toBeVisible();
  });
}

test('[SES-4][THM-2][APP-9] what is chosen in one of eight tabs is seen in the others: theme, language, login, logout', async ({
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
  const second = walkOf(two, mouse);
  const first = await logIn(one);
  await expect(second.screens.accountMenu).toBeVisible();
  await second.openOwn('wallet');
  const untouched = [paths.mine.record.bets, ...Array.from({ length: 5 }, () => paths.help.aboutUs)];
  const others = (await Promise.all(untouched.map(open))).map((tab) => walkOf(tab, mouse).screens);
  for (const { accountMenu } of others) await expect(accountMenu).toBeVisible();
  await first.screens.toSpace.click();
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'space');
  await one.getByRole('button', { name: appTexts.otherLanguage }).first().click();
  await expect(two.locator('html')).toHaveAttribute('lang', 'en');
  await two.locator('button[lang=zh-CN]').first().click();
  await expect(one.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await first.logOut();
  for (const { login } of [second.screens, ...others]) await expect(login).toBeVisible();
  // Who was on a page of the member's is sent home, and offered the login: also where nobody has moved yet.
  for (const { loginOffer } of [second.screens, others[0]!]) await expect(loginOffer).toBeVisible();
  expect(errors.flat()).toEqual([]);
  expect(await two.evaluate((key) => localStorage.getItem(key), storageKeys.token)).toBeNull();
});

test('[APP-3] a slow answer leaves the page in place of its content, which comes', async ({ page }) => {
  await page.goto(product.url + paths.home);
  await product.control('fault', { path: wire.gameList.path, kind: 'delay', ms: 1_500 });
  const { screens } = walkOf(page, mouse);
  await screens.menu(titleTexts.egame).click();
  await expect(page.getByRole('heading', { name: titleTexts.egame, level: 1 })).toBeVisible();
  const game = screens.main.getByRole('link', { name: '锦鲤跃门', exact: true });
  await expect(game).toHaveCount(0);
  await expect(game).toBeVisible();
  await product.control('clear-faults');
});

const forgotten = (page: Page) => page.getByRole('heading', { name: authTexts.recoverTitle });
const crash = (page: Page) => page.getByRole('alert').filter({ hasText: appTexts.crashTitle });

/** The page's own file, not the parts of it that others share. */
const ownFile = /\/assets\/password-(?!rule-list|input)/;

test('[APP-5] files that are gone after a deployment are had by loading the page anew; one that stays gone is told, in no loop', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const toForgotten = page.getByRole('link', { name: authTexts.forgotPassword });

  // Of the old deployment nothing is left: not the page that is gone to, and nothing that the shell has late.
  await page.goto(product.url + paths.user.login, { waitUntil: 'networkidle' });
  documents = 0;
  const old = '**/assets/*.js';
  await page.route(old, (route) => (documents === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await toForgotten.click();
  await expect(forgotten(page)).toBeVisible();
  // The server drew it; its file comes after.
  await page.waitForLoadState('networkidle');
  await page.unroute(old);

  // Another day.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(product.url + paths.user.login, { waitUntil: 'networkidle' });
  documents = 0;
  await page.route(ownFile, (route) => route.fulfill({ status: 404 }));
  await toForgotten.click();
  await expect(crash(page)).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute(ownFile);
  await page.getByRole('button', { name: kitTexts.retry }).click();
  await expect(forgotten(page)).toBeVisible();
  expect(documents).toBe(1);
});

test('[APP-5] offline a page that was never loaded says so, and comes when asked again', async ({
  page,
  context,
}) => {
  await page.goto(product.url + paths.user.login, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: authTexts.forgotPassword }).click();
  await expect(crash(page)).toBeVisible();
  await expectAccessible(page, 'a page that did not load');
  await context.setOffline(false);
  await page.getByRole('button', { name: kitTexts.retry }).click();
  await expect(forgotten(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
