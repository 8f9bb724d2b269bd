import { codes, type ErrorCode } from '../packages/contract/src/codes';
import type { ChallengeKind } from '../packages/contract/src/enumerations';
import { riskChecks, riskCodes } from '../packages/gateway/src/domain/members/challenges/risk-checks';
import { paths } from '../site/src/routes/paths';
import { nextSteps } from '../site/src/shared/next-steps/next-steps';
import { collectProblems, expectAccessible } from './checks';
import { createFlows } from './flows';
import { callGateway } from './gateway-call';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import { anyOf, authTexts, filled } from './texts';

/** Login checks beyond the password, and password recovery. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const account = 'demo2026';
const phone = '13800002026';
const password = 'Pavilion2026';

const risk = (code: ErrorCode | 0, answer?: string) =>
  product.control('login-risk', { account, code, ...(answer === undefined ? {} : { answer }) });

/** Submits a login for which the gateway reports a risk. */
const logInWithRisk = async (page: Page, code: ErrorCode, answer?: string) => {
  await risk(code, answer);
  await page.goto(product.url + paths.user.login);
  const flows = createFlows(page, mouseInput);
  await flows.submitLogin({ account, password }, { remember: true });
  return flows;
};
const message = (page: Page) => page.getByText('您的验证码是', { exact: false });
const sentCode = async (page: Page) => (await message(page).textContent())!.match(/\d{6}/)![0];
const verify = (page: Page) => page.getByRole('button', { name: authTexts.checkSubmit }).click();

test('[ERR-7] a new device needs a code; going back keeps the input, and the right code logs in', async ({
  page,
}) => {
  const { locators } = await logInWithRisk(page, 6024);
  await expect(locators.heading(authTexts.checkTitle)).toBeVisible();
  await expect(page.getByText(codes[6024].message['zh-CN'])).toBeVisible();
  const field = locators.field(authTexts.code);
  await expect(field).toBeFocused();
  const code = await sentCode(page);
  await expectAccessible(page, 'the check of a login');

  await field.fill(code === '000000' ? '111111' : '000000');
  await verify(page);
  await expect(page.getByText(codes[6035].message['zh-CN'])).toBeVisible();
  await expect(page.getByText(filled(authTexts.attemptsLeft, { count: 4 }))).toBeVisible();

  await page.getByRole('button', { name: authTexts.checkBack }).click();
  await expect(locators.field(authTexts.account)).toHaveValue(account);
  await expect(locators.field(authTexts.password)).toHaveValue(password);
  await expect(locators.field(authTexts.password)).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill(code);
  await verify(page);
  await expect(locators.accountMenu).toBeVisible();
});

/** Answers each kind of check; `known` has the answers that only the member knows. */
const known: Partial<Record<ChallengeKind, string>> = { phone, 'real-name': '林晚舟', 'bank-card': '4606' };
const answers: Readonly<Record<ChallengeKind, (page: Page) => Promise<unknown>>> = {
  code: async (page) =>
    createFlows(page, mouseInput)
      .locators.field(authTexts.code)
      .fill(await sentCode(page)),
  question: async (page) => {
    const label = (await page.getByText(anyOf(authTexts.question)).first().textContent())!;
    const [, first, second] = label.match(/(\d+) \+ (\d+)/)!;
    await page
      .getByRole('textbox', { name: anyOf(authTexts.question) })
      .fill(String(Number(first) + Number(second)));
  },
  slider: async (page) => {
    await expect(page.getByRole('slider', { name: authTexts.slider })).toBeFocused();
    await expectAccessible(page, 'the slider');
    const hint = (await page.getByText(anyOf(authTexts.sliderHint)).textContent())!;
    for (let left = Number(hint.match(/(\d+)%/)![1]); left > 0; left -= 1)
      await page.keyboard.press('ArrowRight');
  },
  phone: (page) => page.getByRole('textbox', { name: authTexts.boundPhone }).fill(known.phone!),
  'real-name': (page) => page.getByRole('textbox', { name: authTexts.realName }).fill(known['real-name']!),
  'bank-card': (page) => page.getByRole('textbox', { name: authTexts.bankCard }).fill(known['bank-card']!),
};

test('[ERR-7] every risk code shows its message and check, and going back keeps the input', async ({
  page,
  context,
}) => {
  const flows = createFlows(page, mouseInput);
  const { locators } = flows;
  const passed = new Set<ChallengeKind>();
  let isTyped = false;
  for (const code of riskCodes as ErrorCode[]) {
    const kind = riskChecks[code]?.kind;
    await risk(code, kind && known[kind]);
    if (isTyped) await locators.main.getByRole('button', { name: authTexts.login, exact: true }).click();
    else {
      await page.goto(product.url + paths.user.login);
      await flows.submitLogin({ account, password });
    }
    isTyped = true;
    await expect(page.getByText(codes[code].message['zh-CN']), `message of ${code}`).toBeVisible();
    if (kind) {
      await expect(locators.heading(authTexts.checkTitle)).toBeVisible();
      if (kind === 'code') await expect(message(page)).toBeVisible();
      // Each kind of check is answered once.
      if (!passed.has(kind)) {
        await answers[kind](page);
        await verify(page);
        await expect(locators.accountMenu, `login with ${code}`).toBeVisible();
        passed.add(kind);
        await context.clearCookies();
        isTyped = false;
        continue;
      }
      await page.getByRole('button', { name: authTexts.checkBack }).click();
    }
    await expect(locators.field(authTexts.password), `input after ${code}`).toHaveValue(password);
  }
  await risk(0);
});

test('[ERR-7] shows why a code is rejected: resent too early, expired, wrong too often', async ({ page }) => {
  await page.clock.install();
  const { locators } = await logInWithRisk(page, 6021);
  await expect(message(page)).toBeVisible();
  // With a clock ahead of the gateway's, the page offers another code before the gateway allows it.
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: authTexts.resend }).click();
  await expect(page.getByText(codes[6037].message['zh-CN'])).toBeVisible();

  const old = await sentCode(page);
  await risk(6022);
  await locators.field(authTexts.code).fill(old);
  await verify(page);
  await expect(page.getByText(codes[6036].message['zh-CN'])).toBeVisible();
  await expect(page.getByText(anyOf(authTexts.sentByEmail))).toBeVisible();

  await expect(message(page)).toBeVisible();
  const wrong = (await sentCode(page)) === '000000' ? '111111' : '000000';
  for (let left = 4; left > 0; left -= 1) {
    await locators.field(authTexts.code).fill(wrong);
    await verify(page);
    await expect(page.getByText(filled(authTexts.attemptsLeft, { count: left }))).toBeVisible();
  }
  await locators.field(authTexts.code).fill(wrong);
  await verify(page);
  await expect(page.getByText(codes[6038].message['zh-CN'])).toBeVisible();
  await expect(locators.field(authTexts.password)).toHaveValue(password);
  await risk(0);
});

test('[ERR-7] a rejected login without a check shows the reason and a link', async ({ page }) => {
  const { locators } = await logInWithRisk(page, 6029);
  await expect(page.getByText(codes[6029].message['zh-CN'])).toBeVisible();
  await expect(locators.field(authTexts.password)).toHaveValue(password);
  await page
    .getByRole('alert')
    .getByRole('link', { name: nextSteps['reset-password'].link?.text['zh-CN'] })
    .click();
  await expect(locators.heading(authTexts.recoverTitle)).toBeVisible();
});

test('[ERR-7] after the failures of strangers the page does the work and logs in', async ({ page }) => {
  await risk(0);
  const wrong = { account, password: 'Guess0xyz' };
  for (let turn = 0; turn < 5; turn++)
    expect((await callGateway(product.url, 'login', wrong)).status_code).toBe(20001);
  expect((await callGateway(product.url, 'login', wrong)).status_code).toBe(20005);

  const problems = collectProblems(page);
  await page.goto(product.url + paths.user.login);
  await createFlows(page, mouseInput).logIn({ account, password });
  problems.expectNone('the login after the work');
});

test('replaces a forgotten password: account, code, new password, login', async ({ page }) => {
  await page.goto(product.url + paths.user.password);
  const { locators, logIn } = createFlows(page, mouseInput);
  const next = () => locators.main.getByRole('button', { name: authTexts.recoverNext }).click();
  await next();
  await expect(page.getByText(authTexts.phoneRequired)).toBeVisible();
  await locators.field(authTexts.account).fill(account);
  await locators.field(authTexts.phone).fill(phone);
  await expectAccessible(page, 'the forgotten password');
  await next();

  const field = locators.field(authTexts.code);
  await expect(field).toBeFocused();
  const code = await sentCode(page);
  await field.fill(code === '000000' ? '111111' : '000000');
  await next();
  await expect(field).toHaveAccessibleDescription(anyOf(authTexts.codeWrong));
  await field.fill(code);
  await next();

  const renewed = 'Boathouse2027';
  await locators.field(authTexts.newPassword).fill(renewed);
  await page.getByRole('button', { name: authTexts.recoverSave }).click();
  await expect(locators.heading(authTexts.recovered)).toBeFocused();
  await locators.main.getByRole('link', { name: authTexts.toLogin }).click();
  await logIn({ account, password: renewed });
});
