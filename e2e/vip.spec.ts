import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { createFlows } from './flows';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { vipTexts } from './texts';

/** The VIP pages of the demo member, whose level its seeded history has earned. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

test('[VIP-1][VIP-2] the level is shown with its progress, its gifts are claimed once, and all levels are listed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const flows = createFlows(page, mouseInput);
  const problems = collectProblems(page);
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await flows.openMemberPage('vip');
  await expect(page.getByRole('heading', { name: /青铜\s*VIP 1/ })).toBeVisible();
  for (const name of [vipTexts.turnover, vipTexts.deposits, vipTexts.keep])
    await expect(page.getByRole('progressbar', { name })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the VIP page');
  problems.expectNone('the VIP page');

  const gift = page.getByRole('listitem').filter({ hasText: '青铜晋级礼金' });
  const before = Number((await flows.locators.balance.textContent())!.replace(/[¥,]/g, ''));
  await gift.getByRole('button', { name: vipTexts.claim }).click();
  await expect(gift).toContainText(vipTexts.claimed);
  await expect(flows.locators.balance).toHaveText(
    `¥${(before + 18).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  );
  await page.reload();
  await expect(gift).toContainText(vipTexts.claimed);
  await expect(gift.getByRole('button')).toHaveCount(0);
  await expectAccessibleInAllThemes(page, 'the VIP page with a claimed gift');

  await page.getByRole('link', { name: vipTexts.toDetails }).click();
  const table = page.getByRole('table', { name: vipTexts.conditions });
  await expect(table.getByRole('row', { name: /青铜/ })).toContainText(vipTexts.mine);
  await expect(table.getByRole('row', { name: /至尊/ })).toContainText('20,000,000');
  await expectAccessibleInAllThemes(page, 'the page of all levels');
  problems.expectNone('the page of all levels');

  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [paths.mine.vip, paths.mine.vipDetails]) {
      await page.goto(product.url + path);
      await expect(page.getByText(vipTexts.ladder)).toBeVisible();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    }
  }
  expect(await product.control('verify-ledger')).toMatchObject({ sound: true });
});
