import { headers } from '../packages/contract/src/headers';
import { paths } from '../site/src/routes/paths';
import { expectAccessibleInAllThemes } from './checks';
import { createDroppingProxy } from './dropping-proxy';
import { createFlows, newCredentials } from './flows';
import { callGateway, readAsMember, tokenOf } from './gateway-call';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { type BrowserContext, expect, test } from './test';
import { appTexts, filled, mailTexts } from './texts';

/** Pushes over the socket change a page without a reload or a click. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

/** Opens Home as a member, and collects the sockets of the page. */
const openHome = async (context: BrowserContext, url = product.url) => {
  const page = await context.newPage();
  const sockets: { isOpen: boolean; frames: string[] }[] = [];
  page.on('websocket', (socket) => {
    const collected = { isOpen: true, frames: [] as string[] };
    sockets.push(collected);
    socket.on('framereceived', ({ payload }) => collected.frames.push(String(payload)));
    socket.on('close', () => {
      collected.isOpen = false;
    });
  });
  const loggedIn = () =>
    sockets.some(({ isOpen, frames }) => isOpen && frames.some((text) => text.includes('10001')));
  await page.goto(url + paths.home);
  return { page, sockets, loggedIn, locators: createFlows(page, mouseInput).locators };
};

const register = async (context: BrowserContext, url = product.url) => {
  const page = await context.newPage();
  await page.goto(url + paths.user.register);
  const flows = createFlows(page, mouseInput);
  await flows.fillRegistration(newCredentials());
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await page.close();
};

/** Creates and pays a deposit without a page. */
const payDeposit = async (context: BrowserContext, amount: string) => {
  const extra = { [headers.token]: await tokenOf(context), [headers.idempotencyKey]: crypto.randomUUID() };
  const { data } = await callGateway(product.url, 'depositCreate', { channel: 'alipay', amount }, extra);
  await product.control('pay-deposit', { id: data.id });
};

test('[LIV-2] the balance in the header changes when a deposit is paid elsewhere', async ({ context }) => {
  await register(context);
  const { locators, loggedIn } = await openHome(context);
  await expect(locators.balance).toHaveText('¥0.00');
  await expect.poll(loggedIn).toBe(true);
  await payDeposit(context, '100');
  await expect(locators.balance).toHaveText('¥100.00');
});

test('[ERR-6] a login on another device is shown without a request', async ({ context }) => {
  await register(context);
  const { page, loggedIn, locators } = await openHome(context);
  await expect.poll(loggedIn).toBe(true);
  const { data } = await callGateway(
    product.url,
    'memberInfo',
    {},
    { [headers.token]: await tokenOf(context) },
  );
  await product.control('kick', { account: data.account });
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
  await expect(locators.login).toBeVisible();
});

test('[LIV-3] a connection cut without a close is replaced within 13 s, and the page catches up', async ({
  context,
}) => {
  const proxy = await createDroppingProxy(Number(new URL(product.url).port));
  try {
    await context.clock.install();
    await register(context, proxy.url);
    const { sockets, loggedIn, locators } = await openHome(context, proxy.url);
    await expect.poll(loggedIn).toBe(true);
    // Paused, so that the reconnect cannot happen later than the time that the test lets pass.
    // A slow machine may send the time when it has passed already, which the clock refuses.
    await expect(() => context.clock.pauseAt(Date.now() + 1_000)).toPass();
    proxy.dropOpenSockets();
    await payDeposit(context, '250');
    expect(sockets).toHaveLength(1);
    // The longest delay before the first reconnect, 0.25 s, comes on top.
    await context.clock.runFor(13_000 + 250);
    await expect.poll(() => sockets.length).toBeGreaterThan(1);
    await context.clock.resume();
    await expect(locators.balance).toHaveText('¥250.00');
  } finally {
    await proxy.close();
  }
});

test('[LIV-3] sockets reconnect after a restart of the gateway', async ({ context }) => {
  await register(context);
  const { sockets, loggedIn, locators } = await openHome(context);
  await expect.poll(loggedIn).toBe(true);
  const before = sockets.length;
  await product.stop();
  await product.restart();
  await expect.poll(loggedIn, { timeout: 20_000 }).toBe(true);
  expect(sockets.length).toBeGreaterThan(before);
  await payDeposit(context, '300');
  await expect(locators.balance).toHaveText('¥300.00');
});

test('[MAI-1][MAI-2] a mail is read in one tab and counted in another, and a deleted one comes back', async ({
  context,
}) => {
  await register(context);
  const { page: home, loggedIn } = await openHome(context);
  await expect.poll(loggedIn).toBe(true);
  const unread = (count: number) => filled(appTexts.unread, { count: String(count) });
  await expect(home.getByRole('banner').getByLabel(unread(1))).toBeVisible();

  const page = await context.newPage();
  await page.goto(product.url + paths.mine.mail);
  await page
    .getByRole('main')
    .getByRole('link', { name: /欢迎加入/ })
    .press('Enter');
  const article = page.getByRole('article', { name: '欢迎加入' });
  await expect(article).toBeVisible();
  await expectAccessibleInAllThemes(page, 'an open mail');
  await expect(home.getByRole('banner').getByLabel(unread(1))).toHaveCount(0);

  await article.getByRole('button', { name: mailTexts.delete }).press('Enter');
  await expect(page.getByText(mailTexts.emptyTitle)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'an empty mailbox');
  await page.getByRole('button', { name: mailTexts.undo }).press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: /欢迎加入/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 780 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /欢迎加入/ })
    .click();
  await expect(article).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /欢迎加入/ })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: /欢迎加入/ })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('[LIV-3][MAI-1] eight tabs agree on the unread mails, also after their connections were cut', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const proxy = await createDroppingProxy(Number(new URL(product.url).port));
  try {
    await register(context, proxy.url);
    const tabs: Awaited<ReturnType<typeof openHome>>[] = [];
    for (let tab = 0; tab < 8; tab += 1) tabs.push(await openHome(context, proxy.url));
    const allLoggedIn = () => tabs.every(({ loggedIn }) => loggedIn());
    await expect.poll(allLoggedIn, { timeout: 30_000 }).toBe(true);
    const expectUnread = (count: number) =>
      Promise.all(
        tabs.map(({ page }) =>
          expect(
            page.getByRole('banner').getByLabel(filled(appTexts.unread, { count: String(count) })),
          ).toBeVisible({ timeout: 40_000 }),
        ),
      );
    await expectUnread(1);
    proxy.dropOpenSockets();
    // No frame about this mail reaches a tab: each asks again once it has a new connection.
    await readAsMember(product.url, context, 'realNameSubmit', { name: '林夕' });
    const { account } = await readAsMember(product.url, context, 'memberInfo', {});
    await product.control('review-real-name', { account, pass: true });
    const { total } = await readAsMember(product.url, context, 'mailUnread', {});
    expect(total).toBeGreaterThan(1);
    await expectUnread(total);
    await expect.poll(allLoggedIn).toBe(true);
    const { items } = await readAsMember(product.url, context, 'mailList', {});
    await readAsMember(product.url, context, 'mailRead', { ids: [items[0]!.id] });
    await expectUnread(total - 1);
  } finally {
    await proxy.close();
  }
});
