import { storageKeys } from '../packages/contract/src/storage-keys';
import { paths } from '../site/src/routes/paths';
import { createFlows, newCredentials } from './flows';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { type BrowserContext, expect, type Page, test } from './test';

/** What a first visit stores, and what redirects keep: the walk beside `docs/requirements/sentences.md`. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

for (const { from, to, codes, theme } of [
  {
    from: `${paths.mine.finance.wallet}?i_code=BB&theme=2&agent_verify=zz`,
    to: paths.home,
    codes: { i_code: 'BB', agent_verify: 'zz' },
    theme: 'space',
  },
  {
    from: `${paths.registerGuide}?r_code=CC&r_bet=DD&invite_code=EE`,
    to: paths.home,
    codes: { r_code: 'CC', r_bet: 'DD', invite_code: 'EE' },
    theme: 'default',
  },
  {
    from: `${paths.game.embedded.v188}?url=https%3A%2F%2Fexample.test&i_code=FF`,
    to: paths.home,
    codes: { i_code: 'FF' },
    theme: 'default',
  },
  {
    from: '/nonsense?i_code=GG&theme=2',
    to: paths.notFound,
    codes: { i_code: 'GG' },
    theme: 'space',
  },
]) {
  test(`[INV-1][THM-1][RTE-1][RTE-2] a redirect of ${from.split('?')[0]} keeps codes and theme`, async ({
    page,
  }) => {
    await page.goto(product.url + from);
    await expect.poll(() => new URL(page.url()).pathname).toBe(to);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const [name, value] of Object.entries(codes))
      await expect.poll(async () => (await stored(page))[name] ?? '').toContain(value);
  });
}

test('[INV-1][MNT-1] maintenance keeps codes and theme', async ({ page }) => {
  await product.control('maintenance', { on: true });
  await page.goto(`${product.url}${paths.game.egame}?i_code=HH&theme=2`);
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.other.maintenance);
  await product.control('maintenance', { on: false });
  await expect.poll(async () => (await stored(page)).i_code ?? '').toContain('HH');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'space');
});

test('[SES-1][REQ-1][REQ-6][APP-5] the first page of a visitor leaves these cookies and stored values, and no others', async ({
  browser,
}) => {
  // A loaded machine may render the page without its data, which the page then loads with a stored signature.
  await expect(async () => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    try {
      const page = await context.newPage();
      await page.goto(product.url + paths.home, { waitUntil: 'networkidle' });
      // The public settings are the fallback of later visits; theme, language and codes are stored when they are chosen.
      expect(await cookieNames(context)).toEqual([storageKeys.deviceCookie]);
      expect(Object.keys(await stored(page))).toEqual([expect.stringContaining(storageKeys.preInfo)]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    } finally {
      await context.close();
    }
  }).toPass({ timeout: 60_000 });
});

test('[MSK-2] no page shows the account name of a member whole', async ({ page }) => {
  test.setTimeout(180_000);
  const flows = createFlows(page, mouseInput);
  const credentials = newCredentials();
  await page.goto(product.url + paths.user.register);
  await flows.fillRegistration(credentials);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  const masked = `${credentials.account.slice(0, 2)}**${credentials.account.slice(-2)}`;
  // The text as it is rendered: the state in the page's script has the member's own name.
  const expectMasked = () =>
    expect(page.locator('body')).not.toContainText(credentials.account, { useInnerText: true });
  await expectMasked();
  await flows.logOut();
  await flows.openLogin();
  await flows.logIn(credentials);
  await expectMasked();
  for (const path of [
    paths.home,
    paths.mine.finance.wallet,
    paths.mine.profile,
    paths.mine.vip,
    paths.agent,
  ]) {
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await mouseInput.press(flows.locators.accountMenu);
    await expect(flows.locators.accountPanel.getByText(masked).first()).toBeVisible();
    await expectMasked();
  }
});
