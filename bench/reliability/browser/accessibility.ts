import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from '../../../e2e/checks';
import { createFlows } from '../../../e2e/flows';
import { callGateway, readAsMember, tokenOf } from '../../../e2e/gateway-call';
import { keyboardInput } from '../../../e2e/input-driver';
import { cardNumber, newTrustedMember, paymentPassword } from '../../../e2e/members';
import { cashierTexts, withdrawalTexts } from '../../../e2e/texts';
import { errorCodes } from '../../../packages/contract/src';
import { headers } from '../../../packages/contract/src/headers';
import { themeNames } from '../../../packages/ui/src/themes/registry';
import { paths } from '../../../site/src/routes/paths';
import { createRandom } from '../random';
import { browserRow, createFindings } from './browser-row';
import type { Site } from './site';
import { asEach, visits, waitUntilShown } from './visits';

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);

/** Deposits, bets and withdraws with the keyboard alone, and checks each screen. Throws when a step cannot be done. */
const walkByKeyboard = async (site: Site, check: (page: Page, screen: string) => Promise<void>) => {
  const context = await site.newContext('visitor');
  const { account } = await newTrustedMember(site, context);
  const page = await context.newPage();
  const input = keyboardInput(page);
  const flows = createFlows(page, input);
  const { locators } = flows;
  const idOfOrder = () => new URL(page.url()).searchParams.get('order') as string;
  const call = async (name: 'payoutAccountAdd') =>
    callGateway(
      site.url,
      name,
      { kind: 'bank', values: { number: cardNumber(77) }, paymentPassword },
      { [headers.token]: await tokenOf(context), [headers.idempotencyKey]: crypto.randomUUID() },
    );
  await call('payoutAccountAdd');
  await site.control('end-cooling', { account });

  await page.goto(site.url);
  await input.press(locators.deposit);
  await flows.confirmWarning();
  await check(page, 'the deposit by keyboard');
  await flows.submitDeposit({ channel: '支付宝', amount: '400' });
  await expect(locators.heading(cashierTexts.pendingTitle)).toBeVisible();
  await site.control('pay-deposit', { id: idOfOrder() });
  await expect(locators.heading(cashierTexts.paidTitle)).toBeVisible();
  await check(page, 'the paid deposit by keyboard');

  const { items } = await readAsMember(site.url, context, 'gameList', { category: 'egame', limit: 1 });
  await page.goto(site.url + paths.game.egame);
  await flows.openGame(items[0]?.name['zh-CN'] as string);
  const answered = page.waitForResponse(/\/slots\/api\/spin$/);
  await page.keyboard.press(' ');
  const answer = await answered;
  await expect(locators.game.rounds).toHaveText('1', { timeout: 20_000 });
  const frame = page.frames().find((each) => each.url().startsWith(site.venueUrl));
  for (const violation of frame ? await accessibilityViolations(frame) : ['no frame'])
    throw new Error(`the game: ${violation}`);
  await check(page, 'the game by keyboard');
  await input.press(locators.leaveGame);

  // The remaining turnover is played by calls, because it shows no new screen.
  const sent = answer.request();
  const [address, sentHeaders] = [sent.url(), await sent.allHeaders()];
  const body = sent.postDataJSON() as { stake: string };
  for (let left = 400 - Number(body.stake); left > 0; left -= Number(body.stake)) {
    const data = { ...body, key: crypto.randomUUID() };
    const bet = await page.request.post(address, { headers: sentHeaders, data });
    const { status_code: code } = await bet.json();
    if (code !== errorCodes.success) throw new Error(`a bet by call was rejected: ${code}`);
  }
  await page.goto(site.url + paths.mine.finance.withdrawal);
  await input.fill(locators.field(withdrawalTexts.amount), '100');
  await input.fill(page.getByLabel(new RegExp(`^${withdrawalTexts.password}`)), paymentPassword);
  await check(page, 'the withdrawal by keyboard');
  await input.press(page.getByRole('button', { name: new RegExp(`^${withdrawalTexts.submit}`) }));
  await flows.confirmWarning();
  await expect(locators.heading(withdrawalTexts.requested)).toBeVisible();
  await check(page, 'the withdrawal’s order by keyboard');
  await context.close();
};

export const accessibility = browserRow({
  id: '17',
  title:
    'axe (WCAG 2.2 AA) on every route × theme × {visitor, member}, keyboard-only deposit → bet → withdraw: no violation',
  async check({ quick, seed, deadline }, site) {
    const findings = createFindings();
    const random = createRandom(seed);
    let [operations, pages] = [0, 0];
    const checkThemes = async (page: Page, screen: string) => {
      for (const theme of themeNames) {
        await setTheme(page, theme);
        for (const violation of await accessibilityViolations(page))
          findings.add(`${screen}, ${theme}: ${violation.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
        operations += 1;
      }
    };
    await asEach(
      site,
      async (page, who, rows) => {
        for (const { path } of rows) {
          if (Date.now() > deadline) break;
          await page.goto(site.url + path);
          await waitUntilShown(page);
          await checkThemes(page, `${path} as ${who}`);
          pages += 1;
        }
      },
      quick ? [random.pick(visits), random.pick(visits)] : visits,
    );
    // Each screen of the walk in every theme; `e2e/cashier.spec.ts` makes the same walk in `npm test`.
    if (!quick)
      await walkByKeyboard(site, checkThemes).catch((error: Error) =>
        findings.add(`by keyboard: ${error.message.slice(0, 400)}`),
      );
    return {
      operations,
      kills: 0,
      acknowledged: operations,
      lost: 0,
      double: 0,
      findings: findings.all(),
      note: `${pages} pages in ${themeNames.length} themes (${themeNames.join(', ')}); a page of a visitor and of a member count as two`,
    };
  },
});
