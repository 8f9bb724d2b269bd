import { expect, type Page, test } from '@playwright/test';
import { codes, type ErrorCode } from '../packages/contract/src/codes';
import { paths } from '../site/src/routes/paths';
import { expectAccessible } from './checks';
import { mouse } from './hands';
import { type Product, startProduct } from './product';
import { anyOf, authTexts, filled } from './texts';
import { walkOf } from './walk';

/** A login that needs more than a password, and a password that was forgotten. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
});
test.afterAll(() => product.dispose());

const account = 'demo2026';
const phone = '13800002026';
const password = 'Pavilion2026';

const risk = (code: ErrorCode | 0, answer?: string) =>
  product.control('login-risk', { account, code, ...(answer === undefined ? {} : { answer }) });

/** A visitor whose login met the risk. */
const meet = async (page: Page, code: ErrorCode, answer?: string) => {
  await risk(code, answer);
  await page.goto(product.url + paths.user.login);
  const walk = walkOf(page, mouse);
  await walk.submitLogin({ account, password }, { remember: true });
  return walk;
};
const message = (page: Page) => page.getByText('您的验证码是', { exact: false });
const sentCode = async (page: Page) => (await message(page).textContent())!.match(/\d{6}/)![0];
const verify = (page: Page) => page.getByRole('button', { name: authTexts.checkSubmit }).click();

test('[ERR-7] a new device asks for its code, keeps what was typed, and lets in whoever has it', async ({
  page,
}) => {
  const { screens } = await meet(page, 6024);
  await expect(screens.heading(authTexts.checkTitle)).toBeVisible();
  await expect(page.getByText(codes[6024].message['zh-CN'])).toBeVisible();
  const field = screens.field(authTexts.code);
  await expect(field).toBeFocused();
  const code = await sentCode(page);
  await expectAccessible(page, 'the check of a login');

  await field.fill(code === '000000' ? '111111' : '000000');
  await verify(page);
  await expect(page.getByText(codes[6035].message['zh-CN'])).toBeVisible();
  await expect(page.getByText(filled(authTexts.attemptsLeft, { count: 4 }))).toBeVisible();

  await page.getByRole('button', { name: authTexts.checkBack }).click();
  await expect(screens.field(authTexts.account)).toHaveValue(account);
  await expect(screens.field(authTexts.password)).toHaveValue(password);
  await expect(screens.field(authTexts.password)).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill(code);
  await verify(page);
  await expect(screens.accountMenu).toBeVisible();
});

test('[ERR-7] the other checks: a sum, a slider by keys, and what only the member knows', async ({
  page,
  context,
}) => {
  const pass = async () => {
    await verify(page);
    await expect(walkOf(page, mouse).screens.accountMenu).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
  };

  await meet(page, 6002);
  const sum = page.getByRole('textbox', { name: anyOf(authTexts.question) });
  const label = (await page.getByText(anyOf(authTexts.question)).first().textContent())!.match(
    /(\d+) \+ (\d+)/,
  )!;
  await sum.fill(String(Number(label[1]) + Number(label[2])));
  await pass();

  await meet(page, 6008);
  const slider = page.getByRole('slider', { name: authTexts.slider });
  await expect(slider).toBeFocused();
  await expectAccessible(page, 'the slider');
  const target = Number(
    (await page.getByText(anyOf(authTexts.sliderHint)).textContent())!.match(/(\d+)%/)![1],
  );
  for (let step = 0; step < target; step += 1) await page.keyboard.press('ArrowRight');
  await pass();

  await meet(page, 6027, '林晚舟');
  await page.getByRole('textbox', { name: authTexts.realName }).fill('林晚舟');
  await pass();
});

test('[ERR-7] a login that no answer opens says why and leads on', async ({ page }) => {
  const { screens } = await meet(page, 6029);
  await expect(page.getByText(codes[6029].message['zh-CN'])).toBeVisible();
  await expect(screens.field(authTexts.password)).toHaveValue(password);
  await page.getByRole('alert').getByRole('link', { name: authTexts.linkPassword }).click();
  await expect(screens.heading(authTexts.recoverTitle)).toBeVisible();
});

test('a forgotten password is replaced: who, code, new password, login', async ({ page }) => {
  await page.goto(product.url + paths.user.password);
  const { screens, logIn } = walkOf(page, mouse);
  const next = () => screens.main.getByRole('button', { name: authTexts.recoverNext }).click();
  await next();
  await expect(page.getByText(authTexts.phoneRequired)).toBeVisible();
  await screens.field(authTexts.account).fill(account);
  await screens.field(authTexts.phone).fill(phone);
  await expectAccessible(page, 'the forgotten password');
  await next();

  const field = screens.field(authTexts.code);
  await expect(field).toBeFocused();
  const code = await sentCode(page);
  await field.fill(code === '000000' ? '111111' : '000000');
  await next();
  await expect(field).toHaveAccessibleDescription(anyOf(authTexts.codeWrong));
  await field.fill(code);
  await next();

  const renewed = 'Boathouse2027';
  await screens.field(authTexts.newPassword).fill(renewed);
  await page.getByRole('button', { name: authTexts.recoverSave }).click();
  await expect(screens.heading(authTexts.recovered)).toBeFocused();
  await screens.main.getByRole('link', { name: authTexts.toLogin }).click();
  await logIn({ account, password: renewed });
});
