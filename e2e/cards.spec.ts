import { expect, type Page, test } from '@playwright/test';
import { headers } from '../packages/contract/src/headers';
import { paths } from '../site/src/routes/paths';
import { expectAccessibleInBoth, listen } from './checks';
import { callGateway, readAsMember } from './gateway-call';
import { keyboardOf } from './hands';
import { cardNumber, newTrustedMember, paymentPassword } from './members';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { anyOf, authTexts, cardsTexts, filled, profileChangesTexts, schemaFieldsTexts } from './texts';
import { newPerson, walkOf } from './walk';

/** Where money is paid out to, and what guards it, with the keyboard alone. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const wallet = 'eb0000000000004601';

/** Somebody else, who has bound a wallet already. */
const bindAsAnother = async (url: string, number: string) => {
  const person = { ...newPerson(), ofAge: true, acceptsTerms: true };
  const { data } = await callGateway(url, 'register', person);
  const extra = { [headers.token]: data.token };
  await callGateway(url, 'realNameSubmit', { name: '周舟' }, extra);
  await product.control('review-real-name', { account: person.account, pass: true });
  const bound = await callGateway(url, 'payoutAccountAdd', { kind: 'ebpay', values: { number } }, extra);
  expect(bound.status_code).toBe(6000);
};

/** A walk by keyboard whose screens are judged as it comes to them. */
const byKeyboard = (page: Page) => {
  const hands = keyboardOf(page);
  const { screens } = walkOf(page, hands);
  const complaints = listen(page);
  const check = async (screen: string) => {
    await expectAccessibleInBoth(page, screen);
    complaints.expectNone(screen);
  };
  return { hands, screens, check };
};

/** Anything that is drawn: a picture of the page itself. */
const evidence = (png: Buffer) => ({ name: '凭证.png', mimeType: 'image/png', buffer: png });

test('[MSK-2][DLG-11][THM-4] binds a card, an address and a wallet, is told what is wrong with each, and removes one', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { url } = product;
  const { hands, screens, check } = byKeyboard(page);
  const kinds = page.getByRole('navigation', { name: cardsTexts.kinds });
  const bind = () => hands.press(screens.button(cardsTexts.submit));
  await bindAsAnother(url, wallet);
  await newTrustedMember(product, context);

  await test.step('a card: a wrong digit, then the right one', async () => {
    await page.goto(url + paths.mine.addBankCard);
    const number = cardNumber(2);
    const field = screens.field('银行卡号');
    await hands.fill(field, `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`);
    await expect(page.getByText(schemaFieldsTexts.detected)).toBeVisible();
    await bind();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(anyOf(schemaFieldsTexts.errorLuhn));
    await check('a card with a wrong digit');
    await hands.fill(field, number);
    await bind();
    await expect(screens.heading(cardsTexts.boundDone)).toBeFocused();
    await expect(page.getByText(`**** **** **** ${number.slice(-4)}`).first()).toBeVisible();
  });

  await test.step('the same card again is the same card', async () => {
    await hands.press(screens.button(cardsTexts.addAnother));
    await hands.fill(screens.field('银行卡号'), cardNumber(2));
    await bind();
    await expect(screens.heading(cardsTexts.boundDone)).toBeFocused();
    expect(await readAsMember(url, context, 'payoutAccounts', {})).toHaveLength(1);
  });

  await test.step('an address: a wrong character, then the right one', async () => {
    await hands.press(kinds.getByRole('link', { name: '虚拟币' }));
    const field = screens.field('钱包地址');
    await hands.fill(field, `${address.slice(0, -1)}u`);
    await expect(screens.radio('USDT（TRC20）')).toBeChecked();
    await bind();
    await expect(field).toHaveAccessibleDescription(anyOf(schemaFieldsTexts.errorCoinAddress));
    await check('an address with a wrong character');
    await hands.fill(field, address);
    await bind();
    await expect(screens.heading(cardsTexts.boundDone)).toBeFocused();
  });

  await test.step('a wallet: somebody else’s, then a right one', async () => {
    await hands.press(kinds.getByRole('link', { name: 'EBpay' }));
    await hands.press(screens.main.getByRole('link', { name: cardsTexts.add }));
    const field = screens.field('EBpay 地址');
    await hands.fill(field, wallet);
    await bind();
    const taken = filled(schemaFieldsTexts.errorTaken, { label: 'EBpay 地址' });
    await expect(field).toHaveAccessibleDescription(anyOf(taken));
    await expect(field).toBeFocused();
    await check('a wallet of somebody else');
    await hands.fill(field, 'eb0000000000004602');
    await bind();
    await expect(screens.heading(cardsTexts.boundDone)).toBeFocused();
  });

  await test.step('removes the wallet by the payment password', async () => {
    await hands.press(screens.main.getByRole('link', { name: cardsTexts.toAccounts }));
    await hands.press(page.getByRole('button', { name: new RegExp(`^${cardsTexts.remove}：`) }));
    const dialog = page.getByRole('dialog', { name: cardsTexts.removeTitle });
    const field = dialog.getByLabel(new RegExp(`^${cardsTexts.moneyPassword}`));
    await hands.fill(field, '135791');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(anyOf(cardsTexts.passwordWrong));
    await check('the removal');
    await hands.fill(field, paymentPassword);
    await hands.press(dialog.getByRole('button', { name: cardsTexts.removeConfirm }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(cardsTexts.emptyTitle)).toBeVisible();
    const left = await readAsMember(url, context, 'payoutAccounts', {});
    expect(left.map(({ kind }) => kind)).toEqual(['bank', 'coin']);
  });
});

test('[PHN-1][DLG-11][THM-4] forgets the payment password without a phone, has one added with evidence, and sets another', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { url } = product;
  const { hands, screens, check } = byKeyboard(page);
  const { password } = await newTrustedMember(product, context);
  const loginPassword = page.getByLabel(new RegExp(`^${cardsTexts.loginPassword}`));
  const askForCode = async () => {
    await hands.press(screens.button(cardsTexts.passwordForgotten));
    await expect(loginPassword).toBeFocused();
    await hands.fill(loginPassword, password);
    await page.keyboard.press('Enter');
  };

  await test.step('no code can be sent', async () => {
    await page.goto(url + paths.mine.addBankCard);
    await hands.press(screens.main.getByRole('link', { name: cardsTexts.passwordManage }));
    await askForCode();
    await hands.press(screens.main.getByRole('link', { name: cardsTexts.recoverAddPhone }));
  });

  await test.step('asks for a phone, with a picture that is made smaller on the way', async () => {
    await hands.choose(screens.radio(profileChangesTexts.phone));
    await hands.fill(screens.field(profileChangesTexts.newPhone), '13900004601');
    const sent = page.waitForRequest(/\/evidence\/add$/);
    // The chooser itself is the browser's, and no page.
    await page
      .getByLabel(new RegExp(`^${profileChangesTexts.pictures}`))
      .setInputFiles(evidence(await page.screenshot()));
    const { data } = (await sent).postDataJSON() as { data: string };
    expect(Buffer.from(data, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
    await hands.fill(loginPassword, password);
    await hands.press(screens.button(profileChangesTexts.submit));
    await expect(page.getByText(profileChangesTexts.pending, { exact: true })).toBeVisible();
    await hands.press(screens.button(filled(profileChangesTexts.showPictures, { count: 1 })));
    const picture = page.getByRole('img', { name: filled(profileChangesTexts.picture, { number: 1 }) });
    await expect(picture).toBeVisible();
    await check('the requests');
    const { items } = await readAsMember(url, context, 'profileChanges', {});
    await product.control('review-profile-change', { id: items[0]?.id, pass: true });
    await expect(page.getByText(profileChangesTexts.passed, { exact: true })).toBeVisible();
    // The form began anew, and knows the phone that has just been added.
    await hands.choose(screens.radio(profileChangesTexts.phone));
    await expect(page.getByText(anyOf(profileChangesTexts.current))).toContainText('4601');
  });

  await test.step('sets another payment password by the code', async () => {
    await page.goto(url + paths.mine.authentication);
    await askForCode();
    const code = screens.field(authTexts.code);
    await expect(code).toBeFocused();
    const message = await page.getByText(/您的验证码是/).textContent();
    await check('the code');
    await hands.fill(code, /\d{6}/.exec(message ?? '')?.[0] ?? '');
    await hands.fill(page.getByLabel(new RegExp(`^${cardsTexts.newPassword}`)), '975318');
    await hands.fill(page.getByLabel(new RegExp(`^${cardsTexts.repeatPassword}`)), '975318');
    await page.keyboard.press('Enter');
    await expect(page.getByText(cardsTexts.passwordSaved)).toBeVisible();
    await check('the payment password');
    const again = { paymentPassword: '864202', current: '975318' };
    expect((await readAsMember(url, context, 'paymentPasswordSet', again)).paymentPassword.isSet).toBe(true);
  });
});
