import type { BetRecord } from '@pavilion/contract';
import { type ThemeName, themeNames, themes } from '../packages/ui/src/themes/registry';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessible, expectLegible } from './checks';
import { withMotion } from './chromium';
import { locatorsOf } from './flows';
import { readAsMember } from './gateway-call';
import { type InputDriver, keyboardInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { type BrowserContext, expect, type Page, test } from './test';
import { demoTexts, roundTexts } from './texts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

const startDemo = async (page: Page): Promise<void> => {
  await page.goto(product.url + paths.demo);
  await page.getByRole('button', { name: demoTexts.start }).click();
  await expect(page.getByRole('heading', { name: demoTexts.playingTitle })).toBeVisible();
};

const launch = async (context: BrowserContext, enName: string, gameCode: string): Promise<string> =>
  (await readAsMember(product.url, context, 'venueLaunch', { enName, gameCode })).url;

/** The latest bet of the member in this browser. */
const lastBet = async (context: BrowserContext): Promise<BetRecord | undefined> =>
  (await readAsMember(product.url, context, 'betRecords', { limit: 1 })).items[0];

/** How often the gateway is asked, ms: by default each wait would be twice as long as the one before, up to 1 s. */
const intervals = [100];

const expectSettled = (context: BrowserContext, game: string): Promise<void> =>
  expect
    .poll(() => lastBet(context), { timeout: 30_000, intervals })
    .toMatchObject({ gameCode: game, state: 'settled' });

/** Opens the page of a game by itself, in a theme and a language. */
const openGame = async (page: Page, url: string, theme: string, lang: string): Promise<void> => {
  const { origin, pathname, hash } = new URL(url);
  await page.goto(`${origin}${pathname}?lang=${lang}&theme=${theme}${hash}`);
  await expect(page.locator('#game')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
};

/** Repaints the open page of a game in another theme. */
const setTheme = (page: Page, theme: ThemeName): Promise<void> =>
  page
    .evaluate(([name, scheme]) => Object.assign(document.documentElement.dataset, { theme: name, scheme }), [
      theme,
      themes[theme].scheme,
    ] as const)
    .then(() => undefined);

/** Widths at which a game fits: phones, the width of the site, and a large screen. */
const widths = [360, 390, 1440, 1920] as const;

/**
 * The visible elements that reach beyond the right edge of the window. The page clips its contents, so its scroll width would be
 * right in any case. An element inside another one that clips or scrolls counts only as far as that one reaches.
 */
const elementsTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const whole = [document.documentElement, document.body, document.getElementById('game')];
    const isClipped = (node: Element): boolean => {
      const { parentElement: parent } = node;
      if (!parent || whole.includes(parent)) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
    };
    return [...document.body.querySelectorAll('*:not(svg *)')]
      .filter((node) => {
        const { right, width } = node.getBoundingClientRect();
        return width > 0 && right > innerWidth + 0.5 && node.checkVisibility({ visibilityProperty: true });
      })
      .filter((node) => !isClipped(node))
      .map((node) => `${node.tagName} ${node.id} ${node.getAttribute('class')}`);
  });

/** Ends phases of a table until that one runs. The clock moves on by itself, too. */
const toPhase = (game: string, wanted: 'betting' | 'reveal'): Promise<void> =>
  expect
    .poll(async () => (await product.control<{ phase: string }>('end-table-phase', { game })).phase, {
      intervals,
    })
    .toBe(wanted);

/** How a round presses a button. The driver of the keyboard presses Tab until it reaches the button. */
type Press = InputDriver['press'];
/** Focuses a button by script, which is many times faster than the keyboard. */
const pressByScript: Press = (target) => target.press('Enter', { timeout: 5_000 });

interface Round {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly game: string;
  readonly press: Press;
}

/** Plays a round on the open page of a game with the keyboard, until it is settled; by the first part of its path. */
const play: Record<string, (round: Round) => Promise<void>> = {
  slots: async ({ page, context, game, press }) => {
    await press(page.locator('#spin'));
    await expectSettled(context, game);
  },

  tables: async ({ page, context, game, press }) => {
    await toPhase(game, 'betting');
    // Betting on a closing round is refused, and the next one takes the chips.
    await expect(async () => {
      await press(page.locator('#board .spot:visible').first());
      await press(page.locator('#confirm'));
      await expect
        .poll(async () => (await lastBet(context))?.gameCode, { timeout: 3_000, intervals })
        .toBe(game);
    }).toPass({ timeout: 60_000, intervals });
    // However many own bets there are, none is cut: the list is as high as whole rows.
    const rows = await page.locator('#own-lines').evaluate((list) => {
      const row = list.querySelector('li')!;
      list.append(...Array.from({ length: 20 }, () => row.cloneNode(true)));
      return list.clientHeight / row.offsetHeight;
    });
    expect(rows).toBeGreaterThanOrEqual(2);
    expect(rows).toBe(Math.round(rows));
    await toPhase(game, 'reveal');
    await expectSettled(context, game);
  },

  hands: async ({ page, context, game, press }) => {
    await press(page.locator('#chips').getByRole('button').first());
    await press(page.locator('#deal'));
    await expect(async () => {
      const act = page.locator('#acts').getByRole('button', { disabled: false }).first();
      if (await act.isVisible()) await press(act);
      expect(await lastBet(context)).toMatchObject({ gameCode: game, state: 'settled' });
    }).toPass({ timeout: 60_000, intervals });
  },

  fishing: async ({ page, context, game, press }) => {
    const magazine = page.locator('#magazine');
    await press(page.locator('#load'));
    await expect(magazine).not.toHaveText(/^0|–/);
    // Until a fish is caught: bullets still in flight do not count when the magazine is cashed in.
    await expect(async () => {
      if ((await magazine.textContent()) === '–') return;
      await press(page.locator('#kinds').getByRole('button', { disabled: false }).first());
      await expect(page.locator('#prizes')).not.toHaveText('0.00', { timeout: 500 });
    }).toPass({ timeout: 60_000, intervals });
    await press(page.locator('#cash-in'));
    await expectSettled(context, game);
  },
};

/** Reveals the seed of the member's own rounds, in the dialog of the open game. */
const revealSeed = async (page: Page): Promise<void> => {
  await page.locator('#open-fairness').press('Enter');
  await page.locator('.fair-rotate button').press('Enter');
  // Those of the seed in use, and the revealed one.
  await expect(page.locator('.fair-hashes')).toHaveCount(2);
};

/** Opens the dialogs of rules and, where the game has it, of fairness, and checks them in every theme. */
const expectAccessibleDialogs = async (page: Page, game: string): Promise<void> => {
  for (const name of ['rules', 'fairness']) {
    const opener = page.locator(`#open-${name}`);
    if ((await opener.count()) === 0) continue;
    await opener.press('Enter');
    // The pond's dialogs have other ids.
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, `${name} of ${game}`);
    for (const theme of themeNames) {
      await setTheme(page, theme);
      await expectLegible(page, `${name} of ${game} in ${theme}`);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
};

const categories = ['egame', 'realbet', 'lottery', 'chess', 'fishing'] as const;

for (const category of categories) {
  test(`[GAM-2][THM-4] every game of ${category} opens, fits, is accessible, and plays a round that can be verified`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const at = locatorsOf(page);
    await startDemo(page);
    // Slots share one page, which other tests open: one of them is enough.
    const limit = category === 'egame' ? 1 : 60;
    const { items, venues } = await readAsMember(product.url, context, 'gameList', { category, limit });
    const [first] = items;
    await page.goto(product.url + paths.game[category]);
    await expect(at.main.getByRole('link', { name: first!.name['zh-CN'], exact: true })).toBeVisible();
    await expectAccessible(page, `the lobby of ${category}`);
    const problems = collectProblems(page);
    const venue = venues[0]?.code ?? '';
    const games: { code: string; engine: string }[] = [];
    for (const { code } of items) {
      const { pathname } = new URL(await launch(context, venue, code));
      games.push({ code, engine: pathname.split('/')[1] ?? '' });
    }
    // The game that is played last is the one whose round is verified.
    games.sort((one, other) => other.engine.localeCompare(one.engine));
    // One game of each engine.
    const withDialogs = new Map(games.map(({ code, engine }) => [engine, code]));
    for (const [index, { code, engine }] of games.entries()) {
      // Each language in each theme: the language changes with every game, the theme with every other one.
      const lang = index % 2 === 0 ? 'zh-CN' : 'en';
      const theme = themeNames[(index >> 1) % themeNames.length]!;
      await page.setViewportSize({ width: widths[0], height: 844 });
      const otherLang = lang === 'en' ? 'zh-CN' : 'en';
      await openGame(page, await launch(context, venue, code), theme, otherLang);
      expect.soft(await elementsTooWide(page), `${code} in ${otherLang} on a small phone`).toEqual([]);
      await openGame(page, await launch(context, venue, code), theme, lang);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await elementsTooWide(page), `${code} in ${lang} at ${width} pixels`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page, `${code} in ${theme}`);
      for (const other of themeNames.filter((name) => name !== theme)) {
        await setTheme(page, other);
        await expectLegible(page, `${code} in ${lang} and ${other}`);
      }
      await setTheme(page, theme);
      if (withDialogs.get(engine) === code) {
        await expectAccessibleDialogs(page, code);
        await setTheme(page, theme);
      }
      // The last game, one of each engine but those of the tables twice, is played with the Tab key alone.
      const press = index === games.length - 1 ? keyboardInput(page).press : pressByScript;
      await play[engine]?.({ page, context, game: code, press });
      expect(await lastBet(context)).toMatchObject({
        gameCode: code,
        state: 'settled',
        detail: { kind: expect.any(String), proof: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      });
      expect.soft(problems.takeAll(), `problems of ${code}`).toEqual([]);
    }
    const last = games.at(-1);
    if (last && last.engine !== 'tables') {
      await openGame(page, await launch(context, venue, last.code), 'default', 'zh-CN');
      await revealSeed(page);
    }
    await page.goto(product.url + paths.mine.record.bets);
    await expect(at.rows).toHaveCount(games.length);
    await at.rows.first().getByRole('button').first().press('Enter');
    // Slots and fishing show drawings that are files of the site.
    const pictures = page.locator('img[src*="/game-pictures/"]');
    if (category === 'egame') await expect(pictures).toHaveCount(15);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    const replay = page.getByRole('button', { name: roundTexts.replay }).first();
    await replay.press('Enter');
    await expect(page.locator('[data-replaying]')).toBeAttached();
    const stop = page.getByRole('button', { name: roundTexts.stopReplay });
    await expect(stop).toBeFocused();
    await expect(stop).toHaveCount(0, { timeout: 15_000 });
    await expect(replay).toBeFocused();
    // Wherever the press has scrolled to, the header covers a part of the filters.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `the record of ${last?.code}`);

    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: roundTexts.verify }).first().press('Enter');
    const checks = await opened;
    const verdict = checks.locator('#verdict');
    await expect(verdict).toHaveAttribute('data-tone', 'match');
    // Everything that a check needs is there: it goes on without a network.
    await context.setOffline(true);
    const nonce = checks.locator('#nonce');
    const given = await nonce.inputValue();
    // Another number may give the same result by chance, above all for a few shots: the first of the next ones that does not.
    let other = Number(given);
    await expect(async () => {
      other += 1;
      await nonce.fill(String(other));
      await expect(verdict).toHaveAttribute('data-tone', 'mismatch', { timeout: 1_000 });
    }).toPass({ timeout: 30_000, intervals });
    await nonce.fill(given);
    await expect(verdict).toHaveAttribute('data-tone', 'match');
    await context.setOffline(false);
  });
}

test('[GAM-2] a demo opens blackjack from its lobby and plays a hand by keyboard', async ({
  page,
  context,
}) => {
  const at = locatorsOf(page);
  await startDemo(page);
  await page.goto(product.url + paths.game.chess);
  await at.main.getByRole('link', { name: '二十一点', exact: true }).press('Enter');
  const game = page.frameLocator('iframe');
  await expect(game.locator('#game')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  await game.locator('#chips').getByRole('button').first().press('Enter');
  await game.locator('#deal').press('Enter');
  // A natural ends the hand at once.
  await expect(async () => {
    const stand = game.locator('#acts').getByRole('button', { name: /^停牌/ });
    if (await stand.isVisible()) await stand.press('Enter', { timeout: 1_000 });
    expect((await lastBet(context))?.state).toBe('settled');
  }).toPass({ timeout: 30_000, intervals });
  await at.leaveGame.click();
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('[GAM-2] a game of each engine opens, plays a round with its animations and reports no problem', async ({
    page,
    context,
  }) => {
    await startDemo(page);
    const problems = collectProblems(page);
    for (const [venue, game, engine] of [
      ['PAVILION', 'golden-dragon', 'slots'],
      ['PAVILION-ZR', 'dragon-tiger', 'tables'],
      ['PAVILION-QP', 'three-cards', 'hands'],
      ['PAVILION-BY', 'deep-sea', 'fishing'],
    ] as const) {
      await openGame(page, await launch(context, venue, game), 'default', 'zh-CN');
      expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: no-preference)').matches)).toBe(
        true,
      );
      await play[engine]?.({ page, context, game, press: pressByScript });
      expect.soft(problems.takeAll(), `problems of ${game}`).toEqual([]);
    }
  });
});
