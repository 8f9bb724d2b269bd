import { headers } from '../packages/contract/src/headers';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { createFlows, newCredentials } from './flows';
import { callGateway, readAsMember } from './gateway-call';
import { keyboardInput } from './input-driver';
import { cardNumber, newTrustedMember, paymentPassword } from './members';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import {
  anyOf,
  authTexts,
  cardsTexts,
  filled,
  picturesTexts,
  profileChangesTexts,
  schemaFieldsTexts,
} from './texts';

/** Payout accounts and the payment password, with the keyboard alone. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const wallet = 'eb0000000000004601';

/** Registers another member and binds a wallet to it. */
const bindAsAnotherMember = async (url: string, number: string) => {
  const registration = { ...newCredentials(), ofAge: true, acceptsTerms: true };
  const { data } = await callGateway(url, 'register', registration);
  const extra = { [headers.token]: data.token };
  await callGateway(url, 'realNameSubmit', { name: '周舟' }, extra);
  await product.control('review-real-name', { account: registration.account, pass: true });
  const body = { kind: 'ebpay', values: { number }, loginPassword: registration.password };
  const bound = await callGateway(url, 'payoutAccountAdd', body, extra);
  expect(bound.status_code).toBe(6000);
};

/** Keyboard input, and a check of a screen in both themes. */
const byKeyboard = (page: Page) => {
  const input = keyboardInput(page);
  const { locators } = createFlows(page, input);
  const problems = collectProblems(page);
  const check = async (screen: string) => {
    await expectAccessibleInAllThemes(page, screen);
    problems.expectNone(screen);
  };
  return { input, locators, check };
};

/** Any picture serves; the tests use a screenshot of the page. */
const evidence = (png: Buffer) => ({ name: '凭证.png', mimeType: 'image/png', buffer: png });

test('[MSK-2][DLG-11][THM-4] binds a card, an address and a wallet after an invalid value for each, and removes one', async ({
  page,
  context,
}) => {
  const { url } = product;
  const { input, locators, check } = byKeyboard(page);
  const kinds = page.getByRole('navigation', { name: cardsTexts.kinds });
  const bind = () => input.press(locators.button(cardsTexts.submit));
  const confirm = () =>
    input.fill(locators.main.getByLabel(new RegExp(`^${cardsTexts.moneyPassword}`)), paymentPassword);
  await bindAsAnotherMember(url, wallet);
  await newTrustedMember(product, context);

  await test.step('a card: a wrong digit, then a valid number', async () => {
    await page.goto(url + paths.mine.addBankCard);
    const number = cardNumber(2);
    const field = locators.field('银行卡号');
    await input.fill(field, `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`);
    await expect(page.getByText(schemaFieldsTexts.detected)).toBeVisible();
    await bind();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(anyOf(schemaFieldsTexts.errorLuhn));
    await check('a card with a wrong digit');
    await input.fill(field, number);
    await confirm();
    await bind();
    await expect(locators.heading(cardsTexts.boundDone)).toBeFocused();
    await expect(page.getByText(`**** **** **** ${number.slice(-4)}`).first()).toBeVisible();
  });

  await test.step('binding the same card again adds none', async () => {
    await input.press(locators.button(cardsTexts.addAnother));
    await input.fill(locators.field('银行卡号'), cardNumber(2));
    await confirm();
    await bind();
    await expect(locators.heading(cardsTexts.boundDone)).toBeFocused();
    expect(await readAsMember(url, context, 'payoutAccounts', {})).toHaveLength(1);
  });

  await test.step('an address: a wrong character, then a valid address', async () => {
    await input.press(kinds.getByRole('link', { name: '虚拟币' }));
    const field = locators.field('钱包地址');
    await input.fill(field, `${address.slice(0, -1)}u`);
    await expect(locators.radio('USDT-TRC20')).toBeChecked();
    await bind();
    await expect(field).toHaveAccessibleDescription(anyOf(schemaFieldsTexts.errorCoinAddress));
    await check('an address with a wrong character');
    await input.fill(field, address);
    await confirm();
    await bind();
    await expect(locators.heading(cardsTexts.boundDone)).toBeFocused();
  });

  await test.step('a wallet: an invalid one, then the one that another member has bound too', async () => {
    await input.press(kinds.getByRole('link', { name: 'EBpay' }));
    await input.press(locators.main.getByRole('link', { name: cardsTexts.add }));
    const field = locators.field('EBpay 地址');
    await input.fill(field, 'nonsense');
    await bind();
    await expect(field).toBeFocused();
    await check('an invalid wallet');
    await input.fill(field, wallet);
    await confirm();
    await bind();
    await expect(locators.heading(cardsTexts.boundDone)).toBeFocused();
  });

  await test.step('removes the wallet with the payment password', async () => {
    await input.press(locators.main.getByRole('link', { name: cardsTexts.toAccounts }));
    await input.press(page.getByRole('button', { name: new RegExp(`^${cardsTexts.remove}：`) }));
    const dialog = page.getByRole('dialog', { name: cardsTexts.removeTitle });
    const field = dialog.getByLabel(new RegExp(`^${cardsTexts.moneyPassword}`));
    await input.fill(field, '135791');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(anyOf(cardsTexts.passwordWrong));
    await check('the removal');
    await input.fill(field, paymentPassword);
    await input.press(dialog.getByRole('button', { name: cardsTexts.removeConfirm }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(cardsTexts.emptyTitle)).toBeVisible();
    const left = await readAsMember(url, context, 'payoutAccounts', {});
    expect(left.map(({ kind }) => kind)).toEqual(['bank', 'coin']);
  });
});

test('[PHN-1][DLG-11][THM-4] adds a phone with evidence to replace a forgotten payment password', async ({
  page,
  context,
}) => {
  const { url } = product;
  const { input, locators, check } = byKeyboard(page);
  const { password } = await newTrustedMember(product, context);
  const loginPassword = page.getByLabel(new RegExp(`^${cardsTexts.loginPassword}`));
  const askForCode = async () => {
    await input.press(locators.button(cardsTexts.passwordForgotten));
    await expect(loginPassword).toBeFocused();
    await input.fill(loginPassword, password);
    await page.keyboard.press('Enter');
  };

  await test.step('no code can be sent', async () => {
    await page.goto(url + paths.mine.addBankCard);
    await input.press(locators.main.getByRole('link', { name: cardsTexts.passwordManage }));
    await askForCode();
    await input.press(locators.main.getByRole('link', { name: cardsTexts.recoverAddPhone }));
  });

  await test.step('requests a phone number, with a picture that the browser resizes', async () => {
    await input.choose(locators.radio(authTexts.phone));
    await input.fill(
      locators.field(filled(profileChangesTexts.newValue, { field: authTexts.phone })),
      '13900004601',
    );
    const sent = page.waitForRequest(/\/evidence\/add$/);
    // The file chooser is the browser's own and not part of the page.
    await page
      .getByLabel(new RegExp(`^${profileChangesTexts.pictures}`))
      .setInputFiles(evidence(await page.screenshot()));
    const { data } = (await sent).postDataJSON() as { data: string };
    expect(Buffer.from(data, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
    await input.fill(loginPassword, password);
    await input.press(locators.button(profileChangesTexts.submit));
    await expect(page.getByText(profileChangesTexts.pending, { exact: true })).toBeVisible();
    await input.press(locators.button(filled(picturesTexts.show, { count: 1 })));
    const picture = page.getByRole('img', { name: filled(picturesTexts.picture, { number: 1 }) });
    await expect(picture).toBeVisible();
    await check('the requests');
    const { items } = await readAsMember(url, context, 'profileChanges', {});
    await product.control('review-profile-change', { id: items[0]?.id, pass: true });
    await expect(page.getByText(profileChangesTexts.passed, { exact: true })).toBeVisible();
    // The form is empty again and shows the new phone.
    await input.choose(locators.radio(authTexts.phone));
    await expect(page.getByText(anyOf(profileChangesTexts.current))).toContainText('4601');
  });

  await test.step('sets another payment password with the code', async () => {
    await page.goto(url + paths.mine.authentication);
    await askForCode();
    const code = locators.field(authTexts.code);
    await expect(code).toBeFocused();
    const message = await page.getByText(/您的验证码是/).textContent();
    await check('the code');
    await input.fill(code, /\d{6}/.exec(message ?? '')?.[0] ?? '');
    await input.fill(page.getByLabel(new RegExp(`^${cardsTexts.newPassword}`)), '975318');
    await input.fill(page.getByLabel(new RegExp(`^${cardsTexts.repeatPassword}`)), '975318');
    await page.keyboard.press('Enter');
    await expect(page.getByText(cardsTexts.passwordSaved)).toBeVisible();
    await check('the payment password');
    const again = { paymentPassword: '864202', current: '975318' };
    expect((await readAsMember(url, context, 'paymentPasswordSet', again)).paymentPassword.isSet).toBe(true);
  });
});
