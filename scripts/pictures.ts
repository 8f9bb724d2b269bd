/**
 * Takes the screenshots of the README: `npm run pictures`. `npm run pictures -- screens [<name>…]` takes those of the screens of
 * the membership, which are looked at and not committed: filled, empty and refused, on desktop and phone, in both themes.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium';
import { newCredentials } from '../e2e/flows';
import { callGateway, readAsMember } from '../e2e/gateway-call';
import { startProduct } from '../e2e/product';
import { paths } from '../site/src/routes/paths';

const folder = join(import.meta.dirname, '../docs/pictures');
const screensFolder = join(import.meta.dirname, '../test-results/screens');
const member = { account: 'demo2026', password: 'Pavilion2026' };

const themes = ['default', 'space'] as const;
type Theme = (typeof themes)[number];

interface Picture {
  name: string;
  path: string;
  theme: Theme;
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

const { activity, mine } = paths;
/** The screens of the membership by the names of their pictures. */
const screens: Readonly<Record<string, string>> = {
  discounts: activity.discounts,
  invitation: activity.friendInvitation,
  'peak-bet': activity.friendPeakBet,
  'lucky-flip': activity.luckyFlip,
  calendar: activity.calendar,
  vip: mine.vip,
  'vip-details': mine.vipDetails,
  mall: mine.mall,
  'mall-record': mine.mallRecord,
  'mall-coins': mine.mallCoins,
  mail: mine.mail,
  profile: mine.profile,
  agent: paths.agent,
  sponsor: paths.sponsors,
  'register-guide': paths.registerGuide,
  help: Object.values(paths.help)[0] as string,
};
const widths = [1440, 390] as const;
/** Whose screens are taken: the demo member's, a new member's, and those of a member in a time-out, who has no offers. */
const states = ['filled', 'empty', 'refused'] as const;

const login = async (page: Page, url: string, { account, password } = member) => {
  await page.goto(`${url}/user/login`, { waitUntil: 'networkidle' });
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/`);
};

const newContext = async (browser: Browser, url: string, theme: Theme, width = 1440) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'zh-CN' });
  await context.addCookies([{ name: 'theme', value: theme, url }]);
  return context;
};

const takeScreenshot = async (page: Page, address: string, file: string, fullPage = false) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const warning = page.getByRole('alertdialog').getByRole('button').last();
  if (await warning.isVisible()) await warning.click();
  // Screenshots have no scroll bar, so its gutter would be an empty column.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' });
  await page.waitForTimeout(800);
  await page.screenshot({ path: file, type: 'jpeg', quality: 82, fullPage });
};

const takePictures = async (browser: Browser, url: string) => {
  mkdirSync(folder, { recursive: true });
  for (const { name, path, theme, asMember } of pictures) {
    const context = await newContext(browser, url, theme);
    const page = await context.newPage();
    if (asMember) await login(page, url);
    await takeScreenshot(page, url + path, join(folder, `${name}.jpg`));
    await context.close();
  }
};

const register = async (url: string) => {
  const credentials = newCredentials();
  const answer = await callGateway(url, 'register', { ...credentials, ofAge: true, acceptsTerms: true });
  if (answer.data.token === undefined) throw new Error(`register: ${answer.status_code} ${answer.message}`);
  return credentials;
};

const takeScreens = async (browser: Browser, url: string, names: readonly string[]) => {
  const unknown = names.filter((name) => !(name in screens));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Screens: ${Object.keys(screens).join(', ')}.`);
  mkdirSync(screensFolder, { recursive: true });
  const chosen = Object.entries(screens).filter(([name]) => names.length === 0 || names.includes(name));
  const members = { filled: member, empty: await register(url), refused: await register(url) };
  const close = (context: BrowserContext) => readAsMember(url, context, 'timeOutStart', { days: 1 });
  let isClosed = false;
  for (const state of states) {
    for (const theme of themes) {
      for (const width of widths) {
        const context = await newContext(browser, url, theme, width);
        const page = await context.newPage();
        await login(page, url, members[state]);
        if (state === 'refused' && !isClosed) {
          await close(context);
          isClosed = true;
        }
        for (const [name, path] of chosen) {
          const file = `${name}-${state}-${width}-${theme}.jpg`;
          await takeScreenshot(page, url + path, join(screensFolder, file), true);
        }
        await context.close();
      }
    }
  }
  console.log(
    `${chosen.length * states.length * themes.length * widths.length} pictures in ${screensFolder}`,
  );
};

const [mode, ...names] = process.argv.slice(2);
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  if (mode === 'screens') await takeScreens(browser, product.url, names);
  else await takePictures(browser, product.url);
} finally {
  await browser.close();
  await product.dispose();
}
