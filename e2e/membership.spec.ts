import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { createFlows, newCredentials } from './flows';
import { readAsMember } from './gateway-call';
import { type InputDriver, keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { type Browser, expect, type Page, test } from './test';
import {
  agentTexts,
  anyOf,
  calendarTexts,
  cashierTexts,
  filled,
  flipTexts,
  guideTexts,
  mallTexts,
  ownProtectionTexts,
  promotionRuleTexts,
  promotionTexts,
} from './texts';

/**
 * The first days of a member who was invited: each page of the membership, one after the other, with the keyboard alone in
 * the space theme, and with the mouse in the default one. The first walk checks the accessibility in both.
 */
interface Walk {
  readonly theme: string;
  /** The value of the parameter `theme`. */
  readonly parameter: number;
  readonly by: string;
  readonly inputOf: (page: Page) => InputDriver;
  readonly checksAccessibility: boolean;
  /** Of the application as an agent. */
  readonly agentName: string;
}

const walks: readonly Walk[] = [
  {
    theme: 'space',
    parameter: 2,
    by: 'keyboard',
    inputOf: keyboardInput,
    checksAccessibility: true,
    agentName: '云上推广',
  },
  {
    theme: 'default',
    parameter: 1,
    by: 'mouse',
    inputOf: () => mouseInput,
    checksAccessibility: false,
    agentName: '江畔推广',
  },
];

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

/** The invitation link of the demo member. */
const invitationOf = async (browser: Browser): Promise<string> => {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await page.goto(product.url + paths.user.login);
  await createFlows(page, mouseInput).logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await page.goto(product.url + paths.activity.friendInvitation);
  const link = await page
    .getByRole('main')
    .locator('output')
    .filter({ hasText: 'r_code' })
    .getAttribute('title');
  await page.context().close();
  return link as string;
};

/** Registers a new member with a link. */
const registerWith = async (browser: Browser, link: string): Promise<void> => {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const flows = createFlows(page, mouseInput);
  await page.goto(link);
  await flows.fillRegistration(newCredentials());
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await page.context().close();
};

for (const { theme, parameter, by, inputOf, checksAccessibility, agentName } of walks) {
  test(`[INV-5][GUI-1][ACT-3][ACT-4][TRN-1][FLP-1][MAL-1][MAI-1][AGT-1] an invited member from the registration to the agent, by ${by}`, async ({
    page,
    browser,
    context,
  }) => {
    test.setTimeout(300_000);
    const input = inputOf(page);
    const flows = createFlows(page, input);
    const problems = collectProblems(page);
    const main = page.getByRole('main');
    const button = (name: string | RegExp) => main.getByRole('button', { name });
    const credentials = newCredentials();
    const open = (path: string) => page.goto(product.url + path);
    const check = async (screen: string) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      if (checksAccessibility) await expectAccessibleInAllThemes(page, screen);
    };

    await test.step('registers by an invitation link', async () => {
      await page.goto(`${await invitationOf(browser)}&theme=${parameter}`);
      await flows.fillRegistration(credentials);
      await flows.submitRegistration();
      await input.press(button(ownProtectionTexts.firstSkip));
    });

    await test.step('sees the first steps', async () => {
      await expect(page).toHaveURL(product.url + paths.registerGuide);
      await expect(main.getByText(filled(guideTexts.progress, { count: 0, total: 4 }))).toBeVisible();
      await check('the first steps');
    });

    await test.step('signs in to the calendar', async () => {
      await open(paths.activity.calendar);
      await input.press(button(filled(calendarTexts.sign, { coins: '10' })));
      await expect(button(calendarTexts.signed)).toBeDisabled();
      await check('the calendar');
    });

    await test.step('flips a card for the sign-in, and verifies the round', async () => {
      await open(paths.activity.luckyFlip);
      await input.press(button(flipTexts.start));
      await input.press(button(/^第 5 张牌/));
      await expect(main.getByText(flipTexts.verified, { exact: true })).toBeVisible();
      await check('the card game');
    });

    const promotion = `${paths.activity.discounts}?id=daily-deposit`;
    await test.step('joins a promotion, deposits, and claims the bonus', async () => {
      await open(promotion);
      await input.press(button(promotionTexts.optIn));
      await expect(main.getByText(promotionTexts.inProgress)).toBeVisible();
      const { running } = promotionRuleTexts['deposit-match'];
      await expect(main.getByText(anyOf(running.text['zh-CN']))).toContainText('¥200.00');
      await input.press(main.getByRole('link', { name: promotionTexts.toDeposit }));
      await flows.confirmWarning();
      await flows.submitDeposit({ channel: '支付宝', amount: '300' });
      await expect(flows.locators.heading(cashierTexts.pendingTitle)).toBeVisible();
      await product.control('pay-deposit', { id: new URL(page.url()).searchParams.get('order') });
      await expect(flows.locators.heading(cashierTexts.paidTitle)).toBeVisible({ timeout: 30_000 });
      await open(promotion);
      const claim = main.getByRole('button', { name: promotionTexts.claim, exact: true });
      await expect(claim).toBeVisible({ timeout: 60_000 });
      await input.press(claim);
      await expect(main.getByRole('list', { name: promotionTexts.myBonus })).toContainText(
        promotionTexts.grantClaimed,
      );
      await expect(flows.locators.balance).toHaveText('¥330.00');
      await check('a claimed bonus');
    });

    await test.step('sees the turnover of deposit and bonus', async () => {
      await open(paths.mine.audit);
      // The deposit once, the bonus eight times.
      await expect(main.getByText('¥0.00 / ¥300.00')).toBeVisible();
      await expect(main.getByText('¥0.00 / ¥240.00')).toBeVisible();
      await check('the turnover');
    });

    await test.step('orders a gift of the mall', async () => {
      await product.control('adjust-coins', { account: credentials.account, coins: '500' });
      await open(paths.mine.mall);
      await expect(page.getByRole('button', { name: mallTexts.exchange }).first()).toBeVisible();
      await check('the mall');
      await input.press(
        page.getByRole('button', {
          name: filled(mallTexts.exchangeOf, { name: '¥2 红包' }),
          exact: true,
        }),
      );
      await input.press(page.getByRole('dialog').getByRole('button', { name: mallTexts.confirm }));
      await expect(page.getByText(filled(mallTexts.orderedCash, { amount: '2.00' }))).toBeVisible();
      await expect(flows.locators.balance).toHaveText('¥332.00');
    });

    await test.step('reads a mail in another tab', async () => {
      const unread = async () => (await readAsMember(product.url, context, 'mailUnread', {})).total;
      const shown = async () => {
        const name = await page
          .getByRole('banner')
          .getByLabel(/^未读 /)
          .first()
          .getAttribute('aria-label');
        return name?.replace(/\D/g, '');
      };
      await expect.poll(shown).toBe(String(await unread()));
      const before = await unread();
      const other = await context.newPage();
      await other.goto(product.url + paths.mine.mail);
      await inputOf(other).press(other.getByRole('main').getByRole('link', { name: /欢迎加入/ }));
      await expect(other.getByRole('article', { name: '欢迎加入' })).toBeVisible();
      await expect.poll(unread).toBe(before - 1);
      await expect.poll(shown).toBe(String(before - 1));
      await other.close();
    });

    await test.step('becomes an agent, and sees the member who registers with the link', async () => {
      await open(paths.agent);
      for (const [label, text] of [
        ['推广名称', agentName],
        ['联系方式', 'agent@example.com'],
        ['推广渠道', '微信社群'],
      ] as const)
        await input.fill(main.getByLabel(label), text);
      await input.press(button(agentTexts.submit));
      await expect(main.getByRole('heading', { name: agentTexts.pendingTitle })).toBeVisible();
      await check('the application of an agent');
      await product.control('review-agent', { account: credentials.account, pass: true });
      // The open page changes with the mail of the approval.
      await expect(main.getByText(agentTexts.membersEmpty)).toBeVisible({ timeout: 15_000 });
      await registerWith(browser, (await main.locator('output').getAttribute('title')) as string);
      await page.reload();
      await expect(
        page.getByRole('table', { name: agentTexts.membersCaption }).getByRole('row').nth(1),
      ).toContainText(agentTexts.inactive);
      await check('an agent with a member');
    });
    problems.expectNone(`the membership by ${by}`);
  });
}
