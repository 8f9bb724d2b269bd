import { storageKeys } from '../packages/contract/src/storage-keys';
import { brandTokens } from '../packages/ui/src/themes/brand-theme';
import type { ThemeName } from '../packages/ui/src/themes/registry';
import { jade } from '../site/src/brands/jade';
import { pavilion } from '../site/src/brands/pavilion';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { createFlows } from './flows';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import { appTexts, cashierTexts, filled } from './texts';

/** Two brands of one build: the host decides which brand a page has. `BRAND` sets the texts of the gateway. */

let product: Product;
let url: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct({ BRAND: jade.brand });
  url = product.url.replace('localhost', jade.hosts[0]!);
});
test.afterAll(() => product?.dispose());

const html = (page: Page) => page.locator('html');
const variable = (page: Page, name: string) =>
  html(page).evaluate((root, property) => getComputedStyle(root).getPropertyValue(property).trim(), name);

/** A request as a browser sends it without a referrer. */
const fetchPage = (address: string) => fetch(address, { headers: { accept: 'text/html' } });

/** The page has the second brand, and the first brand's name is nowhere on it. */
const expectJade = async (page: Page, theme: ThemeName) => {
  await expect(html(page)).toHaveAttribute('data-brand', 'jade');
  await expect(html(page)).toHaveAttribute('data-theme', theme);
  expect(await variable(page, '--pv-color-accent')).toBe(brandTokens(jade)[theme]?.color?.accent);
  await expect(page.getByText(pavilion.name['zh-CN'])).toHaveCount(0);
  for (const name of [pavilion.name.en, pavilion.latinName]) {
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  }
  const slogans = [pavilion.slogan, ...Object.values(pavilion.themeSlogans ?? {})];
  for (const trace of [...slogans.flatMap((slogan) => Object.values(slogan ?? {}).flat()), /pavilion/i, '¥'])
    await expect(page.getByText(trace)).toHaveCount(0);
};

test('[BRD-1] a second brand has its own name, logo, colours, default theme, language and host', async ({
  page,
}) => {
  const problems = collectProblems(page);

  await test.step('the first page, before any choice', async () => {
    await page.goto(url + paths.home);
    await expectJade(page, jade.defaultTheme);
    await expect(html(page)).toHaveAttribute('lang', jade.defaultLocale);
    await expect(page).toHaveTitle(/Jade/);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', jade.favicon);
    // Fetched by the page: Node does not resolve names below localhost, as browsers do.
    expect(await page.evaluate((path) => fetch(path).then(({ ok }) => ok), jade.favicon)).toBe(true);
    await expect(page.getByRole('banner').getByText(jade.name.en, { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').locator(`path[d="${jade.logo?.figure}"]`)).toBeVisible();
    await expectAccessibleInAllThemes(page, 'Home of the second brand');
  });

  for (const path of ['/game/egame', paths.help.deposit, paths.user.login]) {
    await test.step(path, async () => {
      await page.goto(url + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectJade(page, 'space');
    });
  }

  await test.step('the other theme and the other language', async () => {
    await page.context().addCookies([
      { name: storageKeys.theme, value: 'default', url },
      { name: storageKeys.locale, value: 'zh-CN', url },
    ]);
    await page.goto(url + paths.user.login);
    await expectJade(page, 'default');
    await expect(page.getByRole('banner').getByText(jade.name['zh-CN'], { exact: true })).toBeVisible();
    await expectAccessibleInAllThemes(page, 'the login of the second brand');
  });

  await test.step('a member deposits', async () => {
    const flows = createFlows(page, mouseInput);
    await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
    await page.goto(url + paths.mine.finance.deposit);
    await flows.confirmWarning();
    await expect(flows.locators.field(cashierTexts.amount)).toBeVisible();
    await expectJade(page, 'default');
    await page
      .getByRole('button', {
        name: filled(appTexts.switchTheme, { theme: jade.themeNames!.space!['zh-CN'] }),
      })
      .click();
    await expectJade(page, 'space');
    await expect(page.getByRole('button', { name: appTexts.accountMenu })).toBeVisible();
  });

  await test.step('the order names the payee of the brand', async () => {
    const flows = createFlows(page, mouseInput);
    await flows.submitDeposit({ channel: '微信支付', amount: '20' });
    await expect(page.getByText(`${jade.name.en} 沙盒账户`)).toBeVisible();
    await expectJade(page, 'space');
  });

  await test.step('a game opens, also when its page gets no referrer', async () => {
    const flows = createFlows(page, mouseInput);
    await page.goto(`${url}${paths.game.egame}`);
    await flows.openGame('锦鲤跃门');
    const src = await page.locator('iframe').getAttribute('src');
    const { headers } = await fetchPage(src!);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors`);
    expect(headers.get('content-security-policy')).toContain(url);
  });

  problems.expectNone('the second brand');
});

test('[BRD-1] the same build serves the first brand to every other host', async ({ page }) => {
  await page.goto(product.url + paths.home);
  await expect(html(page)).toHaveAttribute('data-brand', 'pavilion');
  await expect(html(page)).toHaveAttribute('data-theme', pavilion.defaultTheme);
  expect(await variable(page, '--pv-color-accent')).not.toBe(brandTokens(jade).default?.color?.accent);
});
