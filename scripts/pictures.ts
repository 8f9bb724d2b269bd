/** Takes the screenshots of the README: `npm run pictures`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium';
import { startProduct } from '../e2e/product';

const folder = join(import.meta.dirname, '../docs/pictures');
const member = { account: 'demo2026', password: 'Pavilion2026' };

interface Picture {
  name: string;
  path: string;
  theme: 'default' | 'space';
  asMember?: boolean;
}

const pictures: Picture[] = [
  { name: 'home', path: '/', theme: 'default' },
  { name: 'home-space', path: '/', theme: 'space' },
  { name: 'login', path: '/user/login', theme: 'default' },
  { name: 'lobby', path: '/game/egame', theme: 'space', asMember: true },
  { name: 'deposit', path: '/mine/finance/deposit', theme: 'default', asMember: true },
  { name: 'wallet', path: '/mine/finance/wallet', theme: 'space', asMember: true },
  { name: 'bets', path: '/mine/record/betRecord', theme: 'default', asMember: true },
];

const login = async (page: Page, url: string) => {
  await page.goto(`${url}/user/login`, { waitUntil: 'networkidle' });
  await page.locator('input[autocomplete="username"]').fill(member.account);
  await page.locator('input[type="password"]').fill(member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/`);
};

const takeScreenshot = async (browser: Browser, url: string, { name, path, theme, asMember }: Picture) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await context.addCookies([{ name: 'theme', value: theme, url }]);
  const page = await context.newPage();
  if (asMember) await login(page, url);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const warning = page.getByRole('alertdialog').getByRole('button').last();
  if (await warning.isVisible()) await warning.click();
  // Screenshots have no scroll bar, so its gutter would be an empty column.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' });
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
};

mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  for (const picture of pictures) await takeScreenshot(browser, product.url, picture);
} finally {
  await browser.close();
  await product.dispose();
}
