import { expect, test } from '@playwright/test';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { createFlows, newCredentials } from './flows';
import { keyboardInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { calendarTexts, filled } from './texts';

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
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();
  await expect(page.getByRole('button', { name: calendarTexts.thisMonth })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(page.getByRole('button', { name: calendarTexts.signed })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'the calendar on a phone');

  await page.goto(url + paths.mine.record.currency);
  await expect(page.getByText('每日签到').first()).toBeVisible();
  problems.expectNone('the sign-in calendar');
});
