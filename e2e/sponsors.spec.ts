import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes, wholePageHeight } from './checks';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[SPO-1][RTE-1] a visitor reads whom the brand supports; another id is not found', async ({ page }) => {
  const main = page.getByRole('main');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: wholePageHeight });
    await page.goto(product.url + paths.sponsors);
    await expect(main.getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('heading', { level: 2, name: '临江龙舟会' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessibleInAllThemes(page, `the sponsorships, ${width} pixels wide`);
  }
  const unknown = await page.request.get(`${product.url}/sponsor/1`);
  expect(unknown.status()).toBe(404);
});
