import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { type Credentials, createFlows, newCredentials } from './flows';
import { keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { type BrowserContext, expect, type Page, test } from './test';
import { anyOf, appTexts, filled, roomsTexts, titleTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

/** A room of the seed data. */
const room = 'tennis';
const roomTitle = '网球直播间';
const roomAddress = `${paths.home}?room=${room}`;

/** Messages are stored every 250 ms; a busy machine adds to it. */
const slowly = { timeout: 30_000 };

/** The room as a dialog over the page, or beside it on wide screens. */
const partsOf = (page: Page) => {
  const panel = page
    .getByRole('complementary', { name: roomTitle })
    .or(page.getByRole('dialog', { name: roomTitle }));
  return {
    panel,
    messages: panel.getByRole('region', { name: roomsTexts.messages }),
    field: panel.getByRole('textbox', { name: roomsTexts.say }),
    button: (name: string | RegExp) => panel.getByRole('button', { name, exact: true }),
    link: (name: string) => panel.getByRole('link', { name, exact: true }),
  };
};

/** Registers a member in this browser. */
const register = async (context: BrowserContext): Promise<Credentials> => {
  const page = await context.newPage();
  await page.goto(product.url + paths.user.register);
  const flows = createFlows(page, mouseInput);
  const credentials = newCredentials();
  await flows.fillRegistration(credentials);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await page.close();
  return credentials;
};

const openRoom = async (context: BrowserContext, width = 1920) => {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 1080 });
  await page.goto(product.url + roomAddress);
  const parts = partsOf(page);
  await expect(parts.messages).toBeVisible(slowly);
  return { page, ...parts };
};

const say = async (
  { field, messages }: Pick<ReturnType<typeof partsOf>, 'field' | 'messages'>,
  text: string,
) => {
  await field.fill(text);
  await field.press('Enter');
  await expect(messages.getByText(text)).toBeVisible(slowly);
  await expect(field).toHaveValue('');
};

const expectNoSideScroll = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: wholePageHeight });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

test('[LIV-3] a visitor opens a room from Home, reads, and returns to it after the login', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const problems = collectProblems(page);
  await product.control('room-say', { room, text: '欢迎来到直播间' });

  await test.step('chooses a room of the list', async () => {
    await page.goto(product.url + paths.home);
    await page.getByRole('banner').getByRole('link', { name: appTexts.liveRooms }).click();
    const list = page.getByRole('dialog', { name: roomsTexts.list });
    await expect(list.getByRole('link', { name: anyOf(roomTitle) })).toBeVisible(slowly);
    await expectAccessibleInAllThemes(page, 'the list of live rooms');
    await list.getByRole('link', { name: anyOf(roomTitle) }).click();
    await expect(page).toHaveURL(new RegExp(`room=${room}`));
    await page.goBack();
    await list.getByRole('link', { name: anyOf(roomTitle) }).click();
    await expect(page).toHaveURL(new RegExp(`room=${room}`));
  });

  const { panel, messages, field, button, link } = partsOf(page);
  await test.step('reads, and cannot write', async () => {
    await expect(messages.getByText('欢迎来到直播间')).toBeVisible(slowly);
    await expect(panel.getByText(anyOf(roomsTexts.viewers))).toBeVisible();
    await expect(panel.getByText(roomsTexts.loginToSay)).toBeVisible();
    await expect(field).toHaveCount(0);
    await expectAccessibleInAllThemes(page, 'a live room over Home');
  });

  await test.step('fits the narrowest and the widest screen', async () => {
    await expectNoSideScroll(page, 360);
    await expect(messages.getByText('欢迎来到直播间')).toBeVisible(slowly);
    await expectAccessibleInAllThemes(page, 'a live room on a phone');
    await expectNoSideScroll(page, 1920);
    await expect(messages.getByText('欢迎来到直播间')).toBeVisible(slowly);
    await expectAccessibleInAllThemes(page, 'a live room beside Home');
  });

  await test.step('closes it with Escape, and opens it again', async () => {
    await button(roomsTexts.close).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
    await page.goto(product.url + roomAddress);
    await expect(panel).toBeVisible();
  });

  await test.step('returns to the room after the login', async () => {
    const other = await browser.newContext();
    const credentials = await register(other);
    await other.close();
    await link(roomsTexts.login).click();
    await createFlows(page, mouseInput).logIn(credentials);
    await expect(page).toHaveURL(new RegExp(`room=${room}`));
    await expect(field).toBeVisible(slowly);
  });

  problems.expectNone('a live room of a visitor');
});

test('[LIV-3] two members chat; one reports and hides a message, the other is muted', async ({ browser }) => {
  test.setTimeout(240_000);
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const account = (await register(contexts[0])).account;
  await register(contexts[1]);
  const first = await openRoom(contexts[0]);
  const second = await openRoom(contexts[1]);
  const problems = [collectProblems(first.page), collectProblems(second.page)];

  await test.step('both see what they say', async () => {
    await say(first, '大家好');
    await expect(second.messages.getByText('大家好')).toBeVisible(slowly);
    await say(second, '<b>你好</b>');
    await expect(first.messages.getByText('<b>你好</b>')).toBeVisible(slowly);
  });

  await test.step('contact details are refused with the reason', async () => {
    await first.field.fill('加微信 abcd1234');
    await first.field.press('Enter');
    await expect(first.panel.getByText(roomsTexts.refusedContact)).toBeVisible(slowly);
    await expect(first.field).toHaveValue('加微信 abcd1234');
    await first.field.fill('');
  });

  const menu = second.messages
    .getByRole('listitem')
    .filter({ hasText: '大家好' })
    .getByRole('button', { name: anyOf(roomsTexts.menu) });

  await test.step('a member reports a message by keyboard', async () => {
    const input = keyboardInput(second.page);
    await input.press(menu);
    await input.press(second.page.getByRole('button', { name: roomsTexts.report, exact: true }));
    const dialog = second.page.getByRole('dialog', { name: roomsTexts.reportTitle });
    await expect(dialog).toBeVisible();
    await expectAccessibleInAllThemes(second.page, 'the report of a message');
    await input.choose(dialog.getByRole('radio', { name: roomsTexts.reasonInsult }));
    await input.press(dialog.getByRole('button', { name: roomsTexts.reportSend }));
    await expect(second.page.getByText(roomsTexts.reported).first()).toBeVisible(slowly);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('hides the author, and shows them again', async () => {
    await menu.click();
    await second.page.getByRole('button', { name: roomsTexts.hide, exact: true }).click();
    await expect(second.messages.getByText('大家好')).toHaveCount(0);
    await expect(second.panel.getByText(filled(roomsTexts.hiddenCount, { count: 1 }))).toBeVisible();
    await second.button(roomsTexts.showAgain).click();
    await expect(second.messages.getByText('大家好')).toBeVisible();
  });

  await test.step('a mute is shown with its end, and ends', async () => {
    await product.control('room-mute', { account, seconds: 600 });
    await expect(first.panel.getByText(roomsTexts.muted)).toBeVisible(slowly);
    await expect(first.panel.getByRole('timer')).toBeVisible();
    await expect(first.field).toHaveCount(0);
    await expectAccessibleInAllThemes(first.page, 'a live room of a muted member');
    await product.control('room-mute', { account, off: true });
    await expect(first.field).toBeVisible(slowly);
  });

  await test.step('maintenance is shown with the other rooms, and ends', async () => {
    await product.control('room-change', { room, state: 'maintenance' });
    await expect(first.panel.getByText(roomsTexts.maintenance)).toBeVisible(slowly);
    await expect(first.link(roomsTexts.otherRooms)).toBeVisible();
    await product.control('room-change', { room, state: 'live' });
    await expect(first.messages.getByText('大家好')).toBeVisible(slowly);
  });

  await test.step('stays open beside the next page', async () => {
    await createFlows(first.page, mouseInput).locators.menu(titleTexts.sport).click();
    await expect(first.page).toHaveURL(new RegExp(`${paths.game.sport}.*room=${room}`));
    await expect(first.messages.getByText('大家好')).toBeVisible();
    await expectAccessibleInAllThemes(first.page, 'a live room beside the sports board');
  });

  for (const each of problems) each.expectNone('a live room of members');
  for (const context of contexts) await context.close();
});
