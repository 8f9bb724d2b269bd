import { addAmounts, formatAmount } from '../packages/format/src';
import type { ThemeName } from '../packages/ui/src/themes/registry';
import { pavilion } from '../site/src/brands/pavilion';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessible, type PageProblems } from './checks';
import { withMotion } from './chromium';
import { createFlows, newCredentials } from './flows';
import { readAsMember } from './gateway-call';
import { keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import {
  appTexts,
  authTexts,
  cashierTexts,
  kitTexts,
  lobbyTexts,
  recordTexts,
  roundTexts,
  titleTexts,
  transactionKindTexts,
} from './texts';

/** From the first visit to the logout: with the mouse in the default theme, with the keyboard alone in the space theme. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

test.use(withMotion);

const day = 86_400;

const asMoney = (amount: string) => `¥${formatAmount(amount)}`;

/** An amount with the sign of a change: `+¥5.00`, `−¥5.00`, `¥0.00`. */
const asChange = (amount: string) => {
  if (!/[1-9]/.test(formatAmount(amount))) return asMoney(amount);
  return amount.startsWith('-') ? `−${asMoney(amount.slice(1))}` : `+${asMoney(amount)}`;
};

/** The theme that the switch leads to. */
const nextTheme = (theme: ThemeName) =>
  pavilion.themes[(pavilion.themes.indexOf(theme) + 1) % pavilion.themes.length]!;

const checkScreen = async (page: Page, problems: PageProblems, screen: string) => {
  await expectAccessible(page, screen);
  problems.expectNone(screen);
};

for (const { theme, start, createInput, deposit, warnsAgain, remember } of [
  {
    theme: 'default' as const,
    start: '/?i_code=WELCOME8',
    createInput: () => mouseInput,
    deposit: { channel: '银行卡转账', amount: '500', fields: { 付款人姓名: '林夕' } },
    warnsAgain: true,
    remember: true,
  },
  {
    theme: 'space' as const,
    start: '/?i_code=WELCOME8&theme=2',
    createInput: keyboardInput,
    deposit: { channel: '微信支付', amount: '128.5' },
    warnsAgain: false,
    remember: false,
  },
]) {
  test(`[INV-5][SES-1][DLG-9][GAM-2][THM-3][RTE-2] from the first visit to the logout, theme ${theme}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const { url } = product;
    const input = createInput(page);
    const flows = createFlows(page, input);
    const { locators } = flows;
    const credentials = newCredentials();
    const problems = collectProblems(page);
    const check = (screen: string) => checkScreen(page, problems, screen);
    const member = () => readAsMember(url, context, 'memberInfo', { withLockMoney: 1 });
    const html = page.locator('html');

    await test.step('opens Home with an invite code', async () => {
      await page.goto(url + start);
      await expect(html).toHaveAttribute('data-theme', theme);
      await expect(locators.login).toBeVisible();
      await check('Home');
    });

    await test.step('registers with the invite code', async () => {
      await flows.openRegister();
      await expect(locators.field(authTexts.invite)).toHaveValue('WELCOME8');
      await check('register');
      await flows.fillRegistration(credentials);
      const sent = page.waitForRequest(/\/user\/register$/);
      await flows.submitRegistration();
      expect((await sent).postDataJSON().invite).toEqual({ kind: 'i_code', code: 'WELCOME8' });
      await expect(locators.accountMenu).toBeVisible();
      await expect(locators.balance).toHaveText('¥0.00');
      await check('after the registration');
    });

    await test.step('logs out and in again', async () => {
      await flows.logOut();
      await flows.openLogin();
      await check('login');
      await flows.logIn(credentials, { remember });
      const token = (await context.cookies()).find(({ name }) => name === 'token');
      const days = token && token.expires > 0 ? (token.expires - Date.now() / 1000) / day : 0;
      expect(Math.round(days)).toBe(remember ? 365 : 0);
      await check('after the login');
    });

    await test.step('is warned of fraud at the deposit', async () => {
      await input.press(locators.deposit);
      await expect(locators.warning).toBeVisible();
      await expect(locators.warning).toContainText(kitTexts.antiFraudWarning);
      await check('the warning');
      await flows.confirmWarning();
      await expect(locators.radio(deposit.channel)).toBeEnabled();
      await check('the deposit form');
    });

    await test.step('deposits, and the page shows the payment without a reload', async () => {
      await flows.submitDeposit(deposit);
      if (warnsAgain) await flows.confirmWarning();
      await expect(locators.heading(cashierTexts.pendingTitle)).toBeVisible();
      await expect(locators.balance).toHaveText('¥0.00');
      await check('the pending order');
      // The sandbox would pay after 8 s, for which `storefront.spec.ts` waits.
      await product.control('pay-deposit', { id: new URL(page.url()).searchParams.get('order') });
      await expect(locators.heading(cashierTexts.paidTitle)).toBeVisible({ timeout: 30_000 });
      await expect(locators.balance).toHaveText(`¥${formatAmount(deposit.amount)}`);
      expect((await member()).balance).toBe(formatAmount(deposit.amount));
      await check('the paid order');
    });

    const { items } = await readAsMember(url, context, 'gameList', { category: 'egame', limit: 3 });
    const name = items[0]?.name['zh-CN'] as string;

    await test.step('opens a game in the lobby', async () => {
      await input.press(locators.menu(titleTexts.egame));
      await expect(locators.heading(lobbyTexts.titleEgame)).toBeVisible();
      await expect(locators.main.getByRole('link', { name, exact: true })).toBeVisible();
      await check('the lobby');
      await flows.openGame(name);
      await check('the frame of the game');
      const frame = page.frames().find((each) => each.url().startsWith(product.venueUrl));
      if (!frame) throw new Error('the game has no frame');
      await expectAccessible(frame, 'the game');
    });

    const { stake, payout, balance } =
      await test.step('plays a round, which changes the balance', async () => {
        const answered = page.waitForResponse(/\/slots\/api\/spin$/);
        if (input === mouseInput) await locators.game.spin.click();
        // The game took the focus when it opened.
        else await page.keyboard.press(' ');
        const answer = await answered;
        const sent = answer.request().postDataJSON() as { stake: string };
        const { data } = (await answer.json()) as { data: { payout: string; balance: string } };
        await expect(locators.game.rounds).toHaveText('1', { timeout: 20_000 });
        const after = addAmounts(addAmounts(formatAmount(deposit.amount), `-${sent.stake}`), data.payout);
        expect(formatAmount(data.balance)).toBe(formatAmount(after));
        await expect(locators.game.balance).toHaveText(formatAmount(after));
        await expect(locators.balance).toHaveText(`¥${formatAmount(after)}`);
        await expect(locators.stageBalance).toHaveCount(0);
        expect(formatAmount((await member()).balance)).toBe(formatAmount(after));
        await check('the game after a round');
        return { stake: sent.stake, payout: data.payout, balance: formatAmount(after) };
      });

    await test.step('leaves the game', async () => {
      await input.press(locators.leaveGame);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(locators.balance).toHaveText(`¥${balance}`);
      problems.expectNone('the lobby again');
    });

    await test.step('finds the round in the bet record', async () => {
      await flows.openMemberPage('betRecord');
      await expect(locators.rows).toHaveCount(1);
      const row = locators.rows.first();
      await expect(row).toContainText(name);
      // States are shown only where they are unusual.
      await expect(row).not.toContainText(recordTexts.open);
      const amounts = [asMoney(stake), asMoney(payout), asChange(addAmounts(payout, `-${stake}`))];
      expect((await row.locator('td').allInnerTexts()).map((each) => each.trim())).toEqual(
        expect.arrayContaining(amounts),
      );
      const today = page.getByRole('group', { name: recordTexts.chooseDay }).getByRole('button').last();
      const net = asChange(addAmounts(payout, `-${stake}`)).replace(/[+.]/g, '\\$&');
      await expect(today).toHaveAccessibleName(new RegExp(`1 注.*${net}$`));
      await input.press(today);
      await expect(today).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/from=(\d{4}-\d{2}-\d{2})&to=\1/);
      await expect(locators.rows).toHaveCount(1);
      await input.press(row.getByRole('button', { name: kitTexts.showDetail }));
      await expect(page.getByRole('heading', { name: roundTexts.round })).toBeVisible();
      await check('the bet record');
    });

    await test.step('finds deposit, stake and payout in the transaction record', async () => {
      await flows.openMemberPage('transactionRecord');
      const won = /[1-9]/.test(payout);
      const afterStake = asMoney(addAmounts(formatAmount(deposit.amount), `-${stake}`));
      const expected = [
        ...(won ? [[asChange(payout), `¥${balance}`]] : []),
        [asChange(`-${stake}`), afterStake],
        [asChange(deposit.amount), asMoney(deposit.amount)],
      ];
      await expect(locators.rows).toHaveCount(expected.length);
      await expect(
        page.getByRole('button', {
          name: new RegExp(`^${transactionKindTexts.deposit}.*${formatAmount(deposit.amount)}`),
        }),
      ).toBeVisible();
      for (const [index, amounts] of expected.entries()) {
        const cells = await locators.rows.nth(index).locator('td').allInnerTexts();
        expect(cells.map((each) => each.trim())).toEqual(expect.arrayContaining(amounts));
      }
      await check('the transaction record');
    });

    await test.step('switches the theme without a reload; the choice is stored', async () => {
      const other = nextTheme(theme);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await input.press(locators.switchTheme);
      await expect(html).toHaveAttribute('data-theme', other);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      await check(`the transaction record, theme ${other}`);
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', other);
      await expect(locators.balance).toHaveText(`¥${balance}`);
      expect((await context.cookies()).find((each) => each.name === 'theme')?.value).toBe(other);
    });

    await test.step('logs out; a member’s page then redirects home with a login offer', async () => {
      await flows.logOut();
      await expect(page).toHaveURL(`${url}/`);
      expect((await context.cookies()).filter((each) => each.name === 'token')).toEqual([]);
      await page.goto(url + paths.mine.record.bets);
      await expect(locators.loginOffer).toBeVisible();
      await expect(locators.loginOffer).toContainText(titleTexts.betRecord);
      await check('the offer to log in');
      await input.press(locators.loginOffer.getByRole('button', { name: appTexts.loginOfferConfirm }));
      await flows.logIn(credentials);
      await expect(page).toHaveURL(url + paths.mine.record.bets);
      problems.expectNone('the end');
    });

    expect(await product.control('verify-ledger')).toMatchObject({ sound: true });
  });
}
