import { codes } from '../packages/contract/src/codes';
import { headers } from '../packages/contract/src/headers';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { paths } from '../site/src/routes/paths';
import { expectAccessible } from './checks';
import { type Credentials, createFlows, newCredentials } from './flows';
import { callGateway, tokenOf } from './gateway-call';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import { appTexts, authTexts, cashierTexts, filled, recordTexts, titleTexts } from './texts';

/** Rejected input and ended sessions: the site shows the reason and keeps the input. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const messageOf = (code: keyof typeof codes) => codes[code].message['zh-CN'];

const demo: Credentials = { account: 'demo2026', password: 'Pavilion2026' };

test.describe('login', () => {
  test('[ERR-7] shows that the password is wrong, and keeps both fields', async ({ page }) => {
    const { locators } = createFlows(page, mouseInput);
    await page.goto(product.url + paths.user.login);
    await locators.field(authTexts.account).fill(demo.account);
    await locators.field(authTexts.password).fill('Pavilion2025');
    await locators.main.getByRole('button', { name: authTexts.login, exact: true }).click();
    await expect(locators.main.getByRole('alert').filter({ hasText: messageOf(20001) })).toBeVisible();
    await expect(locators.field(authTexts.account)).toHaveValue(demo.account);
    await expect(locators.field(authTexts.password)).toHaveValue('Pavilion2025');
    await expectAccessible(page, 'the refused login');
  });

  test('[ERR-7] shows the missing fields of an empty form', async ({ page }) => {
    const { locators } = createFlows(page, mouseInput);
    await page.goto(product.url + paths.user.login);
    await locators.main.getByRole('button', { name: authTexts.login, exact: true }).click();
    await expect(locators.main.getByText(authTexts.accountRequired, { exact: true })).toBeVisible();
    await expect(locators.main.getByText(authTexts.passwordRequired, { exact: true })).toBeVisible();
    await expect(locators.field(authTexts.account)).toBeFocused();
  });
});

test.describe('registration', () => {
  /** Submits a form that is valid but for one value; expects its error, and every other input kept. */
  const rejected = async (
    page: Page,
    invalid: Partial<Credentials> & { isOfAge?: boolean },
    error: string,
  ) => {
    const { isOfAge = true, ...credentials } = { ...newCredentials(), ...invalid };
    const flows = createFlows(page, mouseInput);
    const { locators } = flows;
    const ofAge = page.getByRole('checkbox', { name: authTexts.ofAge });
    await page.goto(`${product.url}${paths.user.register}?i_code=WELCOME8`);
    await flows.fillRegistration(credentials);
    if (!isOfAge) await ofAge.click();
    await flows.submitRegistration();
    await expect(locators.main.getByText(error, { exact: true })).toBeVisible();
    await expect(locators.field(authTexts.account)).toHaveValue(credentials.account);
    await expect(locators.field(authTexts.newPassword)).toHaveValue(credentials.password);
    await expect(locators.field(authTexts.invite)).toHaveValue('WELCOME8');
    await expect(ofAge).toBeChecked({ checked: isOfAge });
    await expectAccessible(page, 'the refused registration');
    return flows;
  };

  test('[ERR-7] rejects a taken account', ({ page }) =>
    rejected(page, { account: demo.account }, authTexts.accountTaken));

  test('[ERR-7] rejects a weak password', ({ page }) =>
    rejected(page, { password: 'aaaaaaaa' }, authTexts.passwordWeak));

  test('[ERR-7] rejects a short password', ({ page }) =>
    rejected(page, { password: 'a1' }, filled(authTexts.passwordTooShort, { limit: 8 })));

  test('[ERR-7] rejects a Chinese account', ({ page }) =>
    rejected(page, { account: '林夕林夕' }, authTexts.accountFormat));

  test('[ERR-7] rejects an unticked age box, and registers once it is ticked', async ({ page }) => {
    const flows = await rejected(page, { isOfAge: false }, authTexts.ofAgeMustAccept);
    await page.getByRole('checkbox', { name: authTexts.ofAge }).click();
    await flows.submitRegistration();
    await expect(flows.locators.accountMenu).toBeVisible();
  });
});

/** Registers a member, who is then on Home. */
const registerMember = async (page: Page) => {
  const flows = createFlows(page, mouseInput);
  const credentials = newCredentials();
  await page.goto(product.url + paths.user.register);
  await flows.fillRegistration(credentials);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  return { flows, credentials };
};

test.describe('money', () => {
  test('[MNY-3] rejects a deposit outside the limits, and names them', async ({ page, context }) => {
    const { flows } = await registerMember(page);
    const { locators } = flows;
    await mouseInput.press(locators.deposit);
    await flows.confirmWarning();
    const limits = { min: '50.00', max: '20,000.00' };
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/deposit/create') && sent.push(request.url()));
    for (const [amount, shown, text] of [
      ['49.99', '49.99', cashierTexts.amountBelow],
      ['20000.01', /^20,?000\.01$/, cashierTexts.amountAbove],
    ] as const) {
      await flows.submitDeposit({ channel: '支付宝', amount });
      await expect(locators.main.getByText(filled(text, limits), { exact: true })).toBeVisible();
      await expect(locators.field(cashierTexts.amount)).toHaveValue(shown);
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

  test('[GAM-2] rejects a stake above the balance, with a link to the deposit', async ({ page }) => {
    const { flows } = await registerMember(page);
    const { locators } = flows;
    await page.goto(`${product.url}${paths.game.egame}?play=golden-dragon`);
    await expect(locators.game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    await locators.game.spin.click();
    await expect(locators.game.notice).toContainText('余额不足，无法投注');
    await expect(locators.game.rounds).toHaveText('0');

    // The game rejected the stake without a request; the gateway must reject it too.
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
    await locators.game.toDeposit.click();
    await expect(page).toHaveURL(product.url + paths.mine.finance.deposit);
  });
});

test.describe('API client', () => {
  test('[ERR-7] gets HTTP 400 in the envelope for malformed JSON', async () => {
    const answer = await callGateway(product.url, 'login', '{"account":');
    expect(answer).toMatchObject({ httpStatus: 400, status_code: 10003 });
    expect(answer.message).not.toBe('');
  });

  test('[ERR-7] gets the name of the field for a body of another shape', async () => {
    const answer = await callGateway(product.url, 'login', '{"account": 5}');
    expect(answer).toMatchObject({ httpStatus: 400, status_code: 10003 });
    expect(JSON.stringify(answer.data)).toContain('password');
  });

  test('[SIG-3] gets 10108 (invalid signature) for a wrong signature', async () => {
    const answer = await callGateway(
      product.url,
      'preInfo',
      { platformType: 6 },
      { [headers.signature]: 'f00d' },
    );
    expect(answer).toMatchObject({ httpStatus: 200, status_code: 10108, message: messageOf(10108) });
  });

  test('[ERR-7] gets HTTP 404 in the envelope for an unknown call', async () => {
    const answer = await fetch(`${product.url}/site/api/v1/nothing`, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status_code: 20201 });
  });
});

test.describe('ended session', () => {
  test('[SES-3][RTE-2] redirects home with a login offer when the session expires, and returns after the login', async ({
    page,
    context,
  }) => {
    const { flows, credentials } = await registerMember(page);
    const { locators } = flows;
    await flows.openMemberPage('transactionRecord');
    await expect(page.getByText(recordTexts.emptyTransactions)).toBeVisible();
    // Without a click: the gateway pushes the end of the session over the socket.
    await product.control('expire-session', { account: credentials.account });
    await expect(locators.loginOffer).toBeVisible();
    await expect(locators.loginOffer).toContainText(titleTexts.transactionRecord);
    expect((await context.cookies()).filter(({ name }) => name === storageKeys.token)).toEqual([]);
    await mouseInput.press(locators.loginOffer.getByRole('button', { name: appTexts.loginOfferConfirm }));
    await flows.logIn(credentials);
    await expect(page).toHaveURL(product.url + paths.mine.record.transactions);
  });

  test('[ERR-6] shows a message, then the login, after a login on another device', async ({
    page,
    context,
  }) => {
    const { flows, credentials } = await registerMember(page);
    await product.control('kick', { account: credentials.account });
    const alert = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .filter({ hasText: messageOf(6001) });
    await expect(alert).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === storageKeys.token)).toEqual([]);
    await alert.getByRole('button').last().click();
    await expect(flows.locators.heading(authTexts.loginTitle)).toBeVisible();
  });
});
