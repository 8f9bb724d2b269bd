import { codes, type ErrorCode } from '../packages/contract/src/codes';
import { storageKeys } from '../packages/contract/src/storage-keys';
import { wire } from '../packages/contract/src/wire/all.generated';
import { webTerminals } from '../packages/gateway/src/seed/pop-ups';
import { paths } from '../site/src/routes/paths';
import { expectAccessible } from './checks';
import { createFlows } from './flows';
import { mouseInput, moveMouseUntil } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Locator, type Page, test } from './test';
import {
  anyOf,
  appTexts,
  authTexts,
  dividendTexts,
  downloadTexts,
  fallbackTexts,
  filled,
  gamesTexts,
  kitTexts,
  lobbyTexts,
  recordTexts,
  rewardsTexts,
  supportTexts,
  titleTexts,
} from './texts';

/** The flows after the effects of single codes. `codes.spec.ts` tests what each effect shows and clears. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.beforeEach(async () => {
  await product.control('clear-faults');
  await product.control('maintenance', { on: false });
});
test.afterAll(() => product.dispose());

const messageOf = (code: ErrorCode) => codes[code].message['zh-CN'];
const rejectNext = (code: ErrorCode, times = 1) =>
  product.control('fault', { path: wire.memberInfo.path, kind: 'refuse', code, times });

/** Logs in the demo member, and has the gateway reject the next request with a code. */
const rejectRequest = async (page: Page, code: ErrorCode) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await flows.openMemberPage('transactionRecord');
  await rejectNext(code);
  await page.getByRole('button', { name: appTexts.refreshBalance }).click();
  return flows;
};
const tokens = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === storageKeys.token);
const dialog = (page: Page, text: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: text });

/** Expects the button that closes a card in its top right corner, beside the rest of the card, on a desktop and a phone. */
const expectCloseAtTopRight = async (page: Page, close: Locator) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await close.evaluate((button) => {
      const card = button.closest('article')!;
      const [inner, outer] = [button.getBoundingClientRect(), card.getBoundingClientRect()];
      const isCovered = (box: DOMRect) =>
        box.left < inner.right && box.right > inner.left && box.top < inner.bottom && box.bottom > inner.top;
      return {
        toTop: inner.top - outer.top,
        toRight: outer.right - inner.right,
        covers: [...card.children].filter(
          (child) => child !== button && isCovered(child.getBoundingClientRect()),
        ).length,
      };
    });
    expect(found.toTop, `to the top at ${width}`).toBeLessThanOrEqual(16);
    expect(found.toRight, `to the right at ${width}`).toBeLessThanOrEqual(16);
    expect(found.covers, `covered at ${width}`).toBe(0);
  }
};

for (const { kind, name, title } of [
  { kind: 'alert', name: 'access-alert', title: fallbackTexts.alertTitle },
  { kind: 'region', name: 'access-caveat', title: fallbackTexts.caveatTitle },
]) {
  test(`[ERR-5][MNT-2] an address that is restricted for the reason ${kind} is redirected to the page with the reason, which shows the address`, async ({
    page,
  }) => {
    const flows = createFlows(page, mouseInput);
    await page.goto(product.url + paths.user.login);
    await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
    await flows.openMemberPage('transactionRecord');
    await product.control('restrict-ip', { kind, on: true });
    try {
      await page.getByRole('button', { name: appTexts.refreshBalance }).click();
      await expect(page).toHaveURL(`${product.url}${paths.other.restrictedIp}?name=${name}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible();
      await expectAccessible(page, 'the restriction');
      await page.getByRole('link', { name: fallbackTexts.toSupport }).click();
      await expect(page).toHaveURL(product.url + paths.customer.main);
    } finally {
      await product.control('restrict-ip', { on: false });
    }
  });
}

test('[MNT-2][SUP-1] a visitor of a restricted address is led to support, writes there and is answered', async ({
  page,
}) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.home);
  await product.control('restrict-ip', { on: true });
  try {
    await flows.locators.menu(titleTexts.egame).click();
    await expect(page).toHaveURL(`${product.url}${paths.other.restrictedIp}?name=access-caveat`);
    await page.getByRole('link', { name: fallbackTexts.toSupport }).click();
    await page.getByRole('main').getByRole('textbox', { name: supportTexts.text }).fill('为什么访问受限？');
    // A reload sends the refused calls of header and footer again.
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.locator('details').first()).toBeVisible();
    await main.getByRole('textbox', { name: supportTexts.text }).press('Enter');
    const messages = main.getByRole('region', { name: supportTexts.threadLabel });
    await expect(messages.getByText('为什么访问受限？')).toBeVisible();
    await expect(messages.getByText(supportTexts.automatic).first()).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL(product.url + paths.customer.main);
  } finally {
    await product.control('restrict-ip', { on: false });
  }
});

test('[ERR-6][SES-3] 6001 (login elsewhere) ends the session with a message, then opens the login and closes the socket', async ({
  page,
}) => {
  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('/stream/'));
  const flows = await rejectRequest(page, 6001);
  const socket = await opened;
  const alert = dialog(page, messageOf(6001));
  await expect(alert).toHaveCount(1);
  expect(await tokens(page)).toEqual([]);
  // A page of a member redirects home with a login offer, which must not cover the message.
  await expect(page).toHaveURL(new RegExp(`^${product.url}${paths.home}`));
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1);
  await expectAccessible(page, 'the end of a session');
  await alert.getByRole('button').last().click();
  await expect(flows.locators.heading(authTexts.loginTitle)).toBeVisible();
  await expect.poll(() => socket.isClosed()).toBe(true);
});

test('[ERR-7] 10009 (old version) offers a reload, which loads the page again', async ({ page }) => {
  await rejectRequest(page, 10009);
  const offer = dialog(page, messageOf(10009));
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await offer.getByRole('button', { name: appTexts.reloadConfirm }).click();
  await page.waitForFunction(() => !('isOld' in window));
  await expect(page.getByRole('heading', { name: titleTexts.transactionRecord, level: 1 })).toBeVisible();
});

test('[ERR-7][MNT-1] 6013 (maintenance) redirects to the maintenance page, which redirects back', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(product.url + paths.home);
  await product.control('maintenance', { on: true });
  await createFlows(page, mouseInput).locators.menu(titleTexts.egame).click();
  await expect(page).toHaveURL(
    `${product.url}${paths.other.maintenance}?next=${encodeURIComponent(paths.game.egame)}`,
  );
  await expect(page.getByRole('heading', { name: fallbackTexts.maintenanceTitle })).toBeVisible();
  await expectAccessible(page, 'the maintenance page');
  await product.control('maintenance', { on: false });
  await page.clock.runFor(16_000);
  await expect(page).toHaveURL(product.url + paths.game.egame);
});

test('[MNT-1] a venue under maintenance says so on its cards and in place of its games, and an open game stays open', async ({
  page,
}) => {
  const flows = createFlows(page, mouseInput);
  const venue = 'PAVILION';
  const title = filled(lobbyTexts.venueClosedTitle, { venue: '云阁电子' });
  await page.clock.install();
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await page.goto(`${product.url}${paths.game.egame}?play=golden-dragon`);
  await expect(page.locator('iframe')).toBeVisible();
  await product.control('venue-maintenance', { venue, until: '2099-01-01T10:30:00.000Z', on: true });
  try {
    await page.clock.runFor(31_000);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.locator('iframe')).toBeVisible();
    await page.getByRole('button', { name: lobbyTexts.seeOtherGames }).click();
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: gamesTexts.closed });
    await expect(cards.first()).toBeVisible();
    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
    await expect(page.getByText(/预计 2099\/01\/01 18:30 恢复/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectAccessible(page, 'a game of a closed venue');
    const others = page.getByRole('dialog').getByRole('listitem').getByRole('link');
    await expect(others.first()).toHaveAttribute('href', /\?play=/);
    await page.getByRole('link', { name: lobbyTexts.transferOut }).click();
    await expect(page).toHaveURL(product.url + paths.mine.finance.transfer);
  } finally {
    await product.control('venue-maintenance', { venue, on: false });
  }
});

test('[MNT-1] every address but the download page redirects to the maintenance page during maintenance', async ({
  page,
}) => {
  await product.control('maintenance', { on: true });
  for (const path of [paths.home, paths.game.egame, paths.user.login, '/nowhere']) {
    await page.goto(product.url + path);
    await expect(page).toHaveURL((url) => url.pathname === paths.other.maintenance);
  }
  await page.goto(product.url + paths.downloadOnPhone);
  await expect(page).toHaveURL(product.url + paths.downloadOnPhone);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  });

  test('[MOB-1] [MOB-2] [INV-1] redirects to the download page with the invite code, then continues to the requested page', async ({
    page,
  }) => {
    const wanted = `${product.url}${paths.game.egame}?i_code=WELCOME8`;
    const answer = await page.request.get(wanted, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`${paths.downloadOnPhone}?i_code=WELCOME8`);
    expect((await page.request.get(`${product.url}/favicon.svg`, { maxRedirects: 0 })).status()).toBe(200);

    await page.goto(wanted);
    await expect(page).toHaveURL(`${product.url}${paths.downloadOnPhone}?i_code=WELCOME8`);
    for (const { name } of webTerminals) {
      await expect(page.getByRole('heading', { name: name['zh-CN'] }).first()).toBeVisible();
    }
    await expectAccessible(page, 'the page for phones');
    const stored = await page.evaluate((key) => localStorage.getItem(key), storageKeys.inviteCodes.i_code);
    expect(stored).toContain('WELCOME8');

    // On a navigation inside the site the guard redirects instead of the server.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(product.url + paths.downloadOnPhone);
    await page.goto(`${wanted}#top`);
    await page.getByRole('button', { name: anyOf(downloadTexts.continue) }).click();
    await expect(page).toHaveURL(`${wanted}#top`);
    await page.goto(product.url + paths.download);
    await expect(page).toHaveURL(product.url + paths.download);
  });

  test('[MNT-1] stays on the download page during maintenance, and shows a restriction', async ({ page }) => {
    await product.control('maintenance', { on: true });
    await page.goto(product.url + paths.home);
    await expect(page.getByText(downloadTexts.terminalsFailed)).toBeVisible();
    await expect(page).toHaveURL(product.url + paths.downloadOnPhone);
    await product.control('maintenance', { on: false });
    await product.control('restrict-ip', { on: true });
    await page.goto(product.url + paths.home);
    await expect(page.getByRole('heading', { name: fallbackTexts.caveatTitle })).toBeVisible();
    await product.control('restrict-ip', { on: false });
  });
});

test('[RTE-1] [APP-6] [INV-1] an unknown address opens the not-found page and stores its invite code', async ({
  page,
}) => {
  await page.goto(`${product.url}/nowhere?i_code=WELCOME8`);
  await expect(page).toHaveURL(`${product.url}${paths.notFound}?i_code=WELCOME8`);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.inviteCodes.i_code))
    .toContain('WELCOME8');
});

test('[MOB-2] the download page for desktops lists the terminals and has a QR code of the page for phones', async ({
  page,
}) => {
  await page.goto(`${product.url}${paths.download}?i_code=WELCOME8`);
  for (const { name } of webTerminals) {
    await expect(page.getByRole('heading', { name: name['zh-CN'] }).first()).toBeVisible();
  }
  const address = `${product.url}${paths.downloadOnPhone}?i_code=WELCOME8`;
  await expect(page.getByRole('img', { name: filled(downloadTexts.qrLabel, { address }) })).toBeVisible();
  await expectAccessible(page, 'the downloads');
});

test('[APP-8] promotions are shown in the corner of Home one at a time, and a closed one stays closed', async ({
  page,
}) => {
  const corner = page.getByRole('complementary', { name: appTexts.promotions });
  const close = corner.getByRole('button');
  const firstName = () => close.getAttribute('aria-label');
  const expectOne = () => moveMouseUntil(page, () => expect(close).toHaveCount(1, { timeout: 1_000 }));
  await page.goto(product.url + paths.home);
  await expectOne();
  await expectAccessible(page, 'home with a promotion');
  await expectCloseAtTopRight(page, close);
  const first = await firstName();
  await close.click();
  await expect(close).not.toHaveAccessibleName(first!);
  await expect(close).toHaveAccessibleName(anyOf(appTexts.closePromotion));
  const second = await firstName();
  await page.reload();
  await expectOne();
  expect(await firstName()).toBe(second);
  await corner.getByRole('link').click();
  await expect(page).not.toHaveURL(product.url + paths.home);
  await expect(corner).toHaveCount(0);
});

test('[APP-8] [REQ-10] a dividend is offered on Home and among the promotions, can be postponed, and is claimed once in the wallet', async ({
  page,
}) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  const corner = page.getByRole('complementary', { name: appTexts.promotions });
  const claim = page.getByRole('button', { name: '立即领取' });
  // The first screen of a member's Home offers it, so that nothing floats over it there.
  await expect(page.getByRole('region', { name: rewardsTexts.summary })).toContainText('88.00');
  await moveMouseUntil(page, () => expect(corner.getByRole('link')).toBeVisible({ timeout: 1_000 }));
  await expect(corner).not.toContainText('88.00');
  await page.goto(product.url + paths.activity.discounts);
  await moveMouseUntil(page, () => expect(corner).toContainText('88.00', { timeout: 1_000 }));
  await expectAccessible(page, 'the promotions with a dividend');
  const putOff = corner.getByRole('button', { name: anyOf(appTexts.putOffDividend) });
  await expectCloseAtTopRight(page, putOff);
  await putOff.click();
  await expect(corner).not.toContainText('88.00');

  await flows.openMemberPage('wallet');
  // Beside the page, and where it has no room beside it on the page.
  const step = page.getByRole('main').getByRole('progressbar', { name: anyOf(rewardsTexts.vipProgress) });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(step, `next VIP level at ${width}`).toHaveCount(1);
  }
  const before = Number((await flows.locators.balance.textContent())!.replace(/[¥,]/g, ''));
  // The response is truncated; the retry gets the same one without a second credit.
  await product.control('fault', { path: wire.manualDividend.path, kind: 'malformed', times: 1 });
  await claim.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await claim.click();
  await expect(page.getByText(filled(dividendTexts.claimed, { amount: '88.00' }))).toBeFocused();
  await expect(flows.locators.balance).toHaveText(
    `¥${(before + 88).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  );
  await page.getByRole('button', { name: dividendTexts.done }).click();
  await page.reload();
  await expect(flows.locators.heading('最近变动')).toBeVisible();
  await expect(claim).toHaveCount(0);
  expect(await product.control('verify-ledger')).toMatchObject({ sound: true });
});

test('[MNT-3] a closed login and a closed registration show a notice', async ({ page }) => {
  await product.control('stop-login', { on: true });
  await product.control('stop-register', { on: true });
  await page.goto(product.url + paths.user.login);
  await expect(page.getByRole('heading', { name: authTexts.loginClosedTitle })).toBeVisible();
  await page.goto(product.url + paths.user.register);
  await expect(page.getByRole('heading', { name: authTexts.registerClosedTitle })).toBeVisible();
  await product.control('stop-login', { on: false });
  await product.control('stop-register', { on: false });
});

test('[ERR-8][REQ-3] a request without a response times out after 20 s and can be retried', async ({
  page,
}) => {
  const flows = createFlows(page, mouseInput);
  // A socket seems silent while the clock is turned: it would reconnect and fetch the list again in place of the error.
  await page.routeWebSocket('**', () => {});
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await page.clock.install();
  await product.control('fault', { path: wire.transactionRecords.path, kind: 'delay', ms: 60_000 });
  const sent = page.waitForRequest(`**${wire.transactionRecords.path}`);
  await flows.openMemberPage('transactionRecord');
  await sent;
  await page.clock.runFor(19_000);
  await expect(page.getByText('连接超时', { exact: false })).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByText('连接超时，请稍后再试')).toBeVisible();
  await product.control('clear-faults');
  await page.getByRole('button', { name: kitTexts.retry }).click();
  await expect(flows.locators.rows.first()).toBeVisible();
  await expect(page.getByText(recordTexts.emptyTransactions)).toHaveCount(0);
});

test('[ERR-8] shows that the browser is offline, and works again without a reload', async ({
  page,
  context,
}) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + paths.user.login);
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
  await flows.openMemberPage('betRecord');
  await expect(flows.locators.rows.first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: appTexts.refreshBalance }).click();
  await expect(page.getByText('网络连接已断开，请检查').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: appTexts.refreshBalance }).click();
  await expect(flows.locators.balance).toHaveText(/^¥[\d,]+\.\d\d$/);
});
