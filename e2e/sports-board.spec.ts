import { sportsIds } from '@pavilion/contract';
import { paths } from '../site/src/routes/paths';
import { unhydratedMark } from '../site/src/shared/lazy/held-input';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { createFlows } from './flows';
import { mouseInput } from './input-driver';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Response, test } from './test';
import { filled, slipTexts, sportsDetailTexts, sportsTexts } from './texts';

const demoMember = { account: 'demo2026', password: 'Pavilion2026' };

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startSeededProduct();
});
test.afterAll(() => product?.dispose());

const boardAddress = (query = '') => product.url + paths.game.sport + query;

test.describe('the board of matches', () => {
  const isChanges = (response: Response) => response.url().endsWith('/game/api/v1/sports/changes');

  test('[SPT-8] shows a visitor prices, and follows them over the socket', async ({ page }) => {
    const frames: string[] = [];
    let polls = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith(`{"id":${sportsIds.changes}`)) frames.push(String(payload));
      }),
    );
    page.on('response', (response) => {
      if (isChanges(response)) polls += 1;
    });
    await page.goto(boardAddress('?tab=early'));
    const grid = page.getByRole('grid', { name: '足球盘口，早盘' });
    await expect(grid).toBeVisible();
    await expect(grid.getByRole('button', { name: /，\d+\.\d+$/ }).first()).toBeVisible();
    await expect.poll(() => frames.length, { timeout: 15_000 }).toBeGreaterThan(3);
    const before = polls;
    await page.waitForTimeout(5_000);
    expect(polls).toBe(before);
    expect(JSON.parse(frames.at(-1)!)).toMatchObject({ provider: 'IMTY', msgData: { data: { all: [] } } });
  });

  test('[SPT-8] requests prices while the network has no sockets', async ({ page }) => {
    await page.routeWebSocket(/\/stream\/ws\//, (socket) => socket.close());
    const changes = page.waitForResponse(isChanges);
    await page.goto(boardAddress('?tab=early'));
    expect((await changes).ok()).toBe(true);
    await expect(
      page
        .getByRole('grid')
        .getByRole('button', { name: /，\d+\.\d+$/ })
        .first(),
    ).toBeVisible();
  });

  test('[SPT-8] has a rail of icons with their names at 1100 px', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto(boardAddress('?tab=early'));
    const rail = page.getByRole('navigation', { name: '体育项目' });
    expect((await rail.boundingBox())?.width).toBeLessThanOrEqual(56);
    const results = rail.getByRole('link', { name: '赛果' });
    await results.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(results.getByText('赛果')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test('[SPT-8] is used with the keyboard alone: pick, follow, open, and back', async ({ page }) => {
    await page.goto(boardAddress('?tab=early'));
    const grid = page.getByRole('grid');
    const price = grid.getByRole('button', { name: /，\d+\.\d+$/ }).first();
    await price.focus();
    await page.keyboard.press('Enter');
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('f');
    await expect(grid.getByRole('button', { name: /^关注 .+ – / }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('d');
    await expect(page).toHaveURL(/match=/);
    await expect(page.getByRole('region', { name: '比赛详情' })).toBeFocused();
    await page.goBack();
    await expect(grid).toBeVisible();
  });

  test('[SPT-8] fills two columns with the markets of a match, also below an opened history', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(boardAddress('?tab=early'));
    await page.getByRole('grid').locator('[data-match]').first().getByRole('link').click();
    const panel = page.getByRole('region', { name: '比赛详情' });
    const title = panel.getByRole('heading', { level: 4 });
    await expect(title.first()).toBeVisible();
    await expectAccessibleInAllThemes(page, 'an opened match');
    /** The distances between the markets of each column, px. */
    const distances = () =>
      title.evaluateAll((titles) => {
        const boxes = titles.map((each) => each.parentElement!.getBoundingClientRect());
        const wide = Math.max(...boxes.map(({ width }) => width));
        const narrow = boxes.filter(({ width }) => width < wide);
        const columns = [...new Set(narrow.map(({ x }) => x))];
        return columns.map((x) => {
          const own = narrow.filter((box) => box.x === x).sort((one, other) => one.y - other.y);
          return own.slice(1).map((box, index) => Math.round(box.y - own[index]!.bottom));
        });
      });
    /** The distances of names and prices from the edges of their cells, px: that of a price is without its padding. */
    const edges = await panel.locator('button[data-lined]:has(> b)').evaluateAll((cells) =>
      cells.map((cell) => {
        const box = cell.getBoundingClientRect();
        const name = cell.querySelector(':scope > [aria-hidden]')!.getBoundingClientRect();
        const price = cell.querySelector(':scope > b')!.getBoundingClientRect();
        return [name.x - box.x, box.right - price.right].map(Math.round).join();
      }),
    );
    expect(new Set(edges)).toEqual(new Set(['12,8']));
    const before = await distances();
    expect(before).toHaveLength(2);
    expect(new Set(before.flat())).toEqual(new Set([12]));
    await panel
      .getByRole('button', { name: /的赔率走势$/ })
      .first()
      .click();
    await expect(panel.getByRole('button', { expanded: true })).toHaveCount(1);
    expect((await distances())[1]).toEqual(before[1]);
  });

  test('[SPT-8] keeps the score and the button of the slip in sight while a match is scrolled', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(boardAddress('?tab=early'));
    await page.getByRole('grid').locator('[data-match]').first().getByRole('link').click();
    const panel = page.getByRole('region', { name: sportsDetailTexts.matchDetail });
    await panel
      .getByRole('button', { name: /，\d+\.\d+$/ })
      .first()
      .click();
    const slip = page.getByRole('region', { name: slipTexts.title });
    const login = slip.getByRole('link', { name: slipTexts.login });
    const bar = panel.getByRole('button', { name: sportsDetailTexts.matchTop });
    await expect(login).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 600);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [header, score, frame, button] = await Promise.all(
      [page.locator('header > :last-child').first(), bar, slip, login].map((each) => each.boundingBox()),
    );
    expect(Math.abs(score!.y - (header!.y + header!.height))).toBeLessThanOrEqual(2);
    expect(frame!.y + frame!.height).toBeLessThanOrEqual(900 - 8);
    // With the padding and the edge of the slip below it.
    expect(frame!.y + frame!.height - (button!.y + button!.height)).toBeCloseTo(13, 0);
    // At its place: a click on the element would scroll it into view first, which hides it.
    await page.mouse.click(score!.x + score!.width / 2, score!.y + score!.height / 2);
    await expect(bar).toHaveCount(0);
  });

  test('[SPT-8] has the picture of a match beside its score, also with selections in the slip', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(boardAddress());
    await page.getByRole('grid').locator('[data-match]').first().getByRole('link').click();
    const panel = page.getByRole('region', { name: sportsDetailTexts.matchDetail });
    const picture = panel.getByRole('region', { name: / 的实况$/ });
    await expect(picture).toBeInViewport({ ratio: 1 });
    const prices = panel.getByRole('button', { name: /，\d+\.\d+$/ });
    await prices.first().click();
    await expect(prices.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(picture).toBeInViewport({ ratio: 1 });
    const title = panel.getByRole('heading', { level: 2 });
    const [frame, score] = await Promise.all([picture.boundingBox(), title.boundingBox()]);
    expect(frame!.x).toBeGreaterThan(score!.x);
    expect(frame!.y).toBeLessThanOrEqual(score!.y);
    await expectAccessibleInAllThemes(page, 'a match in play');
  });

  test('[SPT-8] begins with the match on a phone that opens its address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(boardAddress('?tab=early'));
    const link = page.getByRole('grid').locator('[data-match]').first().getByRole('link');
    await page.goto(new URL((await link.getAttribute('href'))!, product.url).href);
    await expect(page.getByRole('region', { name: sportsDetailTexts.matchDetail })).toBeFocused();
    const [header, venues] = await Promise.all(
      [
        page.locator('header > :last-child').first(),
        page.getByRole('tablist', { name: sportsTexts.venues }),
      ].map((each) => each.boundingBox()),
    );
    expect(venues!.y + venues!.height).toBeLessThanOrEqual(header!.y + header!.height);
  });

  test('[RTE-4] keeps filters in the address over a reload', async ({ page }) => {
    await page.goto(boardAddress());
    await page.getByRole('tab', { name: 'FB 体育' }).click();
    await page.getByRole('tab', { name: /^早盘/ }).click();
    // The tab replaces filters that are not hydrated yet.
    await expect(page.locator(`[${unhydratedMark}] select`)).toHaveCount(0);
    await page.getByRole('combobox', { name: '赔率' }).selectOption('malay');
    await expect(page).toHaveURL(boardAddress('?provider=FBTY&tab=early&odds=malay'));
    await page.reload();
    await expect(page.getByRole('tab', { name: 'FB 体育' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('grid', { name: '足球盘口，早盘' })).toBeVisible();
  });

  test('[APP-3] applies a filter that was chosen before hydration', async ({ page }) => {
    let run = () => {};
    const mayRun = new Promise<void>((resolve) => {
      run = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await mayRun;
      await route.continue();
    });
    await page.goto(boardAddress(), { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: '赔率' }).selectOption('malay');
    run();
    // The filters hydrate at an interaction once the page itself is hydrated.
    await expect(async () => {
      await page.mouse.move(700, 400);
      await page.mouse.move(710, 400);
      await expect(page).toHaveURL(boardAddress('?odds=malay'), { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('combobox', { name: '赔率' })).toHaveValue('malay');
  });

  for (const [width, theme] of [
    [390, 'default'],
    [360, 'space'],
  ] as const) {
    test(`[THM-4] does not scroll sideways at ${width} px in ${theme}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: product.url }]);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(boardAddress('?tab=early'));
      await expect(page.getByRole('grid')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      // The row of sports is above the board, where it was laid out.
      const [sports, board] = await Promise.all([
        page.getByRole('navigation', { name: sportsTexts.sportsList }).boundingBox(),
        page.getByRole('grid').boundingBox(),
      ]);
      expect(sports!.y + sports!.height).toBeLessThanOrEqual(board!.y);
      const heights = await page
        .getByRole('grid')
        .locator('[data-match]')
        .evaluateAll((matches) => matches.slice(0, 5).map((match) => match.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(165);
      await page.getByRole('button', { name: '筛选与显示' }).click();
      await expect(page.getByRole('dialog', { name: '筛选与显示' })).toBeVisible();
      await page.keyboard.press('Escape');

      // Nothing floats over an empty slip's board; with a selection a strip is docked above the tab bar.
      const strip = page.getByRole('button', { name: filled(slipTexts.opener, { count: '1' }) });
      await expect(strip).toHaveCount(0);
      await page
        .getByRole('grid')
        .getByRole('button', { name: /，\d+\.\d+$/ })
        .first()
        .click();
      await expect(strip).toBeVisible();
      const [bar, docked] = await Promise.all([
        page.getByRole('navigation').last().boundingBox(),
        strip.boundingBox(),
      ]);
      expect(Math.abs(docked!.y + docked!.height - bar!.y)).toBeLessThanOrEqual(1);
      await strip.click();
      await expect(page.getByRole('dialog', { name: slipTexts.title })).toBeVisible();
    });
  }

  test('[SPT-8] shows results, a table and the esports board', async ({ page }) => {
    await page.goto(boardAddress('?view=results'));
    await expect(page.getByRole('heading', { name: '足球赛果' })).toBeVisible();
    await page.getByRole('link', { name: '积分榜' }).click();
    // The first table of a fast league simulates its thousand matches, on a loaded machine beyond the time limit of a call.
    const retry = page.getByRole('main').getByRole('button', { name: '重试' });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(page.getByRole('columnheader', { name: '近五场' })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 80_000 });
    await page.goto(`${product.url}${paths.game.gaming}?tab=early`);
    await expect(page.getByRole('grid', { name: 'CS2盘口，早盘' })).toBeVisible();
  });

  test('[SPT-8][GAM-2] stars of a visitor follow the member who logs in to another browser', async ({
    page,
    browser,
  }) => {
    await page.goto(boardAddress('?tab=early'));
    const stars = page.getByRole('grid').getByRole('button', { name: /^关注 .+ – / });
    const name = (await stars.first().getAttribute('aria-label'))!;
    // By its name: another match can become the first one meanwhile.
    const star = page.getByRole('grid').getByRole('button', { name, exact: true });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    // Not the last one: it is another match as soon as more of the list is shown.
    const link = page.getByRole('grid').locator('[data-match]').nth(9).getByRole('link');
    await link.hover();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/match=/);
    await page.getByText('返回列表').click();
    await expect(page).not.toHaveURL(/match=/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goto(boardAddress('?tab=recent'));
    await expect(page.getByRole('grid', { name: '足球盘口，最近' })).toBeVisible();

    const saved = page.waitForResponse((response) =>
      response.url().endsWith('/game/api/v1/sports/favourites/change'),
    );
    await page.goto(product.url + paths.user.login);
    await createFlows(page, mouseInput).logIn(demoMember);
    await page.goto(boardAddress('?tab=favourites'));
    expect((await saved).ok()).toBe(true);
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();

    const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    await other.goto(product.url + paths.user.login);
    await createFlows(other, mouseInput).logIn(demoMember);
    await other.goto(boardAddress('?tab=favourites'));
    await expect(other.getByRole('button', { name, pressed: true })).toBeVisible();
    await other.context().close();
  });

  test('[SPT-8] verifies a result in the browser, and loads the engine for it only then', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const engines: string[] = [];
    page.on('request', (request) => {
      if (/match-check/.test(request.url())) engines.push(request.url());
    });
    await page.goto(boardAddress('?view=results'));
    const check = page.getByRole('button', { name: /^验证 / }).first();
    await expect(check).toBeVisible();
    expect(engines).toEqual([]);
    await check.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^验证通过/)).toBeVisible();
    expect(engines.length).toBeGreaterThan(0);
    await expectAccessibleInAllThemes(page, 'a result that was verified');
    problems.expectNone('a result that was verified');
  });
});
