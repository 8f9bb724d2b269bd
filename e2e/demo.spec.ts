import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes } from './checks';
import { locatorsOf } from './flows';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { appTexts, demoBadgeTexts, demoTexts, filled, gamesTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[DEM-1] a visitor opens a game, chooses the demo by keyboard, plays with demo money and then registers', async ({
  page,
}) => {
  const at = locatorsOf(page);
  await page.goto(product.url + paths.game.egame);
  const game = at.main.getByRole('link', { name: '金龙献瑞', exact: true });
  await game.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: gamesTexts.loginTitle }).waitFor();
  await page.getByRole('button', { name: gamesTexts.demo }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: demoTexts.title })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the demo page, as a visitor');
  await page.getByRole('button', { name: demoTexts.start }).focus();
  await page.keyboard.press('Enter');
  // The game that the visitor wanted.
  await expect(at.game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  await expect(at.game.balance).toContainText('10,000.00');
  await at.game.spin.press('Enter');
  await expect(at.game.rounds).not.toBeEmpty();
  await at.leaveGame.click();

  await page.goto(product.url + paths.mine.record.bets);
  await expect(at.rows).toHaveCount(1);
  await page.goto(product.url + paths.mine.finance.withdrawal);
  await expect(
    page.getByRole('heading', { name: filled(demoTexts.closedTitle, { page: '取款' }) }),
  ).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a page that is closed to demos');
  await page.goto(product.url + paths.demo);
  await expect(page.getByRole('heading', { name: demoTexts.playingTitle })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a running demo');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'a running demo on a phone');
  // On a phone, badge and registration fit into the header and into the bar above a game, beside everything else.
  const header = page
    .locator('header')
    .filter({ has: page.getByRole('button', { name: appTexts.register }) });
  await expect(
    header.getByText(demoBadgeTexts.playing, { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(header.getByRole('button', { name: appTexts.register })).toBeInViewport({ ratio: 1 });
  await page.goto(`${product.url}${paths.game.egame}?play=golden-dragon`);
  await expect(at.game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  const stage = page.getByRole('dialog');
  await expect(stage.getByText(demoBadgeTexts.playing, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(stage.getByRole('button', { name: appTexts.register })).toBeInViewport({ ratio: 1 });
  await page.goto(product.url + paths.demo);

  await at.main.getByRole('button', { name: appTexts.register }).click();
  await expect(page).toHaveURL(product.url + paths.user.register);
  // On the same device the demo continues.
  await page.goto(product.url + paths.demo);
  await page.getByRole('button', { name: demoTexts.start }).click();
  await expect(page.getByRole('heading', { name: demoTexts.playingTitle })).toBeVisible();
  await page.goto(product.url + paths.mine.record.bets);
  await expect(at.rows).toHaveCount(1);
});
