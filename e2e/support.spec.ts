import { supportTopicDefinitions } from '@pavilion/contract';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes, wholePageHeight } from './checks';
import { createFlows, newCredentials } from './flows';
import { type InputDriver, keyboardInput, mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import {
  anyOf,
  assistedTexts,
  cashierTexts,
  filled,
  picturesTexts,
  supportPageTexts,
  supportTexts,
} from './texts';

/** The topic of the ticket. */
const complaint = supportTopicDefinitions.complaint.name['zh-CN'];

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

/** The automatic agent and the steps of the sandbox take seconds; a busy machine adds to them. */
const slowly = { timeout: 60_000 };

const partsOf = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    messages: main.getByRole('region', { name: supportTexts.threadLabel }),
    message: main.getByRole('textbox', { name: supportTexts.text }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
  };
};

const register = async (page: Page, input: InputDriver) => {
  const flows = createFlows(page, input);
  await page.goto(product.url + paths.user.register);
  await flows.fillRegistration(newCredentials());
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
};

const expectNoSideScroll = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: wholePageHeight });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

test('[SUP-1] a visitor reads the common questions, chats, and takes the chat along into an account', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const problems = collectProblems(page);
  const { main, messages, message, button } = partsOf(page);
  const address = product.url + paths.customer.main;

  await test.step('searches and opens a question', async () => {
    await page.goto(address);
    const questions = main.locator('details');
    await expect(questions.first()).toBeVisible();
    const all = await questions.count();
    const search = main.getByRole('searchbox', { name: supportPageTexts.search });
    // Input from before the hydration may have no effect.
    await expect(async () => {
      await search.fill('密码');
      await expect(main.getByText(anyOf(supportPageTexts.found))).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await questions.count()).toBeLessThan(all);
    await questions.first().locator('summary').click();
    await expect(questions.first().getByRole('link', { name: supportPageTexts.openPage })).toBeVisible();
    await expect(main.getByText(supportPageTexts.greeting)).toBeVisible();
    await expectAccessibleInAllThemes(page, 'support before the first message');
  });

  await test.step('keeps unsent text over a reload, sends it, and is answered', async () => {
    await message.fill('<b>存款</b>没有到账');
    await page.reload();
    await expect(message).toHaveValue('<b>存款</b>没有到账');
    await message.press('Enter');
    await expect(messages.getByText('<b>存款</b>没有到账')).toBeVisible();
    await expect(message).toHaveValue('');
    await expect(messages.getByText(supportTexts.automatic).first()).toBeVisible(slowly);
    await expectAccessibleInAllThemes(page, 'the chat of a visitor');
  });

  await test.step('cannot send a card number', async () => {
    await message.fill('我的卡号 4111111111111111');
    await button(supportTexts.send).click();
    await expect(main.getByText(supportTexts.textRefused)).toBeVisible();
    await expect(messages.getByText('4111')).toHaveCount(0);
    await message.fill('');
  });

  await test.step('has one line for the next message, which grows with its text', async () => {
    const height = async () => (await message.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(32);
    await message.fill('一\n二\n三');
    expect(await height()).toBeGreaterThan(60);
    await message.fill('');
  });

  await test.step('fits the narrowest and the widest screen', async () => {
    await expectNoSideScroll(page, 360);
    await expectAccessibleInAllThemes(page, 'the chat of a visitor on a phone');
    await expectNoSideScroll(page, 1920);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('joins the chat after the registration, when the member says so', async () => {
    await register(page, mouseInput);
    await page.goto(address);
    await expect(main.getByText(supportPageTexts.joinTitle)).toBeVisible();
    await expect(messages).toHaveCount(0);
    await button(supportPageTexts.join).click();
    await expect(messages.getByText('<b>存款</b>没有到账')).toBeVisible();
    await expect(main.getByText(supportPageTexts.joinTitle)).toHaveCount(0);
  });

  problems.expectNone('support of a visitor');
});

test('[SUP-1][REQ-7] a member opens a ticket with a picture by keyboard, reads the answer at once, closes and reopens it', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const problems = collectProblems(page);
  const { main, messages, message, button } = partsOf(page);
  const input = keyboardInput(page);
  await register(page, mouseInput);
  await page.goto(product.url + paths.mine.feedback);
  await expect(main.getByText(supportPageTexts.ticketsEmpty)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'feedback without tickets');

  await test.step('submits a complaint with a picture', async () => {
    await input.choose(main.getByRole('radio', { name: complaint }));
    await input.fill(
      main.getByRole('textbox', { name: new RegExp(`^${supportPageTexts.ticketText}`) }),
      '等了两小时',
    );
    await expect(main.getByText(supportPageTexts.ticketDraftStored)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(product.url + paths.mine.feedback);
    await expect(
      tab.getByRole('textbox', { name: new RegExp(`^${supportPageTexts.ticketText}`) }),
    ).toHaveValue('等了两小时');
    await expect(tab.getByRole('radio', { name: complaint })).toBeChecked();
    await tab.close();
    // Any picture serves; the test uses a screenshot of the page.
    await main
      .getByLabel(new RegExp(`^${supportPageTexts.ticketPictures}`))
      .setInputFiles({ name: '截图.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(main.getByText('上传完成')).toBeVisible(slowly);
    await input.press(button(supportPageTexts.submitTicket));
    await expect(
      main.getByRole('heading', {
        name: filled(supportPageTexts.ticketTitle, { topic: complaint }),
      }),
    ).toBeVisible();
    await expect(messages.getByText('等了两小时')).toBeVisible();
    await input.press(button(filled(picturesTexts.show, { count: 1 })));
    await expect(main.getByRole('img', { name: filled(picturesTexts.picture, { number: 1 }) })).toBeVisible();
  });

  const ticket = new URL(page.url()).searchParams.get('ticket');
  await test.step('reads the answer of support in two tabs, without a reload', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    const inOther = partsOf(other).messages;
    await expect(inOther.getByText('等了两小时')).toBeVisible();
    await product.control('support-answer', { thread: ticket, text: '正在核对您的订单' });
    await expect(messages.getByText('正在核对您的订单')).toBeVisible(slowly);
    await expect(inOther.getByText('正在核对您的订单')).toBeVisible(slowly);
    await other.close();
    await expectAccessibleInAllThemes(page, 'a ticket with an answer');
  });

  await test.step('replies, closes and reopens the ticket', async () => {
    await input.fill(message, '好的，谢谢');
    await message.press('Enter');
    await expect(messages.getByText('好的，谢谢')).toBeVisible();
    await input.press(button(supportPageTexts.closeTicket));
    await page.getByRole('alertdialog').getByRole('button', { name: supportPageTexts.closeTicket }).click();
    await expect(main.getByText(supportPageTexts.closedByCustomer)).toBeVisible();
    await expectAccessibleInAllThemes(page, 'a closed ticket');
    await button(supportPageTexts.reopen).click();
    await expect(message).toBeVisible();
  });

  await test.step('finds the ticket in the list', async () => {
    await main.getByRole('link', { name: supportPageTexts.back }).click();
    const row = main.getByRole('link', { name: /等了两小时/ });
    await expect(row).toBeVisible();
    await expectNoSideScroll(page, 360);
    await expectAccessibleInAllThemes(page, 'the tickets on a phone');
  });
  problems.expectNone('feedback');
});

test('[SUP-3][DLG-9] a deposit with the help of support: warning, request, its order, credit', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  const { main, messages, button } = partsOf(page);
  const flows = createFlows(page, mouseInput);
  const { locators } = flows;
  const address = product.url + paths.customer.instead;

  await test.step('explains itself to a visitor', async () => {
    await page.goto(address);
    await expect(main.getByRole('link', { name: assistedTexts.login, exact: true })).toBeVisible();
    await expectAccessibleInAllThemes(page, 'the assisted deposit of a visitor');
    await expectNoSideScroll(page, 360);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('requests nothing before the warning is confirmed', async () => {
    await register(page, mouseInput);
    await page.goto(address);
    await expect(main.getByText(assistedTexts.listEmpty)).toBeVisible();
    await mouseInput.choose(locators.radio('支付宝'));
    await main.getByRole('textbox', { name: new RegExp(`^${cashierTexts.amount}`) }).fill('300');
    await main.getByRole('textbox', { name: new RegExp(`^${assistedTexts.note}`) }).fill('付款时提示风险');
    await expectAccessibleInAllThemes(page, 'the form of the assisted deposit');
    await button(assistedTexts.submit).click();
    await expect(locators.warning).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(locators.warning).toHaveCount(0);
    await expect(button(assistedTexts.submit)).toBeVisible();
    await button(assistedTexts.submit).click();
    await flows.confirmWarning();
    await expect(messages).toBeVisible();
  });

  await test.step('pays the order on its own page', async () => {
    const toOrder = main.getByRole('link', { name: assistedTexts.toOrder });
    await expect(toOrder).toBeVisible(slowly);
    const orderAddress = new URL((await toOrder.getAttribute('href')) as string, product.url);
    // The payment details are nowhere in the messages.
    await expect(messages).not.toContainText(/\d{12,}/);
    // The payer of the sandbox may pay meanwhile.
    await expectAccessibleInAllThemes(page, 'an assisted deposit with its order');
    await page.goto(orderAddress.href);
    // The warning of the deposit page, at its first opening in a session.
    await flows.confirmWarning();
    await product.control('pay-deposit', { id: orderAddress.searchParams.get('order') });
    await expect(locators.heading(cashierTexts.paidTitle)).toBeVisible(slowly);
  });

  await test.step('finds the result in the record', async () => {
    await page.goto(address);
    await expect(main.getByText(assistedTexts.statePaid, { exact: true })).toBeVisible(slowly);
    await expect(button(assistedTexts.submit)).toBeVisible();
    await expectNoSideScroll(page, 360);
    await expectAccessibleInAllThemes(page, 'the assisted deposit on a phone');
  });
  problems.expectNone('the assisted deposit');
});
