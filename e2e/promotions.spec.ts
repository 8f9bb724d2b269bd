import { setTimeout } from 'node:timers/promises';
import { promotionCategoryNames } from '@pavilion/contract';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows } from './flows';
import { mouseInput } from './input-driver';
import { newTrustedMember } from './members';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { cashierTexts, promotionTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[ACT-4] a member joins a promotion, deposits, and claims the bonus that the deposit earned', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  const list = product.url + paths.activity.discounts;
  const main = page.getByRole('main');
  await page.goto(list);
  await expect(main.getByRole('link', { name: '每日一存' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the promotions, as a visitor');
  await page.getByRole('tab', { name: promotionCategoryNames.limited['zh-CN'] }).click();
  await expect(main.getByRole('link', { name: '试玩有感' })).toBeVisible();
  await expect(main.getByRole('link', { name: '每日一存' })).toHaveCount(0);
  await page.goto(`${list}?id=daily-deposit`);
  await main.getByRole('link', { name: promotionTexts.login }).click();
  // Within 30 s, rather than the minutes of the whole test.
  await page.waitForURL((url) => url.pathname === paths.user.login, { timeout: 30_000 });

  const flows = createFlows(page, mouseInput);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await expect(page.getByRole('heading', { level: 1, name: '每日一存' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a promotion that is open');
  await main.getByRole('button', { name: promotionTexts.optIn }).click();
  await expect(main.getByText(promotionTexts.inProgress)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a promotion in progress');

  await main.getByRole('link', { name: promotionTexts.toDeposit }).click();
  await flows.confirmWarning();
  await flows.submitDeposit({ channel: '支付宝', amount: '300' });
  await expect(flows.locators.heading(cashierTexts.pendingTitle)).toBeVisible();
  await product.control('pay-deposit', { id: new URL(page.url()).searchParams.get('order') as string });
  await expect(flows.locators.heading(cashierTexts.paidTitle)).toBeVisible();
  await page.goto(`${list}?id=daily-deposit`);
  const claim = main.getByRole('button', { name: promotionTexts.claim, exact: true });
  await expect(claim).toBeVisible({ timeout: 60_000 });
  await expect(main).toContainText('¥30.00');
  await expectAccessibleInAllThemes(page, 'a promotion with a bonus to claim');
  await claim.click();
  await expect(main.getByRole('list', { name: promotionTexts.myBonus })).toContainText(
    promotionTexts.grantClaimed,
  );

  await page.goto(`${list}?id=review`);
  await main.getByRole('button', { name: promotionTexts.applyNow }).click();
  await expect(main.getByText(promotionTexts.answerTooShort)).toBeVisible();
  await expect(main.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('希望转轴能更快停下');
  await page.keyboard.press('Enter');
  await expect(main.getByText(promotionTexts.pendingText)).toBeVisible();

  await page.goto(`${list}?id=vip-weekend`);
  await expect(main.getByText(promotionTexts.needs).first()).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a promotion with a condition that is not met');

  await page.goto(list);
  const history = page.getByRole('table', { name: promotionTexts.historyTitle });
  await expect(history.getByRole('row', { name: /每日一存/ })).toContainText(promotionTexts.claimed);
  await expectAccessibleInAllThemes(page, 'the promotions, as a member');
  for (const path of [list, `${list}?id=slots-week`]) {
    await page.setViewportSize({ width: 390, height: wholePageHeight });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessibleInAllThemes(page, `${path} on a phone`);
  }
  problems.expectNone('the promotions');
});

test('[ACT-4][APP-3] a click on the button that joins, before the promotion is hydrated, takes effect after it', async ({
  page,
  context,
}) => {
  await newTrustedMember(product, context);
  // The rest of the page hydrates long before the part that shows one promotion.
  await page.route(/\/assets\/promotion-detail-.*\.js$/, async (route) => {
    await setTimeout(2_000);
    await route.continue();
  });
  await page.goto(`${product.url}${paths.activity.discounts}?id=daily-deposit`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: promotionTexts.optIn }).click();
  await expect(main.getByText(promotionTexts.inProgress)).toBeVisible();
});
