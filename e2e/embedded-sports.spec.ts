import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessible } from './checks';
import { createFlows } from './flows';
import { readAsMember } from './gateway-call';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { type BrowserContext, expect, type Page, test } from './test';
import { appTexts, filled, lobbyTexts, sportsTexts, titleTexts } from './texts';

/** The venues' own pages of sports and esports, which embedded pages launch. */

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

const { embedded } = paths.game;
/** A bet on a match before its start is accepted at once, unless its price changes meanwhile. */
const placeTimeout = 30_000;

/** Opens a member's page as a visitor, and logs in through the offer. */
const openAndLogIn = async (page: Page, path: string) => {
  const flows = createFlows(page, mouseInput);
  await page.goto(product.url + path);
  await flows.locators.loginOffer.getByRole('button', { name: appTexts.loginOfferConfirm }).click();
  await flows.logIn({ account: 'demo2026', password: 'Pavilion2026' });
};

/** Locators of the venue's page in the frame. */
const locatorsOf = (page: Page) => {
  const venue = page.frameLocator('iframe');
  return {
    page: venue.locator('#game'),
    times: (time: 'live' | 'today' | 'early') => venue.locator(`#times-${time}`),
    matches: venue
      .locator('#list')
      .getByRole('row')
      .filter({ has: venue.getByRole('rowheader') }),
    /** Prices that are offered and not picked. */
    cells: venue.locator('#list .cell[data-status="open"][aria-pressed="false"]:visible'),
    tickets: venue.locator('#slip .ticket'),
    stake: venue.locator('#slip .stake').first(),
    place: venue.locator('#slip .place'),
    next: venue.locator('#slip .next:visible').first(),
    accepted: venue.locator('#slip .ticket[data-status="accepted"]'),
    openTab: venue.locator('#slip-tabs-open'),
    balance: venue.locator('#balance'),
  };
};

const launchedUrl = async (context: BrowserContext, enName: string, gameCode: string) =>
  (await readAsMember(product.url, context, 'venueLaunch', { enName, gameCode })).url;

const openBets = async (context: BrowserContext) =>
  (await readAsMember(product.url, context, 'sportsBets', { state: 'open', limit: 20 })).items;

/** Places a bet with the keyboard; a change of the price is accepted first. */
const placeByKeyboard = async (page: Page) => {
  const at = locatorsOf(page);
  await at.times('early').press('Enter');
  await at.cells.first().press('Enter');
  await expect(at.tickets).toHaveCount(1);
  await at.stake.fill('20');
  await expect(async () => {
    if (await at.next.isVisible()) await at.next.press('Enter');
    if (await at.place.isEnabled()) await at.place.press('Enter', { timeout: 1_000 });
    await expect(at.accepted).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: placeTimeout });
};

test('[RTE-2][SPT-8] a visitor logs in, and bets on the page of a venue by keyboard', async ({
  page,
  context,
}) => {
  await openAndLogIn(page, embedded.imSport);
  const at = locatorsOf(page);
  await expect(page.locator('iframe')).toHaveAttribute(
    'title',
    filled(lobbyTexts.frameTitle, { name: titleTexts.embeddedImSport }),
  );
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(`^${product.venueUrl}/sports/IMTY-sport\\?`),
  );
  await expect(at.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  const before = (await openBets(context)).map(({ id }) => id);
  await placeByKeyboard(page);
  const added = (await openBets(context)).filter(({ id }) => !before.includes(id));
  expect(added).toEqual([
    expect.objectContaining({ provider: 'IMTY', state: 'open', stake: '20.00', sizes: [1] }),
  ]);
  await at.openTab.press('Enter');
  await expect(at.tickets.first()).toContainText('20.00');
  // The site has the balance of the venue.
  const balance = await at.balance.textContent();
  await expect(
    page
      .getByRole('dialog')
      .getByText(balance ?? '')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: lobbyTexts.leave }).first().click();
  await expect(page).toHaveURL(product.url + paths.game.sport);
});

test('[SPT-4][RTE-3] an expired launch token opens the venue again, and the bets are still there', async ({
  page,
}) => {
  await openAndLogIn(page, embedded.v188);
  const at = locatorsOf(page);
  await placeByKeyboard(page);
  const src = (await page.locator('iframe').getAttribute('src')) ?? '';
  await product.control('expire-provider-tokens');
  // Soon after the launch the site asks first, because a venue that expires at once would be opened again and again.
  const reopen = page.getByRole('button', { name: lobbyTexts.reopen });
  await expect(async () => {
    if (await reopen.isVisible()) await reopen.click();
    expect(await page.locator('iframe').getAttribute('src')).not.toBe(src);
  }).toPass({ timeout: 30_000 });
  await expect(at.page).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  await at.openTab.click();
  await expect(at.tickets.first()).toContainText('20.00');
});

test('[SPT-8] the board leads to the page of its venue', async ({ page }) => {
  await openAndLogIn(page, paths.mine.finance.wallet);
  await page.goto(`${product.url}${paths.game.gaming}?provider=OBTY`);
  await page.getByRole('link', { name: sportsTexts.venuePage }).click();
  await expect(page).toHaveURL(product.url + embedded.ybEsports);
  await expect(locatorsOf(page).matches.first()).toBeVisible({ timeout: 30_000 });
});

test('[THM-4] the pages fit, are accessible in both themes and languages, and report no problem', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openAndLogIn(page, paths.mine.finance.wallet);
  const problems = collectProblems(page);
  for (const [venue, code, theme, lang] of [
    ['IMTY', 'sport', 'default', 'zh-CN'],
    ['YBTY', 'esports', 'space', 'en'],
    ['FBTY', 'sport', 'space', 'zh-CN'],
    ['FBTY', 'esports', 'default', 'en'],
  ] as const) {
    const screen = `${venue} ${code} in ${theme}`;
    const { origin, pathname, hash } = new URL(await launchedUrl(context, venue, code));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}${pathname}?lang=${lang}&theme=${theme}${hash}`);
    await expect(page.locator('#game')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    await page.locator('#times-early').press('Enter');
    await page.locator('#list .cell[data-status="open"]:visible').first().press('Enter');
    await expect(page.locator('#slip .stake')).toBeVisible();
    await expectAccessible(page, screen);
    await page.locator('#list .open-match').first().press('Enter');
    await expect(page.locator('#detail .market').first()).toBeVisible();
    await expectAccessible(page, `a match of ${screen}`);
    for (const width of [360, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${screen} at ${width} pixels`,
        )
        .toBeLessThanOrEqual(0);
    }
    problems.expectNone(screen);
  }
});
