import type { CallName, CallRequest } from '@pavilion/contract/wire';
import { headers } from '../packages/contract/src/headers';
import { formatAmount } from '../packages/format/src';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { createFlows } from './flows';
import { callGateway, readAsMember, tokenOf } from './gateway-call';
import { keyboardInput } from './input-driver';
import { cardNumber, newTrustedMember, paymentPassword } from './members';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import { accountsTexts, cardsTexts, cashierTexts, withdrawalTexts } from './texts';

/** Deposit, transfer, bets and withdrawal with the keyboard alone; each screen is checked in both themes. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

/** The deposit, and so the required turnover: enough that losses leave the amount of the withdrawal. */
const toPlay = '400';

test('[REQ-10][DLG-9][DLG-11][THM-4] deposits, transfers, bets until the turnover no longer locks a withdrawal, and is paid', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const { url } = product;
  const input = keyboardInput(page);
  const flows = createFlows(page, input);
  const { locators } = flows;
  const problems = collectProblems(page);
  const check = async (screen: string) => {
    await expectAccessibleInAllThemes(page, screen);
    problems.expectNone(screen);
  };
  const balances = () => readAsMember(url, context, 'walletBalances', {});

  const { account } = await newTrustedMember(product, context);
  /** Calls the gateway without a page, with a new idempotency key. */
  const call = async <Name extends CallName>(name: Name, body: CallRequest<Name>) =>
    callGateway(url, name, body, {
      [headers.token]: await tokenOf(context),
      [headers.idempotencyKey]: crypto.randomUUID(),
    });

  await test.step('binds a card', async () => {
    await page.goto(url + paths.mine.addBankCard);
    await input.fill(locators.field('银行卡号'), cardNumber(1));
    await input.fill(locators.main.getByLabel(new RegExp(`^${cardsTexts.moneyPassword}`)), paymentPassword);
    await check('the bank cards');
    await input.press(locators.button(cardsTexts.submit));
    await expect(locators.heading(cardsTexts.boundDone)).toBeFocused();
    await check('the bound card');
    await product.control('end-cooling', { account });
  });

  await test.step('deposits, and the page shows the payment without a reload', async () => {
    await input.press(locators.deposit);
    await flows.confirmWarning();
    await flows.submitDeposit({ channel: '支付宝', amount: toPlay });
    await expect(locators.heading(cashierTexts.pendingTitle)).toBeVisible();
    await check('the deposit’s order');
    const id = new URL(page.url()).searchParams.get('order') as string;
    await product.control('pay-deposit', { id });
    await expect(locators.heading(cashierTexts.paidTitle)).toBeVisible();
    await expect(locators.balance).toHaveText(`¥${formatAmount(toPlay)}`);
  });

  const before = await balances();
  const second = await context.newPage();
  await second.goto(url + paths.mine.balance);
  const secondMain = second.getByRole('main');
  await page.bringToFront();

  await test.step('transfers to a venue and back; another tab shows the new balances', async () => {
    await page.goto(url + paths.mine.finance.transfer);
    await input.fill(locators.field(accountsTexts.amount), '40');
    await check('the transfer');
    await input.press(page.getByRole('button', { name: /^确认转账/ }));
    await expect(page.getByText(/钱包已转入/)).toBeVisible();
    const { main } = await balances();
    await expect(locators.balance).toHaveText(`¥${formatAmount(main)}`);
    await expect(secondMain.getByText(formatAmount(main)).filter({ visible: true }).first()).toBeVisible();
    await expectAccessibleInAllThemes(second, 'the balances');

    await input.press(locators.button(accountsTexts.swap));
    await input.press(page.getByRole('button', { name: new RegExp(`^${accountsTexts.all}`) }));
    await input.press(page.getByRole('button', { name: /^确认转账/ }));
    await expect(page.getByText(/^已转回主钱包/)).toBeVisible();
    expect((await balances()).main).toBe(before.main);
  });

  /** The first bet in the game; the others repeat its request. */
  const spin = await test.step('bets', async () => {
    await page.goto(url + paths.game.egame);
    const { items } = await readAsMember(url, context, 'gameList', { category: 'egame', limit: 3 });
    const name = items[0]?.name['zh-CN'] as string;
    await expect(locators.main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(locators.main.locator('[aria-busy=true]')).toHaveCount(0);
    await flows.openGame(name);
    const sent = page.waitForRequest(/\/slots\/api\/spin$/);
    await page.keyboard.press(' ');
    const request = await sent;
    await request.response();
    return { address: request.url(), headers: await request.allHeaders(), body: request.postDataJSON() };
  });

  await test.step('sees that turnover locks the withdrawal, and follows the link to it', async () => {
    await page.goto(url + paths.mine.finance.withdrawal);
    await expect(locators.heading(withdrawalTexts.turnoverTitle)).toBeVisible();
    await check('the locked withdrawal');
    await input.press(locators.main.getByRole('link', { name: withdrawalTexts.turnoverLink }));
    await expect(locators.main.getByText(/^再完成/)).toBeVisible();
    await check('the turnover');
  });

  await test.step('bets the required turnover; this page and the other tab are updated', async () => {
    const { stake } = spin.body as { stake: string };
    for (let left = Number(toPlay) - Number(stake); left > 0; left -= Number(stake)) {
      const data = { ...spin.body, key: crypto.randomUUID() };
      expect((await page.request.post(spin.address, { headers: spin.headers, data })).ok()).toBe(true);
    }
    const { totals } = await readAsMember(url, context, 'turnoverAudit', {});
    expect(totals.left).toBe('0.00');
    // Without a reload: the turnover on this page and the balances in the other tab.
    await expect(locators.main.getByText(/^再完成/)).toHaveCount(0);
    const { main } = await balances();
    await expect(secondMain.getByText(formatAmount(main)).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('withdraws, and sees the payment without a reload', async () => {
    await page.goto(url + paths.mine.finance.withdrawal);
    await input.fill(locators.field(withdrawalTexts.amount), '100');
    await expect(page.getByRole('term').filter({ hasText: withdrawalTexts.receives })).toBeVisible();
    await input.fill(page.getByLabel(new RegExp(`^${withdrawalTexts.password}`)), paymentPassword);
    await check('the withdrawal');
    await input.press(page.getByRole('button', { name: new RegExp(`^${withdrawalTexts.submit}`) }));
    await flows.confirmWarning();
    await expect(locators.heading(withdrawalTexts.requested)).toBeVisible();
    await check('the order');
    const id = new URL(page.url()).searchParams.get('order') as string;
    expect((await balances()).locked).toBe('100.00');
    await expect(secondMain.getByText('100.00').filter({ visible: true }).first()).toBeVisible();

    await product.control('review-withdrawal', { id });
    await product.control('pay-withdrawal', { id });
    await expect(locators.heading(withdrawalTexts.paid)).toBeVisible({ timeout: 20_000 });
    expect((await balances()).locked).toBe('0.00');
    await check('the paid order');
  });

  await test.step('opens the related pages', async () => {
    const { rebate, record } = paths.mine;
    const { tutorial, platformTutorials } = paths.mine.finance;
    // A row of each kind for the records: an unclaimed dividend, a rebate and exchanged coins.
    await product.control('grant-dividend', { account, amount: '8' });
    for (const send of [() => call('rebateClaim', {}), () => call('coinExchange', { coins: '1' })])
      expect((await send()).status_code).toBe(6000);
    for (const path of [rebate, tutorial, platformTutorials, ...Object.values(record)]) {
      await page.goto(url + path);
      await expect(locators.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(locators.main.locator('[aria-busy=true]')).toHaveCount(0);
      await check(path);
    }
  });

  await test.step('leaves a ledger that verifies', async () => {
    expect(await product.control('verify-ledger')).toMatchObject({ sound: true });
  });
});
