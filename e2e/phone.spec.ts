import { storageKeys } from '@pavilion/contract';
import { languageIds } from '@pavilion/format';
import { auth as authEn } from '../site/src/features/auth/messages/en';
import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { keyboardInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Locator, test } from './test';
import { anyOf, appTexts, authTexts, cashierTexts, demoTexts, titleTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[RTE-4][SES-1] on a narrow screen the tab bar opens every part of the account', async ({ page }) => {
  const flows = createFlows(page, keyboardInput(page));
  const { locators } = flows;
  const bar = page.getByRole('navigation', { name: appTexts.tabBar });
  const tab = (name: string) => bar.getByRole('link', { name });

  await page.goto(product.url + paths.home);
  await expect(bar).toBeHidden();
  await flows.openLogin();
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });

  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: wholePageHeight });
    await expect(locators.accountMenu).toBeHidden();
    await expect(tab(appTexts.tabHome)).toHaveAttribute('aria-current', 'page');
    await tab(appTexts.tabRecords).press('Enter');
    await expect(locators.heading(titleTexts.transactionRecord)).toBeVisible();
    await expect(tab(appTexts.tabRecords)).toHaveAttribute('aria-current', 'page');
    const details = page.getByRole('table').getByRole('row');
    await expect(details.nth(5)).toBeVisible();
    // A record takes two lines, at most three when its title is long.
    for (const row of await details.all()) expect((await row.boundingBox())?.height ?? 0).toBeLessThan(96);
    await expectAccessibleInAllThemes(page, `records at ${width} px`);

    const mine = bar.getByRole('button', { name: appTexts.tabMine });
    await mine.press('Enter');
    const sheet = page.getByRole('dialog', { name: appTexts.accountMenu });
    await expect(sheet.getByRole('link', { name: titleTexts.wallet })).toBeVisible();
    await expectAccessibleInAllThemes(page, `the account at ${width} px`);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(mine).toBeFocused();
    await mine.press('Enter');
    await sheet.getByRole('link', { name: titleTexts.wallet }).press('Enter');
    await expect(sheet).toBeHidden();
    await expect(locators.heading(titleTexts.wallet)).toBeVisible();
    await page.getByRole('link', { name: titleTexts.audit }).press('Enter');
    await expect(page.getByRole('heading', { name: titleTexts.audit, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: titleTexts.audit })).toHaveAttribute('aria-current', 'page');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await tab(appTexts.tabHome).press('Enter');
    // A sheet that opens before would close with the change of the page.
    await expect(tab(appTexts.tabHome)).toHaveAttribute('aria-current', 'page');
  }

  await bar.getByRole('button', { name: appTexts.tabMine }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: appTexts.logout }).press('Enter');
  await expect(bar.getByRole('link', { name: appTexts.login })).toBeVisible();
  await expect(bar.getByRole('button', { name: appTexts.tabMine })).toHaveCount(0);
});

test('[RTE-4] on a phone the button of a deposit is at hand in the whole form, and headings are beside their scenes', async ({
  page,
}) => {
  const flows = createFlows(page, keyboardInput(page));
  await page.goto(product.url + paths.home);
  await flows.openLogin();
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(product.url + paths.mine.finance.deposit);
  await flows.confirmWarning();
  const submit = page.getByRole('button', { name: new RegExp(`^${cashierTexts.submit}`) });
  await page.getByRole('textbox', { name: cashierTexts.amount }).fill('500');
  await page.evaluate(() => scrollTo(0, 0));
  const tabs = await page.getByRole('navigation', { name: appTexts.tabBar }).boundingBox();
  const place = (await submit.boundingBox())!;
  expect(place.height).toBeGreaterThanOrEqual(44);
  expect(place.y + place.height).toBeLessThanOrEqual(tabs!.y);
  expect(place.y).toBeGreaterThan(tabs!.y - 64);
  // At the end of the page the button is below its summary.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await submit.boundingBox())?.y).toBeLessThan(tabs!.y - 120);

  for (const path of [paths.mine.record.bets, paths.mine.record.transactions, paths.mine.mail]) {
    await page.goto(product.url + path);
    const scene = await page.locator('[data-scene]').first().boundingBox();
    const lead = await page.locator('h1 + p').first().boundingBox();
    expect(lead!.x + lead!.width, path).toBeLessThanOrEqual(scene!.x);
  }
});

test('[DEM-1][RTE-4] on a phone the header of a demo has one line, in both languages', async ({ page }) => {
  await page.goto(product.url + paths.demo);
  await page.getByRole('button', { name: demoTexts.start }).click();
  await expect(page.getByRole('heading', { name: demoTexts.playingTitle })).toBeVisible();
  // The lower bar: the upper one has the announcements.
  const bar = page.getByRole('banner').locator('> div').last();
  const brand = bar.getByRole('link').first();
  const register = bar.getByRole('button', { name: /免费注册|Register/ });
  // Not `boundingBox`, which does not know the `zoom` of the brand.
  const boxOf = (part: Locator): Promise<DOMRect> =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON());

  for (const lang of languageIds) {
    await page.context().addCookies([{ name: storageKeys.locale, value: lang, url: product.url }]);
    await page.goto(product.url + paths.demo);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(bar.getByText('10,000.00')).toBeVisible();
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: wholePageHeight });
      const left = await boxOf(brand);
      const right = await boxOf(register);
      expect(left.height).toBeGreaterThanOrEqual(24);
      const isBeside = right.y + right.height / 2 < left.bottom;
      expect(isBeside, `the registration is beside the brand, ${lang} at ${width} px`).toBe(true);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});

test('[GAM-2] a lobby of twelve games has three covers in a row on a phone, each with its facts in two lines at most', async ({
  page,
}) => {
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(product.url + paths.game.egame);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(12);
    const boxes = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => (await cards.nth(index).boundingBox())!),
    );
    expect(boxes.map(({ y }) => y === boxes[0]!.y)).toEqual([true, true, true, false]);
    // The cover, a gap of 8, and lines of 20: a number of players has the second.
    for (const { width: cover, height } of boxes) expect(height - (cover * 4) / 3).toBeLessThan(52);
  }
});

test('[SES-1][RTE-4] on a phone the whole registration fits, and its welcome covers no heading', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: storageKeys.locale, value: 'en', url: product.url }]);
  await page.goto(`${product.url + paths.user.register}?r_code=WELCOME8`);
  const submit = page.getByRole('main').getByRole('button', { name: authEn.register, exact: true });
  await expect(page.getByText(authEn.inviteHint)).toBeVisible();
  await expect(submit).toBeInViewport({ ratio: 1 });

  // Without an invitation it fits into a small phone, too.
  await context.clearCookies();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [locale, name] of [
    ['en', authEn.register],
    ['zh-CN', authTexts.register],
  ] as const) {
    await context.addCookies([{ name: storageKeys.locale, value: locale, url: product.url }]);
    await page.goto(product.url + paths.user.register);
    const small = page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(small, locale).toBeInViewport({ ratio: 1 });
    expect((await small.boundingBox())?.height, locale).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const flows = createFlows(page, keyboardInput(page));
  await flows.fillRegistration(newCredentials());
  await flows.submitRegistration();
  const welcome = page.getByRole('status').filter({ hasText: anyOf(authTexts.welcome) });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(welcome).toBeVisible();
  await expect(heading).toBeVisible();
  const [toast, title] = [(await welcome.boundingBox())!, (await heading.boundingBox())!];
  expect(toast.y >= title.y + title.height || toast.y + toast.height <= title.y).toBe(true);
});
