import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { agentCheckTexts, agentTexts, filled } from './texts';

/** The agent programme: a member applies, is approved, and sees the member who registers with the link. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[AGT-1][AGT-3][INV-5] a member becomes an agent and sees the member who registers with the link', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  await page.goto(product.url + paths.agent);
  await expect(page.getByRole('table', { name: agentTexts.sumCaption })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the agent programme, as a visitor');

  const flows = createFlows(page, mouseInput);
  const credentials = newCredentials();
  await page.goto(product.url + paths.user.register);
  await flows.fillRegistration(credentials);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await page.goto(product.url + paths.agent);
  await page.getByRole('button', { name: agentTexts.submit }).click();
  await expect(page.getByLabel('推广名称')).toBeFocused();
  await page.getByLabel('推广名称').fill('云上推广');
  await page.getByLabel('联系方式').fill('agent@example.com');
  await page.getByLabel('推广渠道').fill('微信社群');
  await page.getByRole('button', { name: agentTexts.submit }).click();
  await expect(page.getByRole('heading', { name: agentTexts.pendingTitle })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a pending application');

  await product.control('review-agent', { account: credentials.account, pass: true });
  await page.reload();
  await expect(page.getByRole('heading', { name: '云上推广' })).toBeVisible();
  await expect(page.getByText(agentTexts.membersEmpty)).toBeVisible();
  const link = await page.getByRole('main').locator('output').getAttribute('title');

  const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const friend = newCredentials();
  const friendFlows = createFlows(visitor, keyboardInput(visitor));
  await visitor.goto(link!);
  await expect(visitor.getByText(filled(agentCheckTexts.verifyActive, { name: '云上推广' }))).toBeVisible();
  await friendFlows.fillRegistration(friend);
  await friendFlows.submitRegistration();
  await expect(friendFlows.locators.accountMenu).toBeVisible();
  await visitor.context().close();

  await page.reload();
  const row = page.getByRole('table', { name: agentTexts.membersCaption }).getByRole('row').nth(1);
  await expect(row).toContainText(agentTexts.inactive);
  await expect(row).not.toContainText(friend.account);
  await expectAccessibleInAllThemes(page, 'an agent with a member');
  problems.expectNone('the agent programme');
});

test('[AGT-2] the demo agent follows a statement line by line', async ({ page }) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await page.goto(product.url + paths.agent);
  const statement = page
    .getByRole('group')
    .filter({ hasText: /^2\d{3}\/\d{2}/ })
    .first();
  await statement.locator('summary').press('Enter');
  await expect(statement.getByRole('row', { name: agentTexts.total })).toBeVisible();
  await page.setViewportSize({ width: 360, height: wholePageHeight });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'an open statement on a phone');
});
