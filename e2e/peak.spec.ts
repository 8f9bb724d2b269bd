import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { peakTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[PEA-1][INV-2] friends compare their best rounds, and one of them shares a round', async ({
  page,
  browser,
}) => {
  const address = product.url + paths.activity.friendPeakBet;
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: peakTexts.login })).toBeVisible();
  await expect(main).toContainText('¥28.00');
  await expectAccessibleInAllThemes(page, 'the ranking, as a visitor');

  await main.getByRole('link', { name: peakTexts.login }).click();
  const flows = createFlows(page, mouseInput);
  await flows.submitLogin({ account: 'demo2026', password: 'Pavilion2026' });
  await expect(page).toHaveURL(address);
  const table = main.getByRole('table', { name: peakTexts.tableTitle });
  await expect(table.getByRole('row', { name: new RegExp(peakTexts.self) })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table).not.toContainText('demo2026');
  await expectAccessibleInAllThemes(page, 'the ranking, as a member');

  await page.getByRole('tab', { name: peakTexts.current }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${address}?week=last`);
  await page.reload();
  await expect(page.getByRole('tab', { name: peakTexts.last })).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByText(peakTexts.bestRound)).toBeVisible();
  await main.getByRole('button', { name: peakTexts.share }).click();
  const link = await main.locator('output').textContent();
  expect(link).toContain('r_bet=');
  await expectAccessibleInAllThemes(page, 'the ranking of the last week with a shared round');
  for (const path of [address, `${address}?week=last`]) {
    await page.setViewportSize({ width: 390, height: wholePageHeight });
    await page.goto(path);
    await expect(main.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessibleInAllThemes(page, 'the ranking on a phone');
  }

  const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await visitor.goto(link!);
  await expect(visitor.getByText(/邀您一较高下/)).toBeVisible();
  await expectAccessibleInAllThemes(visitor, 'the registration with a shared round');
  const friend = createFlows(visitor, keyboardInput(visitor));
  await friend.fillRegistration(newCredentials());
  await friend.submitRegistration();
  await expect(friend.locators.accountMenu).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(visitor.getByText(peakTexts.noRound)).toBeVisible();
  await expectAccessibleInAllThemes(visitor, 'the ranking of a new member');
  await visitor.context().close();
});
