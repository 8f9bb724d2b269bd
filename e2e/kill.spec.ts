import { headers } from '../packages/contract/src/headers';
import { addAmounts, formatAmount } from '../packages/format/src';
import { paths } from '../site/src/routes/paths';
import { createFlows, newCredentials } from './flows';
import { callGateway, readAsMember, tokenOf } from './gateway-call';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { type BrowserContext, expect, type Page, test } from './test';
import {
  cashierTexts,
  demoTexts,
  gamesTexts,
  kitTexts,
  lobbyTexts,
  submissionTexts,
  titleTexts,
} from './texts';

/** After a kill of the gateway, members have everything that it acknowledged, and nothing twice. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const rounds = 12;

/** Registers a member and opens the deposit form. */
const openDepositForm = async (page: Page) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.register);
  await flows.fillRegistration(newCredentials());
  await flows.submitRegistration();
  await mouseInput.press(flows.locators.deposit);
  await flows.confirmWarning();
  return flows;
};

/** Pays the order on the screen immediately, unless the sandbox has: it pays 8 s after the order was created. */
const payOrder = async (page: Page) => {
  const { locators } = createFlows(page, mouseInput);
  const pending = locators.heading(cashierTexts.pendingTitle);
  const paid = locators.heading(cashierTexts.paidTitle);
  await expect(pending.or(paid)).toBeVisible();
  // The screen changes before the address.
  await expect(page).toHaveURL(/[?&]order=/);
  if (await pending.isVisible())
    await product.control('pay-deposit', { id: new URL(page.url()).searchParams.get('order') });
  await expect(paid).toBeVisible({ timeout: 30_000 });
};

const expectLedgerVerifies = async () => {
  const proof = await product.control<{ sound: boolean; checks: { rule: string; violations: number }[] }>(
    'verify-ledger',
  );
  expect(proof.checks.filter(({ violations }) => violations > 0)).toEqual([]);
  expect(proof.sound).toBe(true);
};

test('[REQ-10] every acknowledged round is stored, once', async ({ page, context }) => {
  test.setTimeout(180_000);
  const { url } = product;
  const flows = await openDepositForm(page);
  const { locators } = flows;
  await flows.submitDeposit({ channel: '支付宝', amount: '1000' });
  await payOrder(page);

  const { items } = await readAsMember(url, context, 'gameList', { category: 'egame', limit: 1 });
  const game = items[0]!;
  await page.goto(`${url}${paths.game.egame}?play=${game.code}`);
  await expect(locators.game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  const frame = page.frames().find((each) => each.url().startsWith(product.venueUrl));
  if (!frame) throw new Error('the game has no frame');

  // Sends rounds from the game's page, without waiting for the reels, until a request fails.
  const stake = game.minStake;
  const play = frame.evaluate(
    async ([stake, maxRounds]) => {
      const token = new URLSearchParams(location.hash.slice(1)).get('token');
      const acknowledged: { id: string; payout: string; balance: string }[] = [];
      let unanswered = '';
      for (let round = 0; round < maxRounds; round += 1) {
        const key = `e2e-kill-${Date.now()}-${round}`;
        const answer = await fetch('/slots/api/spin', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ key, stake }),
        })
          .then((response) => response.json())
          .catch(() => undefined);
        if (!answer) {
          unanswered = key;
          break;
        }
        if (answer.status_code !== 6000) break;
        acknowledged.push(answer.data);
        Object.assign(window, { acknowledged });
      }
      return { acknowledged, unanswered };
    },
    [stake, 100_000] as const,
  );
  await frame.waitForFunction(
    (wanted) => ((window as unknown as { acknowledged?: unknown[] }).acknowledged?.length ?? 0) >= wanted,
    rounds,
  );
  await product.stop('SIGKILL');
  const { acknowledged, unanswered } = await play;
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);

  await product.restart();
  await expectLedgerVerifies();
  const { balance } = await readAsMember(url, context, 'memberInfo', { withLockMoney: 1 });
  const bets = await readAsMember(url, context, 'betRecords', { limit: 100 });
  // The round without a response may be stored or not; all others are stored.
  const open = bets.totals.count - acknowledged.length;
  expect(open).toBeGreaterThanOrEqual(0);
  expect(open).toBeLessThanOrEqual(unanswered ? 1 : 0);
  const known = bets.items.map(({ id }) => id);
  for (const { id } of acknowledged.slice(-50)) expect(known).toContain(id);
  expect(formatAmount(balance)).toBe(formatAmount(addAmounts('1000', bets.totals.net)));
  if (open === 0) expect(balance).toBe(acknowledged.at(-1)?.balance);

  // The session still works, and the screen shows the same amounts.
  await page.goto(url + paths.mine.record.bets);
  await expect(locators.balance).toHaveText(`¥${formatAmount(balance)}`);
  await expect(page.getByText(`¥${formatAmount(bets.totals.stake)}`, { exact: true }).first()).toBeVisible();
});

test('[REQ-10][GAM-2] a hand is found again, in the lobby and with its cards, after a kill within it', async ({
  page,
  context,
}) => {
  const { url } = product;
  const game = page.frameLocator('iframe');
  const lastBet = async () => (await readAsMember(url, context, 'betRecords', { limit: 1 })).items[0];
  await page.goto(url + paths.demo);
  await page.getByRole('button', { name: demoTexts.start }).click();
  await expect(page.getByRole('heading', { name: demoTexts.playingTitle })).toBeVisible();
  await page.goto(`${url}${paths.game.chess}?play=three-cards`);
  await expect(game.locator('#game')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  await game.locator('#chips').getByRole('button').first().press('Enter');
  await game.locator('#deal').press('Enter');
  const call = game.locator('#acts').getByRole('button', { name: /^跟注/ });
  await expect(call).toBeEnabled({ timeout: 15_000 });
  const cards = game.getByRole('img', { name: /^(黑桃|红桃|梅花|方块)/ });
  await expect(cards).toHaveCount(3);
  const namesOf = () => cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const names = await namesOf();
  const bet = (await lastBet())!;
  expect(bet).toMatchObject({ gameCode: 'three-cards', state: 'open' });

  await product.stop('SIGKILL');
  await product.restart();
  await page.goto(url + paths.game.chess);
  const { main } = createFlows(page, mouseInput).locators;
  await expect(main.getByText(gamesTexts.unfinished, { exact: true })).toBeVisible();
  await main.getByRole('link', { name: '三张牌' }).press('Enter');
  await expect(call).toBeEnabled({ timeout: 30_000 });
  expect(await namesOf()).toEqual(names);
  await call.press('Enter');
  await expect.poll(lastBet, { timeout: 15_000 }).toMatchObject({ id: bet.id, state: 'settled' });
  await expectLedgerVerifies();
});

test('[REQ-10][ERR-8] a pending order is paid after the restart, and its page shows it', async ({
  page,
  context,
}) => {
  const flows = await openDepositForm(page);
  const { locators } = flows;
  await flows.submitDeposit({ channel: '支付宝', amount: '300' });
  await expect(locators.heading(cashierTexts.pendingTitle)).toBeVisible();
  await product.stop('SIGKILL');
  await expect(page.getByText(cashierTexts.pollFailed)).toBeVisible({ timeout: 20_000 });

  await product.restart();
  await expect(locators.heading(cashierTexts.paidTitle)).toBeVisible({ timeout: 30_000 });
  await expect(locators.balance).toHaveText('¥300.00');
  const { items } = await readAsMember(product.url, context, 'transactionRecords', {});
  expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([['deposit', '300.00']]);
  await expectLedgerVerifies();
});

/** Kills the gateway before it receives the deposit, or after it created the order and before it responds. */
const killMoments = {
  'before the request': () => product.stop('SIGKILL'),
  'before the response': (page: Page) =>
    page.route(
      '**/deposit/create',
      async (route) => {
        await route.fetch();
        await product.stop('SIGKILL');
        await route.abort();
      },
      { times: 1 },
    ),
};

const depositDuringKill = async (
  page: Page,
  context: BrowserContext,
  kill: (page: Page) => Promise<unknown>,
) => {
  await page.clock.install();
  const flows = await openDepositForm(page);
  const { locators } = flows;
  await expect(locators.radio('支付宝')).toBeEnabled();
  await kill(page);
  await flows.submitDeposit({ channel: '支付宝', amount: '200' });
  await expect(page.getByText(submissionTexts.checkingTitle)).toBeVisible();
  // Three more attempts follow, after 1, 2 and 4 s.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText(submissionTexts.unknownTitle)).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 30_000 });
  await expect(locators.field(cashierTexts.amount)).toHaveValue(/^200/);

  await product.restart();
  await mouseInput.press(page.getByRole('button', { name: submissionTexts.askAgain }));
  await payOrder(page);
  const orders = await readAsMember(product.url, context, 'depositOrders', {});
  expect(orders.map(({ amount, state }) => [amount, state])).toEqual([['200.00', 'paid']]);
  await expectLedgerVerifies();
};

for (const [when, kill] of Object.entries(killMoments)) {
  test(`[REQ-10] a deposit creates one order when the gateway is killed ${when}`, ({ page, context }) =>
    depositDuringKill(page, context, kill));
}

test('[ERR-8] a page shows that the gateway is unreachable, and works after a retry', async ({
  page,
  context,
}) => {
  const { locators } = await openDepositForm(page);
  const token = await tokenOf(context);
  await mouseInput.press(locators.menu(titleTexts.egame));
  await expect(locators.main.getByRole('link', { name: '金龙献瑞', exact: true })).toBeVisible();
  await product.stop('SIGKILL');
  await mouseInput.fill(page.getByRole('searchbox', { name: lobbyTexts.search }), '凤舞');
  await expect(page.getByText(lobbyTexts.errorTitle)).toBeVisible({ timeout: 20_000 });

  await product.restart();
  const retry = page.getByRole('button', { name: kitTexts.retry });
  // The page also asks again by itself when its connection is back, which may remove the button before the click.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 });
    await expect(locators.main.getByRole('link', { name: '凤舞九天', exact: true })).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await expect(locators.main.getByRole('link', { name: '金龙献瑞', exact: true })).toHaveCount(0);
  await expect(locators.balance).toHaveText('¥0.00');
  const answer = await callGateway(
    product.url,
    'memberInfo',
    { withLockMoney: 1 },
    { [headers.token]: token },
  );
  expect(answer.status_code).toBe(6000);
});
