import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { invitationTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[INV-5][INV-6] a member shares a link, and sees the friend who registers with it', async ({
  page,
  browser,
}) => {
  await page.goto(product.url + paths.activity.friendInvitation);
  await expect(page.getByRole('link', { name: invitationTexts.login })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('¥38.00');
  await expectAccessibleInAllThemes(page, 'inviting, as a visitor');

  const member = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.register);
  await member.fillRegistration(newCredentials());
  await member.submitRegistration();
  await expect(member.locators.accountMenu).toBeVisible();
  await page.goto(product.url + paths.activity.friendInvitation);
  await expect(page.getByText(invitationTexts.emptyTitle)).toBeVisible();
  const link = await page.getByRole('main').locator('output').getAttribute('title');
  expect(link).toContain(`${product.url}${paths.user.register}?r_code=`);

  const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const flows = createFlows(visitor, keyboardInput(visitor));
  const friend = newCredentials();
  await visitor.goto(link!);
  await flows.fillRegistration(friend);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await visitor.context().close();

  await page.reload();
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('**');
  await expect(row).toContainText(invitationTexts.stateOpen);
  await expect(row).not.toContainText(friend.account);
  await expectAccessibleInAllThemes(page, 'inviting, with a friend');
  await page.setViewportSize({ width: 390, height: wholePageHeight });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'inviting, with a friend on a phone');
});
