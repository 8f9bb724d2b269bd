import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { filled, profileTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

test('[PFL-1][PFL-2][SES-3] a member chooses avatar and nickname, logs another device out, and changes the password', async ({
  page,
  browser,
}) => {
  const credentials = newCredentials();
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.register);
  await flows.fillRegistration(credentials);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await other.goto(product.url + paths.user.login);
  const otherFlows = createFlows(other, keyboardInput(other));
  await otherFlows.submitLogin(credentials);
  await expect(otherFlows.locators.accountMenu).toBeVisible();

  const address = product.url + paths.mine.profile;
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByText(filled(profileTexts.securityScore, { count: 1, total: 5 }))).toBeVisible();
  await expect(main).not.toContainText(credentials.account);
  await expectAccessibleInAllThemes(page, 'the profile of a new member');

  await main.getByRole('button', { name: profileTexts.chooseAvatar }).click();
  await main.getByRole('radio', { name: filled(profileTexts.avatarName, { number: 6 }) }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(profileTexts.avatarSaved)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the choice of avatars');

  const nickname = main.getByRole('textbox', { name: '昵称' });
  await nickname.fill('华亭客服');
  await nickname.press('Enter');
  await expect(main.getByText(profileTexts.nicknameBlocked)).toBeVisible();
  await expect(nickname).toHaveValue('华亭客服');
  await nickname.fill('月下客');
  await nickname.press('Enter');
  await expect(main.locator('strong', { hasText: '月下客' })).toBeVisible();
  await expect(nickname).toBeDisabled();
  await page.reload();
  await expect(main.locator('strong', { hasText: '月下客' })).toBeVisible();

  const devices = main.getByRole('table', { name: profileTexts.devicesCaption });
  await expect(devices.getByRole('row')).toHaveCount(3);
  await main.getByRole('button', { name: profileTexts.endOthers }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: profileTexts.endOthers }).click();
  await expect(devices.getByRole('row')).toHaveCount(2);
  await expect(otherFlows.locators.accountMenu).toHaveCount(0);

  const current = main.getByRole('textbox', { name: profileTexts.currentPassword });
  const password = main.getByRole('textbox', { name: profileTexts.newPassword });
  await current.fill('Wrong2026x');
  await password.fill('Another2026');
  await password.press('Enter');
  await expect(main.getByText(profileTexts.currentWrong)).toBeVisible();
  await current.fill(credentials.password);
  await password.press('Enter');
  await expect(page.getByText(profileTexts.passwordSaved)).toBeVisible();
  await expect(current).toHaveValue('');
  await page.reload();
  await expect(main.locator('strong', { hasText: '月下客' })).toBeVisible();

  await other.context().close();

  await page.setViewportSize({ width: 390, height: wholePageHeight });
  await page.goto(address);
  await expect(devices).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInAllThemes(page, 'the profile on a phone');
});
