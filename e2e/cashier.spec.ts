import type { CallName, CallRequest } from '@pavilion/contract/wire';
import { expect, test } from '@playwright/test';
import { headers } from '../packages/contract/src/headers';
import { formatAmount } from '../packages/format/src';
import { paths } from '../site/src/routes/paths';
import { expectAccessibleInBoth, listen } from './checks';
import { callGateway, readAsMember, tokenOf } from './gateway-call';
import { keyboardOf } from './hands';
import { cardNumber, newTrustedMember, paymentPassword } from './members';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { accountsTexts, cardsTexts, cashierTexts, withdrawalTexts } from './texts';
import { walkOf } from './walk';

/** Money in, from wallet to wallet, through a game and out, with the keyboard alone; each screen judged in both themes. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

/** What must be played: so much more than a withdrawal takes that no run of bad luck leaves too little. */
const toPlay = '400';

test('[REQ-10][DLG-9][DLG-11][THM-4] binds a card, deposits, moves money to a venue and plays with it, is refused a withdrawal for turnover, plays it through, and is paid', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const { url } = product;
  const hands = keyboardOf(page);
  const walk = walkOf(page, hands);
  const { screens } = walk;
  const complaints = listen(page);
  const check = async (screen: string) => {
    await expectAccessibleInBoth(page, screen);
    complaints.expectNone(screen);
  };
  const balances = () => readAsMember(url, context, 'walletBalances', {});

  const { account } = await newTrustedMember(product, context);
  /** Moves money past the pages. */
  const act = async <Name extends CallName>(name: Name, body: CallRequest<Name>) =>
    callGateway(url, name, body, {
      [headers.token]: await tokenOf(context),
      [headers.idempotencyKey]: crypto.randomUUID(),
    });

  await test.step('binds a card', async () => {
    await page.goto(url + paths.mine.addBankCard);
    await hands.fill(screens.field('银行卡号'), cardNumber(1));
    await check('the bank cards');
    await hands.press(screens.button(cardsTexts.submit));
    await expect(screens.heading(cardsTexts.boundDone)).toBeFocused();
    await check('the bound card');
    await product.control('end-cooling', { account });
  });

  await test.step('deposits, and the order becomes paid by itself', async () => {
    await hands.press(screens.deposit);
    await walk.understandWarning();
    await walk.submitDeposit({ channel: '支付宝', amount: toPlay });
    await expect(screens.heading(cashierTexts.pendingTitle)).toBeVisible();
    await check('the deposit’s order');
    const id = new URL(page.url()).searchParams.get('order') as string;
    await product.control('pay-deposit', { id });
    await expect(screens.heading(cashierTexts.paidTitle)).toBeVisible();
    await expect(screens.balance).toHaveText(formatAmount(toPlay));
  });

  const before = await balances();
  const second = await context.newPage();
  await second.goto(url + paths.mine.balance);
  const secondMain = second.getByRole('main');
  await page.bringToFront();

  await test.step('transfers to a venue and all of it back; another tab follows', async () => {
    await page.goto(url + paths.mine.finance.transfer);
    await hands.fill(screens.field(accountsTexts.amount), '40');
    await check('the transfer');
    await hands.press(page.getByRole('button', { name: /^确认转账/ }));
    await expect(page.getByText(/^已转入/)).toBeVisible();
    const { main } = await balances();
    await expect(screens.balance).toHaveText(formatAmount(main));
    await expect(secondMain.getByText(formatAmount(main)).first()).toBeVisible();
    await expectAccessibleInBoth(second, 'the balances');

    await hands.press(screens.button(accountsTexts.swap));
    await hands.press(page.getByRole('button', { name: new RegExp(`^${accountsTexts.all}`) }));
    await hands.press(page.getByRole('button', { name: /^确认转账/ }));
    await expect(page.getByText(/^已转回主钱包/)).toBeVisible();
    expect((await balances()).main).toBe(before.main);
  });

  /** The first bet by hand; the others would be the same again, so they go past the page. */
  const spin = await test.step('bets', async () => {
    await page.goto(url + paths.game.egame);
    const { items } = await readAsMember(url, context, 'gameList', { category: 'egame', limit: 3 });
    const name = items[0]?.name['zh-CN'] as string;
    await expect(screens.main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(screens.main.locator('[aria-busy=true]')).toHaveCount(0);
    await walk.openGame(name);
    const asked = page.waitForRequest(/\/slots\/api\/spin$/);
    await page.keyboard.press(' ');
    const request = await asked;
    await request.response();
    return { address: request.url(), headers: await request.allHeaders(), body: request.postDataJSON() };
  });

  await test.step('is told what stands in the way of a withdrawal, and where it can be seen', async () => {
    await page.goto(url + paths.mine.finance.withdrawal);
    await expect(screens.heading(withdrawalTexts.turnoverTitle)).toBeVisible();
    await check('the locked withdrawal');
    await hands.press(screens.main.getByRole('link', { name: withdrawalTexts.turnoverLink }));
    await expect(screens.main.getByText(/^再完成/)).toBeVisible();
    await check('the turnover');
  });

  await test.step('plays it through; this page and the other tab follow', async () => {
    const { stake } = spin.body as { stake: string };
    for (let left = Number(toPlay) - Number(stake); left > 0; left -= Number(stake)) {
      const data = { ...spin.body, key: crypto.randomUUID() };
      expect((await page.request.post(spin.address, { headers: spin.headers, data })).ok()).toBe(true);
    }
    const { totals } = await readAsMember(url, context, 'turnoverAudit', {});
    expect(totals.left).toBe('0.00');
    // Nobody reloads anything: the page that tells what is left, and the balances in the other tab.
    await expect(screens.main.getByText(/^再完成/)).toHaveCount(0);
    const { main } = await balances();
    await expect(secondMain.getByText(formatAmount(main)).first()).toBeVisible();
  });

  await test.step('withdraws, and sees it paid without a reload', async () => {
    await page.goto(url + paths.mine.finance.withdrawal);
    await hands.fill(screens.field(withdrawalTexts.amount), '100');
    await expect(page.getByText(withdrawalTexts.receives)).toBeVisible();
    await hands.fill(page.getByLabel(new RegExp(`^${withdrawalTexts.password}`)), paymentPassword);
    await check('the withdrawal');
    await hands.press(page.getByRole('button', { name: new RegExp(`^${withdrawalTexts.submit}`) }));
    await walk.understandWarning();
    await expect(screens.heading(withdrawalTexts.requested)).toBeVisible();
    await check('the order');
    const id = new URL(page.url()).searchParams.get('order') as string;
    expect((await balances()).locked).toBe('100.00');
    await expect(secondMain.getByText('100.00').first()).toBeVisible();

    await product.control('review-withdrawal', { id });
    await product.control('pay-withdrawal', { id });
    await expect(screens.heading(withdrawalTexts.paid)).toBeVisible({ timeout: 20_000 });
    expect((await balances()).locked).toBe('0.00');
    await check('the paid order');
  });

  await test.step('finds the pages around it, each as it should be', async () => {
    const { rebate, record } = paths.mine;
    const { tutorial, platformTutorials } = paths.mine.finance;
    // A row of each kind for the records: a gift that waits, a rebate, and coins that went for money.
    await product.control('grant-dividend', { account, amount: '8' });
    for (const ask of [() => act('rebateClaim', {}), () => act('coinExchange', { coins: '1' })])
      expect((await ask()).status_code).toBe(6000);
    for (const path of [rebate, tutorial, platformTutorials, ...Object.values(record)]) {
      await page.goto(url + path);
      await expect(screens.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(screens.main.locator('[aria-busy=true]')).toHaveCount(0);
      await check(path);
    }
  });

  await test.step('leaves a book that is sound', async () => {
    expect(await product.control('verify-ledger')).toMatchObject({ sound: true });
  });
});
