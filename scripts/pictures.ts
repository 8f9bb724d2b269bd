/**
 * Takes the screenshots of the README: `npm run pictures`. Those of two other commands are looked at and not committed, on
 * desktop and phone, in both themes: `npm run pictures -- screens [<name>…]` takes the screens of the membership, filled, empty
 * and refused, and `npm run pictures -- games [<code>…]` takes every game with a bet and with its outcome.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium';
import { newCredentials } from '../e2e/flows';
import { callGateway, readAsMember } from '../e2e/gateway-call';
import { type Product, startProduct } from '../e2e/product';
import { paths } from '../site/src/routes/paths';

const folder = join(import.meta.dirname, '../docs/pictures');
const screensFolder = join(import.meta.dirname, '../test-results/screens');
const gamesFolder = join(import.meta.dirname, '../test-results/games');
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

/** How many slots are taken: all of them have one page. */
const slotPictures = 1;

/** Ends phases of a table until that one runs. */
const endPhases = async (product: Product, game: string, wanted: 'betting' | 'reveal') => {
  for (let phase = ''; phase !== wanted; )
    ({ phase } = await product.control<{ phase: string }>('end-table-phase', { game }));
};

/** Plays a round on the page of a game, by the first part of its path; `take` takes a picture of a moment. */
const rounds: Readonly<
  Record<
    string,
    (page: Page, product: Product, game: string, take: (moment: string) => Promise<void>) => Promise<void>
  >
> = {
  async slots(page, _product, _game, take) {
    await take('open');
    await page.locator('#spin').click();
    await page.waitForTimeout(4_000);
    await take('outcome');
  },
  async tables(page, product, game, take) {
    await endPhases(product, game, 'betting');
    await page.locator('#board .spot:visible').first().click();
    await page.locator('#board .spot:visible').nth(1).click();
    await take('bet');
    await page.locator('#confirm').click();
    await page.waitForTimeout(500);
    await endPhases(product, game, 'reveal');
    await page.waitForTimeout(4_000);
    await take('outcome');
  },
  async hands(page, _product, _game, take) {
    await page.locator('#chips').getByRole('button').first().click();
    await take('bet');
    await page.locator('#deal').click();
    await page.waitForTimeout(2_500);
    await take('dealt');
    const act = page.locator('#acts').getByRole('button', { disabled: false });
    for (let acts = 0; acts < 6 && (await act.count()) > 0; acts += 1) {
      // The last act ends the hand in most games, where the first one goes on.
      await act.last().click();
      await page.waitForTimeout(1_500);
    }
    await page.waitForTimeout(2_000);
    await take('outcome');
  },
  async fishing(page, _product, _game, take) {
    await page.locator('#load').click();
    await page.waitForTimeout(3_000);
    await take('loaded');
    await page.locator('#kinds').getByRole('button', { disabled: false }).first().click();
    await page.waitForTimeout(1_500);
    await take('shot');
    await page.locator('#cash-in').click();
    await page.waitForTimeout(1_000);
  },
};

const takeGames = async (browser: Browser, product: Product, codes: readonly string[]) => {
  mkdirSync(gamesFolder, { recursive: true });
  let count = 0;
  for (const theme of themes) {
    for (const width of widths) {
      const context = await newContext(browser, product.url, theme, width);
      const page = await context.newPage();
      await login(page, product.url);
      for (const category of ['egame', 'realbet', 'lottery', 'chess', 'fishing'] as const) {
        const limit = category === 'egame' ? slotPictures : 60;
        const { items, venues } = await readAsMember(product.url, context, 'gameList', { category, limit });
        for (const { code } of items.filter((each) => codes.length === 0 || codes.includes(each.code))) {
          const game = { enName: venues[0]?.code ?? '', gameCode: code };
          const { url } = await readAsMember(product.url, context, 'venueLaunch', game);
          const { origin, pathname, hash } = new URL(url);
          await page.goto(`${origin}${pathname}?lang=zh-CN&theme=${theme}${hash}`);
          await page.locator('#game[aria-busy="false"]').waitFor();
          const take = async (moment: string) => {
            await page.waitForTimeout(400);
            const file = `${code}-${moment}-${width}-${theme}.jpg`;
            await page.screenshot({ path: join(gamesFolder, file), type: 'jpeg', quality: 82 });
            count += 1;
          };
          await rounds[pathname.split('/')[1] ?? '']?.(page, product, code, take).catch((error) =>
            console.error(`${code}: ${error}`),
          );
        }
      }
      await context.close();
    }
  }
  console.log(`${count} pictures in ${gamesFolder}`);
};

const [mode, ...names] = process.argv.slice(2);
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  if (mode === 'screens') await takeScreens(browser, product.url, names);
  else if (mode === 'games') await takeGames(browser, product, names);
  else await takePictures(browser, product.url);
} finally {
  await browser.close();
  await product.dispose();
}
