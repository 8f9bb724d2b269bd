import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { filled, guideTexts, titleTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[GUI-1] a new member sees what is done, and a member of long standing that all is', async ({
  page,
  browser,
}) => {
  const address = product.url + paths.registerGuide;
  const main = page.getByRole('main');
  const credentials = newCredentials();
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.register);
  await flows.fillRegistration(credentials);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await page.goto(address);
  await expect(main.getByText(filled(guideTexts.progress, { count: 0, total: 4 }))).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the first steps of a new member');
  // In the head and in the list.
  await main
    .getByRole('link', { name: new RegExp(guideTexts.realNameAction) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: titleTexts.authentication })).toBeVisible();
  await page.setViewportSize({ width: 390, height: wholePageHeight });
  await page.goto(address);
  await expect(main.getByText(guideTexts.roundText)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'the first steps on a phone');

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const demo = createFlows(other, mouseInput);
  await other.goto(product.url + paths.user.login);
  await demo.submitLogin({ account: 'demo2026', password: 'Pavilion2026' });
  await expect(demo.locators.accountMenu).toBeVisible();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: guideTexts.allDone })).toBeVisible();
  await expectAccessibleInAllThemes(other, 'the first steps, all done');
  await other.context().close();
});
