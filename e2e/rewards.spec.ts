import { storageKeys } from '@pavilion/contract';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { readAsMember } from './gateway-call';
import { keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { anyOf, calendarTexts, filled, mallTexts, rewardsTexts } from './texts';

/** What members receive and exchange: sign-ins and coins, by keyboard and in every theme. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

test('[ACT-3] a visitor sees the calendar; a member signs in once, and finds the coins in the records', async ({
  page,
}) => {
  const { url } = product;
  const input = keyboardInput(page);
  const flows = createFlows(page, input);
  const problems = collectProblems(page);
  await page.goto(url + paths.activity.calendar);
  await expect(page.getByRole('button', { name: calendarTexts.login })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the calendar of a visitor');

  await page.goto(url + paths.user.register);
  await flows.fillRegistration(newCredentials());
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await page.goto(url + paths.activity.calendar);
  await input.press(page.getByRole('button', { name: filled(calendarTexts.sign, { coins: '10' }) }));
  await expect(page.getByText(filled(calendarTexts.signDone, { coins: '10' }))).toBeVisible();
  await expect(page.getByRole('button', { name: calendarTexts.signed })).toBeDisabled();
  const today = page.getByRole('gridcell', { selected: true });
  await expect(today).toHaveAccessibleName(/今天.*已签到，获得 10 金币/);
  await expectAccessibleInAllThemes(page, 'the calendar after the sign-in');

  await today.focus();
  // A bar of an event lies on its days, and each day is in the row of its week.
  const row = page.getByRole('row').filter({ has: today });
  const [week, day] = [(await row.boundingBox())!, (await today.boundingBox())!];
  expect(day.height).toBeGreaterThan(week.height - 2);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();
  await expect(page.getByRole('button', { name: calendarTexts.thisMonth })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(page.getByRole('button', { name: calendarTexts.signed })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'the calendar on a phone');
  // The names of the weekdays, and the current week.
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: calendarTexts.wholeMonth }).press('Enter');
  expect(await rows.count()).toBeGreaterThan(4);

  await page.goto(url + paths.mine.mallCoins);
  await expect(page.getByText('每日签到').first()).toBeVisible();
  problems.expectNone('the sign-in calendar');
});

test('[APP-8] Home and the account menu show what waits for a member until it is done', async ({ page }) => {
  const flows = createFlows(page, mouseInput);
  const problems = collectProblems(page);
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await page.goto(product.url + paths.home);
  const waiting = page.getByRole('region', { name: rewardsTexts.summary });
  const claim = waiting.getByRole('link', { name: rewardsTexts.claim });
  // Loaded without an interaction.
  await expect(claim).toBeVisible();
  // The bonus of the seed; the gifts of the VIP level are named beside it.
  await expect(waiting).toContainText('88.00');
  await expect(claim).toHaveAttribute('href', paths.mine.finance.wallet);
  await expectAccessibleInAllThemes(page, 'Home of a member');
  const menu = flows.locators.accountPanel.getByRole('list', { name: rewardsTexts.linkLabel });
  await mouseInput.press(flows.locators.accountMenu);
  const linkTo = (path: string) => menu.locator(`a[href="${path}"]`);
  await expect(linkTo(paths.mine.finance.wallet)).toContainText('88.00');
  await expect(linkTo(paths.activity.calendar)).toBeVisible();
  await page.keyboard.press('Escape');

  await waiting.getByRole('link', { name: rewardsTexts.toSignIn }).click();
  await page.getByRole('button', { name: new RegExp(`^${calendarTexts.sign.split('{')[0]}`) }).click();
  await expect(page.getByRole('button', { name: calendarTexts.signed })).toBeDisabled();
  await mouseInput.press(flows.locators.accountMenu);
  await expect(linkTo(paths.activity.calendar)).toHaveCount(0);
  await linkTo(paths.mine.finance.wallet).click();
  await expect(page).toHaveURL(product.url + paths.mine.finance.wallet);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(product.url + paths.home);
  await expect(waiting.getByText(rewardsTexts.signedIn)).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'Home of a member on a phone');
  problems.expectNone('what waits for a member');
});

test('[APP-8] Home shows a member a match or a game in the first view of a laptop', async ({
  page,
  context,
}) => {
  const flows = createFlows(page, keyboardInput(page));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  for (const locale of ['zh-CN', 'en']) {
    await context.addCookies([{ name: storageKeys.locale, value: locale, url: product.url }]);
    await page.goto(product.url + paths.home);
    await expect(page.locator('[data-part="summary"]')).toBeVisible();
    // The first section below the categories: matches, on a day without them games.
    const first = page.getByRole('main').locator('section:has(> header) + *').locator('li a').first();
    await expect(first, locale).toBeInViewport({ ratio: 0.6 });
  }
});

test('[MAL-1][MAL-2] a member orders a gift for coins, follows the order, cancels another, and gets a cash gift', async ({
  page,
  context,
}) => {
  const { url } = product;
  const flows = createFlows(page, mouseInput);
  const problems = collectProblems(page);
  const credentials = newCredentials();
  await page.goto(url + paths.user.register);
  await flows.fillRegistration(credentials);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await page.goto(url + paths.mine.mall);
  await expect(page.getByRole('button', { name: anyOf(mallTexts.coinsShort) }).first()).toBeDisabled();
  await expectAccessibleInAllThemes(page, 'the mall without coins');

  await product.control('adjust-coins', { account: credentials.account, coins: '1500' });
  await page.reload();
  const exchange = (name: string) =>
    page.getByRole('button', { name: filled(mallTexts.exchangeOf, { name }), exact: true });
  const dialog = page.getByRole('dialog');
  const orderFan = async () => {
    await exchange('山水折扇').click();
    await dialog.getByRole('button', { name: mallTexts.confirm }).click();
    await expect(page.getByText(mallTexts.orderedGoods)).toBeVisible();
  };
  await exchange('山水折扇').click();
  await expect(dialog.getByRole('button', { name: mallTexts.confirm })).toBeDisabled();
  await dialog.getByRole('button', { name: mallTexts.saveAddress }).click();
  await expect(dialog.getByLabel(mallTexts.name)).toBeFocused();
  await dialog.getByLabel(mallTexts.name).fill('林夕');
  await dialog.getByLabel(mallTexts.phone).fill('13812345678');
  await dialog.getByLabel(mallTexts.region).fill('浙江省杭州市');
  await dialog.getByLabel(mallTexts.detail).fill('湖滨路 1 号');
  await dialog.getByRole('button', { name: mallTexts.saveAddress }).click();
  await expect(dialog.getByRole('radio')).toBeChecked();
  await expectAccessibleInAllThemes(page, 'the order of a gift');
  await dialog.getByRole('button', { name: mallTexts.confirm }).click();
  await expect(page.getByText(mallTexts.orderedGoods)).toBeVisible();
  await expect(dialog).toBeHidden();
  await orderFan();
  await expect(dialog).toBeHidden();
  await exchange('¥2 红包').click();
  await dialog.getByRole('button', { name: mallTexts.confirm }).click();
  await expect(page.getByText(filled(mallTexts.orderedCash, { amount: '2.00' }))).toBeVisible();
  await expect(flows.locators.balance).toHaveText('¥2.00');

  await page.goto(url + paths.mine.mallRecord);
  const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: mallTexts.orderId });
  await expect(orders).toHaveCount(3);
  await orders.nth(1).getByRole('button', { name: mallTexts.cancelOrder }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: mallTexts.cancelOrder }).click();
  await expect(page.getByText(mallTexts.cancelledDone)).toBeVisible();
  await expect(orders.nth(1)).toContainText(mallTexts.cancelled);
  const { id } = (await readAsMember(url, context, 'mallOrders', {})).items[2]!;
  // The page shows the end of it, and copies the whole.
  await expect(orders.nth(2)).toContainText(id.slice(-8));
  await product.control('move-mall-order', { id, state: 'packing' });
  await product.control('move-mall-order', { id, state: 'shipped', tracking: 'PARCEL-7' });
  await page.reload();
  await expect(orders.nth(2)).toContainText('PARCEL-7');
  await expect(orders.nth(2)).not.toContainText('13812345678');
  await page.setViewportSize({ width: 360, height: wholePageHeight });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'orders on a phone');
  await page.goto(url + paths.mine.mallCoins);
  // 1,500 less twice 300 and once 200, and 300 given back.
  await expect(page.getByText('1,000').first()).toBeVisible();
  problems.expectNone('the mall');
});
