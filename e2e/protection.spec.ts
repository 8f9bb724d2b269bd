import {
  type LimitKind,
  type LimitSpan,
  limitDefinitions,
  limitSpanTexts,
} from '../packages/contract/src/limit-kinds';
import { wire } from '../packages/contract/src/wire/all.generated';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { readAsMember } from './gateway-call';
import { keyboardInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, test } from './test';
import {
  authTexts,
  cashierTexts,
  filled,
  lobbyTexts,
  ownProtectionTexts,
  protectionTexts,
  slipTexts,
} from './texts';

/** Player protection from the registration to the self-exclusion, with the keyboard alone and in every theme. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

const own = ownProtectionTexts;
const weekTexts = limitSpanTexts.week;
const limitName = (kind: LimitKind, span: LimitSpan) =>
  filled(own.ofKind, {
    kind: limitDefinitions[kind].name['zh-CN'],
    span: limitSpanTexts[span].each['zh-CN'],
  });

test('[PRO-1][PRO-2][PRO-3][PRO-4] limits, reality check, time-out and self-exclusion by keyboard', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const { url } = product;
  const input = keyboardInput(page);
  const flows = createFlows(page, input);
  const { locators } = flows;
  const credentials = newCredentials();
  const phone = `138${String(Date.now()).slice(-8)}`;
  const problems = collectProblems(page);
  const check = async (screen: string) => {
    await expectAccessibleInAllThemes(page, screen);
    problems.expectNone(screen);
  };
  const passHours = (hours: number) =>
    product.control('pass-protection-time', { account: credentials.account, hours });
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const open = async (path: string) => {
    await page.goto(url + path);
    await expect(locators.accountMenu).toBeVisible();
  };
  const fillRegistration = async (account: string) => {
    await flows.fillRegistration({ ...credentials, account });
    await input.fill(locators.field(authTexts.phone), phone);
  };
  /** Opens the dialog of a limit and saves an amount. */
  const saveLimit = async (button: 'setOf' | 'changeOf', name: string, amount: string, effect: string) => {
    await input.press(page.getByRole('button', { name: filled(own[button], { name }) }));
    await input.fill(dialog.getByRole('textbox', { name: own.amount }), amount);
    await expect(dialog.getByText(effect)).toBeVisible();
    await check(`the dialog of ${name}`);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };

  await test.step('asks for a deposit limit at the end of the registration', async () => {
    await page.goto(`${url}${paths.user.register}`);
    await fillRegistration(credentials.account);
    await flows.submitRegistration();
    await expect(locators.heading(own.firstTitle)).toBeVisible();
    await check('the question about limits');
    await input.fill(locators.field(filled(own.firstOf, { each: weekTexts.each['zh-CN'] })), '500');
    await input.press(locators.button(own.firstSave));
    await expect(page).toHaveURL(url + paths.registerGuide);
  });

  await test.step('reaches the deposit limit', async () => {
    await input.press(locators.deposit);
    await flows.confirmWarning();
    await expect(
      page.getByText(filled(cashierTexts.limitLeft, { span: weekTexts.running['zh-CN'], left: '500.00' })),
    ).toBeVisible();
    await flows.submitDeposit({ channel: '支付宝', amount: '400' });
    await expect(page).toHaveURL(/[?&]order=/);
    await product.control('pay-deposit', { id: new URL(page.url()).searchParams.get('order') });
    await expect(locators.heading(cashierTexts.paidTitle)).toBeVisible({ timeout: 30_000 });
    await open(paths.mine.finance.deposit);
    await expect(
      page.getByText(filled(cashierTexts.limitLeft, { span: weekTexts.running['zh-CN'], left: '100.00' })),
    ).toBeVisible();
    await flows.submitDeposit({ channel: '支付宝', amount: '200' });
    const reached = filled(cashierTexts.limitReached, {
      ...{ each: weekTexts.each['zh-CN'], span: weekTexts.running['zh-CN'] },
      ...{ amount: '500.00', left: '100.00' },
    });
    await expect(page.getByText(reached)).toBeVisible();
    await expect(locators.field(cashierTexts.amount)).toBeFocused();
    // The header covers a part of the channels, which axe reports as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await check('the deposit above the limit');
  });

  await test.step('reads about responsible play', async () => {
    await open(paths.mine.protection);
    await input.press(page.getByRole('link', { name: own.helpArticle }));
    // Beside the text is the list of its headings.
    const items = locators.main.getByRole('article').locator('li:not(nav li)');
    await expect(items.first()).toHaveCSS('list-style-type', 'disc');
    await check('the article on responsible play');
    await open(paths.mine.finance.deposit);
  });

  await test.step('raises the limit, which waits for a day and the confirmation', async () => {
    await input.press(page.getByRole('link', { name: cashierTexts.limitSettings }));
    await expect(locators.heading(own.limitsTitle)).toBeVisible();
    await check('player protection');
    const week = limitName('deposit', 'week');
    await saveLimit(
      'changeOf',
      week,
      '1000',
      filled(own.effectHigher, { limit: '¥500.00', hours: '24', days: '7' }),
    );
    await expect(page.getByText(filled(own.waitingRaise, { limit: '¥1,000.00' }))).toBeVisible();
    await expect(page.getByText(own.waitingReady)).toBeVisible();
    await expect(locators.button(own.confirm)).toHaveCount(0);
    await check('a waiting limit');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: wholePageHeight });
      const details = page.getByRole('button', { name: filled(own.detailsOf, { name: week }) });
      // The change that waits opens its row; every other row has two lines.
      await expect(details).toHaveAttribute('aria-expanded', 'true');
      await input.press(details);
      await expect(page.getByText(own.waitingReady)).toBeHidden();
      const rows = await page
        .getByRole('region', { name: /限额$|^游戏时长$/ })
        .getByRole('listitem')
        .all();
      expect(rows).toHaveLength(10);
      for (const row of rows) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
      await check(`the limits at ${width} px`);
      await input.press(details);
      await expect(page.getByText(own.waitingReady)).toBeVisible();
      await check(`an open limit at ${width} px`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await passHours(24.1);
    await page.reload();
    await input.press(locators.button(own.confirm));
    await expect(page.getByText(own.confirmed)).toBeVisible();
    await expect(page.getByText('¥1,000.00', { exact: true })).toBeVisible();
    problems.expectNone('the raised limit');
  });

  const { items } = await readAsMember(url, context, 'gameList', { category: 'egame', limit: 3 });
  const game = items[0]?.name['zh-CN'] as string;
  const openGame = async () => {
    await open(paths.game.egame);
    await flows.openGame(game);
  };
  const spin = async () => {
    const answered = page.waitForResponse(/\/slots\/api\/spin$/, { timeout: 30_000 });
    await page.keyboard.press(' ');
    return ((await (await answered).json()) as { status_code: number }).status_code;
  };
  const checkTitle = page.getByRole('dialog', { name: protectionTexts.checkTitle });
  // The page opens the check by itself when it reads its time, which it does at any moment after a round.
  let mayReadTime = Promise.resolve();
  await page.route(`**${wire.protectionInfo.path}`, async (route) => {
    await mayReadTime;
    await route.continue();
  });
  /** Plays until a reality check is due, which the gateway demands before the page knows of it. */
  const spinUntilCheck = async () => {
    let refused = () => {};
    mayReadTime = new Promise((resolve) => {
      refused = resolve;
    });
    await passHours(1.1);
    await expect(locators.game.spin).toHaveAttribute('aria-disabled', 'false');
    expect(await spin()).toBe(20304);
    refused();
  };

  await test.step('interrupts a game by a reality check, and goes on without a reload', async () => {
    await openGame();
    await expect(locators.stage.getByRole('timer')).toHaveText(/^00:\d\d$/);
    expect(await spin()).toBe(6000);
    await expect(locators.game.rounds).toHaveText('1', { timeout: 20_000 });
    await expect(locators.game.clock).toBeHidden();
    await check('the game with its session clock');
    const alone = await context.newPage();
    await alone.goto((await page.locator('iframe').getAttribute('src')) as string);
    await expect(alone.locator('#elapsed')).toHaveText(/^00:\d\d$/);
    await alone.close();
    await spinUntilCheck();
    await expect(checkTitle).toBeVisible();
    await expect(checkTitle.getByRole('button')).toHaveCount(2);
    await check('the reality check');
    await page.keyboard.press('Escape');
    await expect(checkTitle).toBeVisible();
    await input.press(checkTitle.getByRole('button', { name: protectionTexts.continue }));
    await expect(checkTitle).toHaveCount(0);
    await expect(locators.game.spin).toBeFocused();
    expect(await spin()).toBe(6000);
    await expect(locators.game.rounds).toHaveText('2', { timeout: 20_000 });
  });

  await test.step('leaves the game at the next reality check', async () => {
    await spinUntilCheck();
    await input.press(checkTitle.getByRole('button', { name: protectionTexts.stop }));
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(locators.heading(lobbyTexts.titleEgame)).toBeVisible();
    problems.expectNone('the lobby after the reality check');
  });

  await test.step('refuses a stake above the limit in the game, which leads to the limits', async () => {
    await open(paths.mine.protection);
    await saveLimit('setOf', limitName('stake', 'day'), '0.01', own.effectReached.slice(0, 10));
    await openGame();
    expect(await spin()).toBe(20306);
    await expect(locators.game.notice).toHaveText('今天的投注限额已用完');
    await input.press(locators.game.toProtection);
    await expect(locators.heading(own.limitsTitle)).toBeVisible();
    problems.expectNone('the refused stake');
  });

  await test.step('takes a time-out, which ends by itself', async () => {
    await input.choose(page.getByRole('radio', { name: filled(own.spanHours, { count: 24 }) }));
    await input.press(locators.button(own.timeOutStart));
    await expect(question).toBeVisible();
    await check('the question about the time-out');
    await input.press(question.getByRole('button', { name: own.timeOutStart }));
    await expect(locators.heading(protectionTexts.timedOutTitle)).toBeVisible();
    await check('the time-out');
    await open(paths.mine.finance.deposit);
    await expect(locators.heading(protectionTexts.timedOutTitle)).toBeVisible();
    await expect(locators.field(cashierTexts.amount)).toHaveCount(0);
    await open(paths.game.egame);
    await input.press(locators.main.getByRole('link', { name: game, exact: true }));
    await expect(locators.stage.getByRole('heading', { name: protectionTexts.timedOutTitle })).toBeVisible();
    await check('a game during the time-out');
    await open(paths.game.sport);
    const price = page.getByRole('grid').getByRole('button', { name: /，-?\d+\.\d\d$/, pressed: false });
    // Tab stops at one cell of a grid; the arrow keys are tested with the board.
    await price.first().focus();
    await page.keyboard.press('Enter');
    const slip = page.getByRole('region', { name: slipTexts.title });
    const closed = new RegExp(
      filled(protectionTexts.timedOutText, { at: '\\d{4}/\\d\\d/\\d\\d \\d\\d:\\d\\d' }),
    );
    await expect(slip.getByText(closed)).toBeVisible();
    await expect(slip.getByRole('button', { name: slipTexts.placeNone })).toBeDisabled();
    await passHours(24.1);
    await open(paths.mine.finance.deposit);
    await expect(locators.field(cashierTexts.amount)).toBeVisible();
  });
  // The launch that the gateway refused during the time-out.
  problems.takeAll();

  await test.step('excludes oneself in two steps', async () => {
    await open(paths.mine.protection);
    await input.press(locators.button(own.exclusionOpen));
    await expect(dialog).toBeVisible();
    await check('the consequences of a self-exclusion');
    await input.choose(dialog.getByRole('radio', { name: filled(own.spanMonths, { count: 6 }) }));
    await input.press(dialog.getByRole('button', { name: own.next }));
    await input.fill(dialog.getByRole('textbox', { name: filled(own.phraseLabel, own) }), own.phrase);
    await input.fill(dialog.getByRole('textbox', { name: own.loginPassword }), credentials.password);
    await check('the confirmation of a self-exclusion');
    await page.keyboard.press('Enter');
    await expect(locators.heading(protectionTexts.excludedTitle)).toBeVisible();
    await check('the self-exclusion');
  });

  await test.step('refuses a registration with the same phone', async () => {
    await flows.logOut();
    await page.goto(url + paths.user.register);
    await fillRegistration(newCredentials().account);
    await flows.submitRegistration();
    await expect(locators.field(authTexts.phone)).toBeFocused();
    await expect(locators.field(authTexts.phone)).toHaveAttribute('aria-invalid', 'true');
    expect(new URL(page.url()).pathname).toBe(paths.user.register);
    await check('the refused registration');
  });
});
