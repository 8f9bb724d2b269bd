import { type BrowserContext, expect, type Page } from '@playwright/test';
import { denyStorage, fillStorage } from '../../../e2e/broken-storage';
import { createFlows } from '../../../e2e/flows';
import { readAsMember } from '../../../e2e/gateway-call';
import { mouseInput } from '../../../e2e/input-driver';
import { appTexts } from '../../../e2e/texts';
import { addAmounts } from '../../../packages/format/src';
import { paths } from '../../../site/src/routes/paths';
import { gameCode } from '../member';
import { createRandom, type Random } from '../random';
import { browserRow, createFindings } from './browser-row';
import { navigate, type Site } from './site';
import { shownBy, type Visit, visits, waitUntilShown } from './visits';

const setClock = (hours: number) => (page: Page) =>
  page.clock.install({ time: Date.now() + hours * 3_600_000 });

interface Condition {
  readonly name: string;
  prepare?(page: Page): Promise<unknown>;
  /** Opens the page of a path; a new document by default. */
  open?(page: Page, url: string, path: string): Promise<unknown>;
  after?(page: Page): Promise<unknown>;
  /** The heading that every page must have; by default any content but the error screen. */
  readonly heading?: string;
  /** Whether a page may show the error screen. */
  readonly mayFail?: boolean;
}

const conditions: readonly Condition[] = [
  { name: 'storage denied', prepare: (page) => page.addInitScript(denyStorage) },
  { name: 'storage full', prepare: (page) => page.addInitScript(fillStorage) },
  { name: 'clock 48 h ahead', prepare: setClock(48) },
  { name: 'clock 48 h behind', prepare: setClock(-48) },
  {
    name: 'cookies off',
    prepare: async (page) =>
      (await page.context().newCDPSession(page)).send('Emulation.setDocumentCookieDisabled', {
        disabled: true,
      }),
    heading: appTexts.cookiesTitle,
  },
  {
    name: 'offline',
    async open(page, url, path) {
      await page.goto(url + paths.other.restrictedIp);
      await waitUntilShown(page);
      await page.context().setOffline(true);
      await navigate(page, path);
      // The previous page is shown until loading the next one has failed.
      await page.waitForTimeout(300);
    },
    after: (page) => page.context().setOffline(false),
    mayFail: true,
  },
];

const checkPages = async (
  site: Site,
  condition: Condition,
  chosen: readonly Visit[],
  findings: ReturnType<typeof createFindings>,
) => {
  let count = 0;
  for (const who of ['visitor', 'member'] as const) {
    const own = chosen.filter((visit) => visit.who === who);
    if (own.length === 0) continue;
    const context = await site.newContext(who);
    const page = await context.newPage();
    let where = '';
    page.on('pageerror', ({ message }) => findings.add(`${where}: uncaught ${message}`));
    await condition.prepare?.(page);
    for (const { row } of own) {
      where = `${row.path} as ${who}, ${condition.name}`;
      await (condition.open?.(page, site.url, row.path) ?? page.goto(site.url + row.path));
      await waitUntilShown(page);
      const shown = await shownBy(page);
      if (shown === 'nothing') findings.add(`${where}: a blank page`);
      if (shown === 'error' && !condition.mayFail) findings.add(`${where}: the error screen`);
      // The rendered page is shown first, because the server does not know the condition.
      if (condition.heading)
        await page
          .getByRole('heading', { name: condition.heading })
          .waitFor({ timeout: 10_000 })
          .catch(() => findings.add(`${where}: no notice`));
      await condition.after?.(page);
      count += 1;
    }
    await context.close();
  }
  return count;
};

const openGame = async (site: Site, context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto(`${site.url}${paths.game.egame}?play=${gameCode}`);
  const { game } = createFlows(page, mouseInput).locators;
  await expect(game.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  return { page, game };
};
type Game = Awaited<ReturnType<typeof openGame>>;

const spins = '**/slots/api/spin';
/** Waits until the game has the result of its round and accepts the next bet. */
const waitForResult = ({ game }: Game) =>
  expect(game.spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });

/** Places a bet while the connection fails in one of these ways. */
const interruptions: Readonly<Record<string, (game: Game, random: Random) => Promise<unknown>>> = {
  'offline before the bet': async ({ page, game }, random) => {
    await page.context().setOffline(true);
    await game.spin.click();
    await page.waitForTimeout(random.whole(100, 1_200));
    if (!(await game.notice.textContent())) throw new Error('no notice while offline');
    await page.context().setOffline(false);
  },
  'offline during the bet': async ({ page, game }, random) => {
    await game.spin.click();
    await page.waitForTimeout(random.whole(0, 20));
    await page.context().setOffline(true);
    await page.waitForTimeout(random.whole(100, 1_200));
    await page.context().setOffline(false);
  },
  'request lost': async ({ page, game }) => {
    await page.route(spins, (route) => route.abort(), { times: 1 });
    await game.spin.click();
  },
  'answer lost': async ({ page, game }) => {
    await page.route(
      spins,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await game.spin.click();
  },
  'answer broken': async ({ page, game }) => {
    await page.route(
      spins,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).slice(0, 20) });
      },
      { times: 1 },
    );
    await game.spin.click();
  },
};

export const degraded = browserRow({
  id: '16',
  title:
    'storage denied or full, cookies off, clock ± 48 h, offline, 8 tabs: a notice or a page, never a blank one; an interrupted bet is placed once or not at all',
  async check({ quick, seed, deadline }, site) {
    const findings = createFindings();
    const random = createRandom(seed);
    let [shown, operations, faults] = [0, 0, 0];

    for (const condition of quick ? [random.pick(conditions)] : conditions) {
      if (Date.now() > deadline) break;
      shown += await checkPages(site, condition, quick ? [random.pick(visits)] : visits, findings);
    }

    const { context, account } = await site.newMember('10000');
    let game = await openGame(site, context);
    const keys = new Set<string>();
    context.on('request', (request) => {
      if (request.url().endsWith('/slots/api/spin')) keys.add(request.postDataJSON().key);
    });
    let abandoned = 0;
    const modes = Object.entries(interruptions);
    for (let bet = 0; bet < (quick ? 2 : 150) && Date.now() < deadline; bet++) {
      const [name, interrupt] = quick ? (modes[3 + bet] as (typeof modes)[number]) : random.pick(modes);
      faults += 1;
      await interrupt(game, random);
      // Some members close the tab instead of waiting.
      if (!quick && random.next() < 0.15) {
        abandoned += 1;
        await game.page.close();
        game = await openGame(site, context);
        continue;
      }
      await waitForResult(game).catch(() => findings.add(`${name}: the game does not continue`));
      operations += 1;
    }
    // Eight tabs bet at the same time, each interrupted in its own way; `e2e/states.spec.ts` has eight tabs of the site.
    const tabs = quick ? [] : await Promise.all(Array.from({ length: 8 }, () => openGame(site, context)));
    for (const tab of tabs)
      for (let bet = 0; bet < 5; bet++) {
        await tab.page.bringToFront();
        await interruptions[random.pick(['request lost', 'answer lost', 'answer broken'])]?.(tab, random);
        operations += 1;
        faults += 1;
      }
    for (const tab of tabs)
      await waitForResult(tab).catch(() => findings.add('a tab of eight does not continue'));

    const { balance } = await readAsMember(site.url, context, 'memberInfo', { withLockMoney: 1 });
    const { totals } = await readAsMember(site.url, context, 'betRecords', { limit: 1 });
    const open = totals.count - operations;
    // Whether the bet of a closed tab was placed is unknown.
    if (open < 0 || open > abandoned || totals.count > keys.size)
      findings.add(
        `${totals.count} bets of ${operations} known and ${abandoned} abandoned, ${keys.size} keys`,
      );
    if (balance !== addAmounts('10000.00', totals.net))
      findings.add(`a balance of ${balance} after ${totals.net}`);
    const last = await openGame(site, context);
    const inGame = (await last.game.balance.textContent())?.replaceAll(',', '');
    if (inGame !== balance) findings.add(`the game shows ${inGame} for ${balance}`);
    const { sound } = await site.control<{ sound: boolean }>('verify-ledger');
    if (!sound) findings.add('the ledger does not verify');
    await context.close();
    return {
      operations: shown + operations + abandoned,
      kills: faults,
      acknowledged: totals.count,
      lost: Math.max(0, -open),
      double: Math.max(0, open - abandoned),
      findings: findings.all(),
      note: `${shown} pages in ${quick ? 1 : conditions.length} conditions; ${operations} interrupted bets of ${account} placed once, ${abandoned} in closed tabs, of which ${open} were placed`,
    };
  },
});
