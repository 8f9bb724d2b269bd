import { type BrowserContext, expect, test } from '@playwright/test';
import { headers } from '../packages/contract/src/headers';
import { paths } from '../site/src/routes/paths';
import { createBlackHole } from './black-hole';
import { callGateway, tokenOf } from './gateway-call';
import { mouse } from './hands';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { newPerson, walkOf } from './walk';

/** What a page shows of what happens elsewhere, without being reloaded or clicked. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product.dispose());

/** A member at home, with the sockets that the page opens. */
const atHome = async (context: BrowserContext, url = product.url) => {
  const page = await context.newPage();
  const sockets: { isOpen: boolean; frames: string[] }[] = [];
  page.on('websocket', (socket) => {
    const seen = { isOpen: true, frames: [] as string[] };
    sockets.push(seen);
    socket.on('framereceived', ({ payload }) => seen.frames.push(String(payload)));
    socket.on('close', () => {
      seen.isOpen = false;
    });
  });
  const loggedIn = () =>
    sockets.some(({ isOpen, frames }) => isOpen && frames.some((text) => text.includes('10001')));
  await page.goto(url + paths.home);
  return { page, sockets, loggedIn, screens: walkOf(page, mouse).screens };
};

const register = async (context: BrowserContext, url = product.url) => {
  const page = await context.newPage();
  await page.goto(url + paths.user.register);
  const walk = walkOf(page, mouse);
  await walk.fillRegistration(newPerson());
  await walk.submitRegistration();
  await expect(walk.screens.accountMenu).toBeVisible();
  await page.close();
};

/** Deposits past the pages and lets the sandbox pay. */
const depositPaid = async (context: BrowserContext, amount: string) => {
  const extra = { [headers.token]: await tokenOf(context), [headers.idempotencyKey]: crypto.randomUUID() };
  const { data } = await callGateway(product.url, 'depositCreate', { channel: 'alipay', amount }, extra);
  await product.control('pay-deposit', { id: data.id });
};

test('[LIV-2] the balance in the header changes when a deposit is paid elsewhere', async ({ context }) => {
  await register(context);
  const { screens, loggedIn } = await atHome(context);
  await expect(screens.balance).toHaveText('0.00');
  await expect.poll(loggedIn).toBe(true);
  await depositPaid(context, '100');
  await expect(screens.balance).toHaveText('100.00');
});

test('[ERR-6] being logged in elsewhere is shown at once', async ({ context }) => {
  await register(context);
  const { page, loggedIn, screens } = await atHome(context);
  await expect.poll(loggedIn).toBe(true);
  const { data } = await callGateway(
    product.url,
    'memberInfo',
    {},
    { [headers.token]: await tokenOf(context) },
  );
  await product.control('kick', { account: data.account });
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
  await expect(screens.login).toBeVisible();
});

test('[LIV-3] a line that was cut without a close is noticed within 13 s, and the page catches up', async ({
  context,
}) => {
  const hole = await createBlackHole(Number(new URL(product.url).port));
  try {
    await context.clock.install();
    await register(context, hole.url);
    const { sockets, loggedIn, screens } = await atHome(context, hole.url);
    await expect.poll(loggedIn).toBe(true);
    hole.cutSockets();
    await depositPaid(context, '250');
    expect(sockets).toHaveLength(1);
    // The longest delay before the first reconnect, 0.25 s, comes on top.
    await context.clock.runFor(13_000 + 250);
    await expect.poll(() => sockets.length).toBeGreaterThan(1);
    await expect(screens.balance).toHaveText('250.00');
  } finally {
    await hole.close();
  }
});

test('[LIV-3] sockets come back after the gateway was restarted', async ({ context }) => {
  await register(context);
  const { sockets, loggedIn, screens } = await atHome(context);
  await expect.poll(loggedIn).toBe(true);
  const before = sockets.length;
  await product.stop();
  await product.restart();
  await expect.poll(loggedIn, { timeout: 20_000 }).toBe(true);
  expect(sockets.length).toBeGreaterThan(before);
  await depositPaid(context, '300');
  await expect(screens.balance).toHaveText('300.00');
});
