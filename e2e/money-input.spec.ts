import { kitBrowser, showKit } from './kit-page';
import { type CDPSession, expect, type Page, test } from './test';

/** Input methods, undo, caret and clipboard, which only a real browser has. */
test.use(kitBrowser);

let page: Page;
let input: CDPSession;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await showKit(page);
  input = await page.context().newCDPSession(page);
});
test.beforeEach(async () => {
  await field().fill('');
  await field().focus();
  await page.evaluate(() => void window.amounts.splice(0));
});
test.afterAll(() => page.close());

const field = () => page.getByRole('textbox', { name: '金额' });
const amounts = () => page.evaluate(() => window.amounts);
const caret = () =>
  field().evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]);
const compose = (text: string) =>
  input.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
const commit = (text: string) => input.send('Input.insertText', { text });

test('[MNY-3] the text is not rewritten during composition, and is sanitized after it', async () => {
  for (const text of ['１', '１２', '１２。', '１２。５元']) {
    await compose(text);
    await expect(field()).toHaveValue(text);
  }
  expect(await amounts()).toEqual([]);
  await commit('１２。５元');
  await expect(field()).toHaveValue('12.5');
  expect(await amounts()).toEqual(['12.5']);
  expect(await caret()).toEqual([4, 4]);
});

test('[MNY-3] the caret is after the text that a composition inserted in the middle', async () => {
  await page.keyboard.type('1000');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await compose('２３');
  await commit('２３');
  await expect(field()).toHaveValue('102300');
  expect(await caret()).toEqual([4, 4]);
});

test('[MNY-3] accepts full-width digits and 。, but no separators and no third decimal', async () => {
  for (const key of '１，２３４。５６７') await commit(key);
  await expect(field()).toHaveValue('1234.56');
  expect((await amounts()).at(-1)).toBe('1234.56');
});

test('[MNY-3] Ctrl+Z undoes typed and sanitized text, and Ctrl+Shift+Z restores it', async () => {
  await page.keyboard.type('12');
  await commit('。');
  await page.keyboard.type('5');
  await expect(field()).toHaveValue('12.5');
  const seen: string[] = [];
  for (let step = 0; step < 6 && (await field().inputValue()) !== ''; step += 1) {
    await page.keyboard.press('Control+z');
    seen.push(await field().inputValue());
  }
  expect(seen.at(-1)).toBe('');
  expect(seen.every((text) => '12.5'.startsWith(text))).toBe(true);
  for (const _ of seen) await page.keyboard.press('Control+Shift+z');
  await expect(field()).toHaveValue('12.5');
  expect((await amounts()).at(-1)).toBe('12.5');
});

test('[MNY-1] collapses the zeros that a deletion leaves at once, and undo restores the amount', async () => {
  await page.keyboard.type('100');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  expect([await field().inputValue(), await caret()]).toEqual(['0', [0, 0]]);
  expect((await amounts()).at(-1)).toBe('0');
  for (let step = 0; step < 4 && (await field().inputValue()) !== '100'; step += 1)
    await page.keyboard.press('Control+z');
  expect((await amounts()).at(-1)).toBe('100');
});

test('[MNY-1] shows a typed point as 0. with no amount until a digit follows', async () => {
  await page.keyboard.type('.');
  expect([await field().inputValue(), await caret(), await amounts()]).toEqual(['0.', [2, 2], []]);
  await page.keyboard.type('50');
  expect([await field().inputValue(), await amounts()]).toEqual(['0.50', ['0.5']]);
  for (const _ of '0.50') await page.keyboard.press('Backspace');
  await commit('。');
  await expect(field()).toHaveValue('0.');
  await field().blur();
  await expect(field()).toHaveValue('');
  expect((await amounts()).at(-1)).toBe('');
});

test('[MNY-3] keeps the caret after input in the middle', async () => {
  await page.keyboard.type('1234');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('56');
  await expect(field()).toHaveValue('156234');
  expect(await caret()).toEqual([3, 3]);
  await commit('７');
  expect([await field().inputValue(), await caret()]).toEqual(['1567234', [4, 4]]);
  await page.keyboard.type('x');
  expect([await field().inputValue(), await caret()]).toEqual(['1567234', [4, 4]]);
  await page.keyboard.press('Backspace');
  expect([await field().inputValue(), await caret()]).toEqual(['156234', [3, 3]]);
});

test('[MNY-3] accepts an unambiguous paste, and rejects an ambiguous one with a message', async () => {
  const draft = page.getByRole('textbox', { name: '草稿' });
  const paste = async (text: string) => {
    await draft.fill(text);
    await draft.press('Control+a');
    await draft.press('Control+c');
    await field().press('Control+a');
    await field().press('Control+v');
  };
  await paste(' ￥1,234.50 元');
  await expect(field()).toHaveValue('1234.50');
  await paste('1.234,56');
  await expect(field()).toHaveValue('1234.50');
  await expect(page.getByRole('alert').filter({ hasText: '请手动输入' })).toBeVisible();
  await paste('７８。９');
  await expect(field()).toHaveValue('78.9');
  await expect(page.getByRole('alert').filter({ hasText: '请手动输入' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(field()).toHaveValue('1234.50');
});

test('[MNY-3] keeps thirty digits exactly', async () => {
  const amount = '123456789012345678901234567890.12';
  await page.keyboard.type(amount);
  await expect(field()).toHaveValue(amount);
  expect((await amounts()).at(-1)).toBe(amount);
});
