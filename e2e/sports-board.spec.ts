import { paths } from '../site/src/routes/paths';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

const boardAddress = (query = '') => product.url + paths.game.sport + query;

test.describe('the board of matches', () => {
  test('[SPT-8] shows a visitor prices without a script, and follows them with one', async ({ page }) => {
    await page.goto(boardAddress('?tab=today'));
    const grid = page.getByRole('grid', { name: '足球盘口，今日' });
    await expect(grid).toBeVisible();
    const changes = page.waitForResponse((response) =>
      response.url().endsWith('/game/api/v1/sports/changes'),
    );
    await expect(grid.getByRole('button', { name: /，\d+\.\d+$/ }).first()).toBeVisible();
    expect((await changes).ok()).toBe(true);
  });

  test('[SPT-8] is used with the keyboard alone: pick, follow, open, and back', async ({ page }) => {
    await page.goto(boardAddress('?tab=today'));
    const grid = page.getByRole('grid');
    const price = grid.getByRole('button', { name: /，\d+\.\d+$/ }).first();
    await price.focus();
    await page.keyboard.press('Enter');
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('f');
    await expect(grid.getByRole('button', { name: /^关注 .+ – / }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('d');
    await expect(page).toHaveURL(/match=/);
    await expect(page.getByRole('region', { name: '比赛详情' })).toBeFocused();
    await page.goBack();
    await expect(grid).toBeVisible();
  });

  test('[RTE-4] keeps filters in the address over a reload', async ({ page }) => {
    await page.goto(boardAddress());
    await page.getByRole('tab', { name: 'FB 体育' }).click();
    await page.getByRole('tab', { name: /^早盘/ }).click();
    await page.getByRole('combobox', { name: '赔率' }).selectOption('malay');
    await expect(page).toHaveURL(boardAddress('?provider=FBTY&tab=early&odds=malay'));
    await page.reload();
    await expect(page.getByRole('tab', { name: 'FB 体育' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('grid', { name: '足球盘口，早盘' })).toBeVisible();
  });

  for (const [width, theme] of [
    [390, 'default'],
    [360, 'space'],
  ] as const) {
    test(`[THM-4] does not scroll sideways at ${width} px in ${theme}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: product.url }]);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(boardAddress('?tab=today'));
      await expect(page.getByRole('grid')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: '筛选与显示' }).click();
      await expect(page.getByRole('dialog', { name: '筛选与显示' })).toBeVisible();
    });
  }

  test('[SPT-8] shows results, a table and the esports board', async ({ page }) => {
    await page.goto(boardAddress('?view=results'));
    await expect(page.getByRole('heading', { name: '足球赛果' })).toBeVisible();
    await page.getByRole('link', { name: '积分榜' }).click();
    await expect(page.getByRole('columnheader', { name: '近五场' })).toBeVisible();
    await page.goto(`${product.url}${paths.game.gaming}?tab=today`);
    await expect(page.getByRole('grid', { name: 'CS2盘口，今日' })).toBeVisible();
  });
});
