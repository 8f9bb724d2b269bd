import { type BrowserContext, expect, test } from '@playwright/test';
import { headers } from '../packages/contract/src/headers';
import { formatAmount } from '../packages/format/src/index';
import { paths } from '../site/src/routes/paths';
import { expectAccessible, listen } from './checks';
import { callGateway, readAsMember, tokenOf } from './gateway-call';
import { keyboardOf, mouse } from './hands';
import { type Product, startProduct } from './product';
import { accountsTexts, filled, turnoverTexts, withdrawalTexts } from './texts';
import { newPerson, walkOf } from './walk';

/** Money from wallet to wallet, through a game and out, with the keyboard alone. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
});
test.afterAll(() => product.dispose());

const paymentPassword = '202646';
/** What must be played: so much more than a withdrawal takes that no run of bad luck leaves too little. */
const toPlay = '400';

/** A new member with what a withdrawal needs: a checked name, a payment password, a card whose time has come. */
const readyMember = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto(product.url + paths.user.register);
  const walk = walkOf(page, mouse);
  const { account, password } = newPerson();
  await walk.fillRegistration({ account, password });
  await walk.submitRegistration();
  await expect(walk.screens.accountMenu).toBeVisible();
  await page.close();
  await readAsMember(product.url, context, 'realNameSubmit', { name: '林夕' });
  await product.control('review-real-name', { account, pass: true });
  await readAsMember(product.url, context, 'paymentPasswordSet', {
    paymentPassword,
    loginPassword: password,
  });
  await readAsMember(product.url, context, 'payoutAccountAdd', {
    kind: 'bank',
    values: { number: '6222020000000073114' },
  });
  await product.control('end-cooling', { account });
  const extra = { [headers.token]: await tokenOf(context), [headers.idempotencyKey]: crypto.randomUUID() };
  const { data } = await callGateway(
    product.url,
    'depositCreate',
    { channel: 'alipay', amount: toPlay },
    extra,
  );
  await product.control('pay-deposit', { id: data.id });
};

test('[REQ-10][DLG-9][DLG-11] moves money to a venue and plays with it, is refused a withdrawal for turnover, plays it through, and is paid', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const { url } = product;
  const hands = keyboardOf(page);
  const walk = walkOf(page, hands);
  const { screens } = walk;
  const complaints = listen(page);
  const check = async (screen: string) => {
    await expectAccessible(page, screen);
    complaints.expectNone(screen);
  };
  const balances = () => readAsMember(url, context, 'walletBalances', {});

  await readyMember(context);
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
    await expectAccessible(second, 'the balances');

    await hands.press(screens.button(accountsTexts.swap));
    await hands.press(page.getByRole('button', { name: new RegExp(`^${accountsTexts.all}`) }));
    await hands.press(page.getByRole('button', { name: /^确认转账/ }));
    await expect(page.getByText(/^已转回主钱包/)).toBeVisible();
    expect((await balances()).main).toBe(before.main);
  });

  await test.step('is told what stands in the way of a withdrawal, and where it can be seen', async () => {
    await page.goto(url + paths.mine.finance.withdrawal);
    await expect(screens.heading(withdrawalTexts.turnoverTitle)).toBeVisible();
    await check('the locked withdrawal');
    await hands.press(screens.main.getByRole('link', { name: withdrawalTexts.turnoverWay }));
    await expect(screens.main.getByText(/^再完成/)).toBeVisible();
    await check('the turnover');
    await hands.press(screens.main.getByRole('link', { name: turnoverTexts.toGames, exact: true }));
  });

  await test.step('plays it through', async () => {
    const { items } = await readAsMember(url, context, 'gameList', { category: 'egame', limit: 3 });
    const name = items[0]?.name['zh-CN'] as string;
    await expect(screens.main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(screens.main.locator('[aria-busy=true]')).toHaveCount(0);
    await walk.openGame(name);
    const asked = page.waitForRequest(/\/slots\/api\/spin$/);
    await page.keyboard.press(' ');
    const spin = await asked;
    await spin.response();
    // The first by hand; the others would be the same again, so they go past the page.
    const asBefore = await spin.allHeaders();
    const { stake } = spin.postDataJSON() as { stake: string };
    for (let left = Number(toPlay) - Number(stake); left > 0; left -= Number(stake)) {
      const data = { ...spin.postDataJSON(), key: crypto.randomUUID() };
      expect((await page.request.post(spin.url(), { headers: asBefore, data })).ok()).toBe(true);
    }
    const { totals } = await readAsMember(url, context, 'turnoverAudit', {});
    expect(totals.left).toBe('0.00');
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
    await expect(page.getByText(filled(withdrawalTexts.paidTitle, {}))).toBeVisible();
  });
});
