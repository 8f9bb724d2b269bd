import { expect, type Page, test } from '@playwright/test';
import { codes } from '../packages/contract/src/codes';
import { headers } from '../packages/contract/src/headers';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { paths } from '../site/src/routes/paths';
import { expectAccessible } from './checks';
import { callGateway, tokenOf } from './gateway-call';
import { mouse } from './hands';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { appTexts, authTexts, cashierTexts, filled, recordTexts, titleTexts } from './texts';
import { newPerson, type Person, walkOf } from './walk';

/** What people get wrong, and what goes wrong for them: each is said clearly, and nothing typed is lost. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const saying = (code: keyof typeof codes) => codes[code].message['zh-CN'];

const demo: Person = { account: 'demo2026', password: 'Pavilion2026' };

test.describe('at the login', () => {
  test('[ERR-7] a wrong password is told at once, and both entries stay', async ({ page }) => {
    const { screens } = walkOf(page, mouse);
    await page.goto(product.url + paths.user.login);
    await screens.field(authTexts.account).fill(demo.account);
    await screens.field(authTexts.password).fill('Pavilion2025');
    await screens.main.getByRole('button', { name: authTexts.login, exact: true }).click();
    await expect(screens.main.getByRole('alert').filter({ hasText: saying(20001) })).toBeVisible();
    await expect(screens.field(authTexts.account)).toHaveValue(demo.account);
    await expect(screens.field(authTexts.password)).toHaveValue('Pavilion2025');
    await expectAccessible(page, 'the refused login');
  });

  test('[ERR-7] an empty form names what is missing', async ({ page }) => {
    const { screens } = walkOf(page, mouse);
    await page.goto(product.url + paths.user.login);
    await screens.main.getByRole('button', { name: authTexts.login, exact: true }).click();
    await expect(screens.main.getByText(authTexts.accountRequired, { exact: true })).toBeVisible();
    await expect(screens.main.getByText(authTexts.passwordRequired, { exact: true })).toBeVisible();
    await expect(screens.field(authTexts.account)).toBeFocused();
  });
});

test.describe('at the registration', () => {
  /** A form without a fault but the one that is made, sent; everything in it must still be there. */
  const refused = async (page: Page, wrong: Partial<Person> & { isOfAge?: boolean }, says: string) => {
    const { isOfAge = true, ...person } = { ...newPerson(), ...wrong };
    const walk = walkOf(page, mouse);
    const { screens } = walk;
    const ofAge = page.getByRole('checkbox', { name: authTexts.ofAge });
    await page.goto(`${product.url}${paths.user.register}?i_code=WELCOME8`);
    await walk.fillRegistration(person);
    if (!isOfAge) await ofAge.click();
    await walk.submitRegistration();
    await expect(screens.main.getByText(says, { exact: true })).toBeVisible();
    await expect(screens.field(authTexts.account)).toHaveValue(person.account);
    await expect(screens.field(authTexts.newPassword)).toHaveValue(person.password);
    await expect(screens.field(authTexts.invite)).toHaveValue('WELCOME8');
    await expect(ofAge).toBeChecked({ checked: isOfAge });
    await expectAccessible(page, 'the refused registration');
    return walk;
  };

  test('[ERR-7] a taken account', ({ page }) =>
    refused(page, { account: demo.account }, authTexts.accountTaken));

  test('[ERR-7] a weak password', ({ page }) =>
    refused(page, { password: 'aaaaaaaa' }, authTexts.passwordWeak));

  test('[ERR-7] a short password', ({ page }) =>
    refused(page, { password: 'a1' }, filled(authTexts.passwordTooShort, { limit: 8 })));

  test('[ERR-7] an account in Chinese', ({ page }) =>
    refused(page, { account: '林夕林夕' }, authTexts.accountFormat));

  test('[ERR-7] a person who is not of age; ticked, it goes through', async ({ page }) => {
    const walk = await refused(page, { isOfAge: false }, authTexts.ofAgeMustAccept);
    await page.getByRole('checkbox', { name: authTexts.ofAge }).click();
    await walk.submitRegistration();
    await expect(walk.screens.accountMenu).toBeVisible();
  });
});

/** A new member, at Home. */
const comeAsMember = async (page: Page) => {
  const walk = walkOf(page, mouse);
  const person = newPerson();
  await page.goto(product.url + paths.user.register);
  await walk.fillRegistration(person);
  await walk.submitRegistration();
  await expect(walk.screens.accountMenu).toBeVisible();
  return { walk, person };
};

test.describe('with money', () => {
  test('[MNY-3] a deposit outside the limits is held back, with the limits', async ({ page, context }) => {
    const { walk } = await comeAsMember(page);
    const { screens } = walk;
    await mouse.press(screens.deposit);
    await walk.understandWarning();
    const limits = { min: '50.00', max: '20,000.00' };
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/deposit/create') && sent.push(request.url()));
    for (const [amount, shown, text] of [
      ['49.99', '49.99', cashierTexts.amountBelow],
      ['20000.01', /^20,?000\.01$/, cashierTexts.amountAbove],
    ] as const) {
      await walk.submitDeposit({ channel: '支付宝', amount });
      await expect(screens.main.getByText(filled(text, limits), { exact: true })).toBeVisible();
      await expect(screens.field(cashierTexts.amount)).toHaveValue(shown);
    }
    expect(sent).toEqual([]);
    await expectAccessible(page, 'the refused deposit');

    const answer = await callGateway(
      product.url,
      'depositCreate',
      { channel: 'alipay', amount: '49.99' },
      { [headers.token]: await tokenOf(context), [headers.idempotencyKey]: 'e2e-below-the-limit' },
    );
    expect(answer).toMatchObject({ status_code: 20102, data: { min: '50.00', max: '20000.00' } });
  });

  test('[GAM-2] a stake above the balance is refused, with the way to the deposit', async ({ page }) => {
    const { walk } = await comeAsMember(page);
    const { screens } = walk;
    await page.goto(`${product.url}${paths.game.egame}?play=golden-dragon`);
    await expect(screens.game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    await screens.game.spin.click();
    await expect(screens.game.notice).toContainText('余额不足，无法投注');
    await expect(screens.game.rounds).toHaveText('0');

    // The game has refused by itself; the house must too, whoever asks it.
    const frame = page.frames().find((each) => each.url().startsWith(product.venueUrl));
    const answer = await frame?.evaluate(async () => {
      const token = new URLSearchParams(location.hash.slice(1)).get('token');
      const response = await fetch('/slots/api/spin', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ key: 'e2e-above-the-balance', stake: '1.50' }),
      });
      return response.json();
    });
    expect(answer).toMatchObject({ status_code: 20101 });
    await screens.game.toDeposit.click();
    await expect(page).toHaveURL(product.url + paths.mine.finance.deposit);
  });
});

test.describe('a program', () => {
  test('[ERR-7] malformed JSON is HTTP 400 in the envelope', async () => {
    const answer = await callGateway(product.url, 'login', '{"account":');
    expect(answer).toMatchObject({ httpStatus: 400, status_code: 10003 });
    expect(answer.message).not.toBe('');
  });

  test('[ERR-7] a body of another shape names the field', async () => {
    const answer = await callGateway(product.url, 'login', '{"account": 5}');
    expect(answer).toMatchObject({ httpStatus: 400, status_code: 10003 });
    expect(JSON.stringify(answer.data)).toContain('password');
  });

  test('[SIG-3] a wrong signature is 10108', async () => {
    const answer = await callGateway(
      product.url,
      'preInfo',
      { platformType: 6 },
      { [headers.signature]: 'f00d' },
    );
    expect(answer).toMatchObject({ httpStatus: 200, status_code: 10108, message: saying(10108) });
  });

  test('[ERR-7] an unknown call is HTTP 404 in the envelope', async () => {
    const answer = await fetch(`${product.url}/site/api/v1/nothing`, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status_code: 20201 });
  });
});

test.describe('when the session ends', () => {
  test('[SES-3][RTE-2] by time: home, with the login offered, and back after it', async ({
    page,
    context,
  }) => {
    const { walk, person } = await comeAsMember(page);
    const { screens } = walk;
    await walk.openOwn('transactionRecord');
    await expect(page.getByText(recordTexts.emptyTransactions)).toBeVisible();
    // Nothing is clicked: the socket tells.
    await product.control('expire-session', { account: person.account });
    await expect(screens.loginOffer).toBeVisible();
    await expect(screens.loginOffer).toContainText(titleTexts.transactionRecord);
    expect((await context.cookies()).filter(({ name }) => name === storageKeys.token)).toEqual([]);
    await mouse.press(screens.loginOffer.getByRole('button', { name: appTexts.loginOfferConfirm }));
    await walk.logIn(person);
    await expect(page).toHaveURL(product.url + paths.mine.record.transactions);
  });

  test('[ERR-6] by a login elsewhere: the message, then the login', async ({ page, context }) => {
    const { walk, person } = await comeAsMember(page);
    await product.control('kick', { account: person.account });
    const alert = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .filter({ hasText: saying(6001) });
    await expect(alert).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === storageKeys.token)).toEqual([]);
    await alert.getByRole('button').last().click();
    await expect(walk.screens.heading(authTexts.loginTitle)).toBeVisible();
  });
});
