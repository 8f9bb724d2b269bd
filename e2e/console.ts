import { zhCN as texts } from '../packages/gateway/operator-client/texts/zh-CN';
import { totpAt } from '../packages/gateway/src/testing/totp';
import { wholePageHeight } from './checks';
import { type Browser, expect, type Page } from './test';

/** The Chinese texts of the operator's console. */
export { texts as consoleTexts };

/** The console reads its lists again every few seconds; a busy machine adds to that. */
export const slowly = { timeout: 30_000 };
const password = 'lantern over the river';

export const partsOf = (page: Page) => ({
  main: page.getByRole('main'),
  dialog: page.getByRole('dialog').or(page.getByRole('alertdialog')),
  button: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
  field: (name: string) => page.getByLabel(new RegExp(`^${name}`)),
  /** The message of the console that an act is done. */
  done: (text: string = texts.common.done) => page.getByText(text, { exact: true }),
});

export const openPage = async (page: Page, name: keyof typeof texts.nav, words = texts) => {
  await page
    .getByRole('navigation', { name: words.menu })
    .getByRole('link', { name: words.nav[name] })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words[name].title })).toBeVisible();
};

/** Confirms the dialog of an act. */
export const confirm = async (page: Page, done?: string) => {
  const { dialog } = partsOf(page);
  await dialog.getByRole('button', { name: texts.common.confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0, slowly);
  await expect(partsOf(page).done(done).first()).toBeVisible(slowly);
};

/** Ends the first login: reads the secret, as a person does who cannot scan the code. */
export const finishFirstLogin = async (page: Page) => {
  const { field } = partsOf(page);
  const secret = await page.getByRole('main').locator('code').textContent();
  await field(texts.login.totp).fill(totpAt(secret ?? '', Date.now()));
  await field(texts.login.newPassword).fill(password);
  await page.getByRole('button', { name: texts.login.finish }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.overview.title })).toBeVisible(slowly);
};

/** Adds an operator in the console of an administrator, and logs in as that operator in another browser. */
export const addOperator = async (
  admin: Page,
  browser: Browser,
  url: string,
  name: string,
  roles: readonly string[],
) => {
  const { field, dialog, button, main } = partsOf(admin);
  await openPage(admin, 'operators');
  await button(texts.operators.add).click();
  await field(texts.operators.name).fill(name);
  await field(texts.operators.display).fill(name);
  for (const role of roles)
    await dialog.getByRole('checkbox', { name: role, exact: true }).check({ force: true });
  await confirm(admin);
  const code = (await main.locator('output').textContent()) ?? '';
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: texts.login.first }).click();
  await partsOf(page).field(texts.login.name).fill(name);
  await partsOf(page).field(texts.login.code).fill(code);
  await page.getByRole('button', { name: texts.login.next }).click();
  await finishFirstLogin(page);
  return page;
};

export const expectNoSideScroll = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: wholePageHeight });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
