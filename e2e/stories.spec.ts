import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeNames } from '../packages/ui/src/themes/registry';
import { collectProblems, expectAccessible, expectLegible, type PageProblems } from './checks';
import { type BrowserContext, devices, expect, type Page, test } from './test';

/**
 * Every story in a real browser, in both languages and every theme: it renders, its play function passes, and neither
 * axe nor the console report anything.
 */
const built = join(import.meta.dirname, '../storybook-static');
const index = join(built, 'index.json');

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

const entries: readonly Entry[] = existsSync(index)
  ? Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  : [];
const stories = entries.filter(({ type }) => type === 'story').map(({ id }) => id);

interface Channel {
  once(event: string, listener: (value: never) => void): void;
  off(event: string, listener: (value: never) => void): void;
  emit(event: string, value: object): void;
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/**
 * Events of the preview when it is done with a story, and after a failure. Not `storyRendered`: a story that is not
 * finished when the next one is chosen makes the preview reload the page.
 */
const successEvent = 'storyFinished';
const failureEvents = [
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyMissing',
];

/** There is no server: the files are in a folder. The clipboard works on localhost only. */
const origin = 'http://localhost:4799';

/** Opens the preview of the Storybook, without its manager. */
const open = async (context: BrowserContext, query: string): Promise<[Page, PageProblems]> => {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(built, decodeURIComponent(new URL(route.request().url()).pathname)) }),
  );
  const problems = collectProblems(page);
  await page.goto(`${origin}/iframe.html?${query}`);
  await page.waitForFunction(() => document.querySelector('#storybook-root > *, #storybook-docs > *'));
  return [page, problems];
};

/** Leaves out the warning about a deprecated global of the preview, which axe reads. */
const isOfStory = (problem: string) => !problem.includes('Accessing the Story Store is deprecated');

/** Waits for two frames: components that observe their size render again a frame later. */
const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Sends an event to the preview, waits until the story has been rendered, and returns the errors. */
const send = (page: Page, event: string, payload: object): Promise<string[]> =>
  page.evaluate(
    ([name, value, success, ...failures]) =>
      new Promise<string[]>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const listeners = [success, ...failures].map((received) => {
          const listener = (detail: unknown) => {
            for (const entry of listeners) channel.off(...entry);
            const message = (detail as Error)?.message ?? JSON.stringify(detail);
            resolve(received === success ? [] : [`${received}: ${message.split('\n')[0]}`]);
          };
          channel.once(received, listener);
          return [received, listener] as const;
        });
        setTimeout(() => resolve(['no result after 20 s']), 20_000);
        channel.emit(name, value);
      }),
    [event, payload, successEvent, ...failureEvents] as [string, object, string, ...string[]],
  );

test('the Storybook is built (fix: npm run storybook:build)', () => {
  expect(stories.length).toBeGreaterThan(200);
});

/** Workers share the stories. Each has its own browser window: a page behind another renders one frame a second. */
const shards = 4;

test.describe('every story', () => {
  test.describe.configure({ mode: 'parallel' });
  // By this name Storybook knows a program: it ends the animations of a finished story. Otherwise it waits 100 ms for
  // animations to start, three times for each story.
  test.use({ userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner` });
  for (let shard = 0; shard < shards; shard += 1) {
    test(`[THM-4] passes in every theme and language, part ${shard + 1} of ${shards}`, async ({
      context,
    }) => {
      test.setTimeout(600_000);
      const own = stories.filter((_, index) => index % shards === shard);
      const [page, problems] = await open(context, `id=${stories.at(-1)}&viewMode=story&globals=locale:en`);
      for (const [step, id] of own.entries()) {
        // It plays in the theme in which the story before it ended, and is then checked in the others.
        const [first, ...others] = step % 2 === 0 ? themeNames : [...themeNames].reverse();
        expect.soft(await send(page, 'setCurrentStory', { storyId: id, viewMode: 'story' }), id).toEqual([]);
        await waitForFrames(page);
        await expectAccessible(page, `${id} in ${first}`);
        // As the toolbar does it, over everything the play has opened. The document stays (THM-3), so only rules that
        // depend on colours and sizes are checked again.
        for (const other of others) {
          expect.soft(await send(page, 'updateGlobals', { globals: { theme: other } }), id).toEqual([]);
          expect.soft(await page.locator('html').getAttribute('data-theme'), id).toBe(other);
          await expectLegible(page, `${id} in ${other}`);
        }
        expect.soft(problems.takeAll().filter(isOfStory), `problems of ${id}`).toEqual([]);
      }
      expect.soft(await send(page, 'updateGlobals', { globals: { locale: 'zh-CN' } })).toEqual([]);
      for (const id of own) {
        const errors = await send(page, 'setCurrentStory', { storyId: id, viewMode: 'story' });
        expect.soft(errors, `${id} in Chinese`).toEqual([]);
        expect.soft(problems.takeAll().filter(isOfStory), `problems of ${id} in Chinese`).toEqual([]);
      }
    });
  }
});

test('a documentation page has dos and don’ts, every prop and every state', async ({ context }) => {
  const [page, problems] = await open(context, 'id=components-button--docs&viewMode=docs');
  await expect(page.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible();
  for (const rule of ['Do', 'Don’t']) {
    await expect(page.locator('dt').getByText(rule, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('cell', { name: 'variant', exact: false }).first()).toBeVisible();
  const states = stories.filter((id) => id.startsWith('components-button--'));
  await expect(page.locator('.docs-story')).toHaveCount(states.length);
  expect(problems.takeAll().filter(isOfStory)).toEqual([]);
});

test('the links of the welcome page lead to stories', async ({ context }) => {
  const [page] = await open(context, 'id=welcome--welcome-page&viewMode=story');
  const links = await page
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path')),
    );
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((path) => !stories.includes(path!.replace('/story/', '')))).toEqual([]);
});

test('a table of 10,000 rows keeps its header and shows rows in the frames of a drag of the scroll bar', async ({
  context,
}) => {
  const [page] = await open(context, 'id=components-datatable--ten-thousand-rows&viewMode=story');
  const box = page.getByRole('region', { name: '投注记录' });
  await expect(box.locator('tbody[data-index]').first()).toBeVisible();
  const frames = await box.evaluate(async (element) => {
    const results: { row: boolean; head: number; stripes: boolean }[] = [];
    for (let frame = 0; frame < 12; frame += 1) {
      element.scrollTop += 2_800;
      await new Promise(requestAnimationFrame);
      const { left, top, height } = element.getBoundingClientRect();
      const row = document.elementFromPoint(left + 100, top + height / 2)?.closest('[aria-rowindex]');
      const gaps = [...element.querySelectorAll('tbody[aria-hidden] td')];
      results.push({
        row: row !== null && row !== undefined,
        head: element.querySelector('th')!.getBoundingClientRect().top - top,
        stripes: gaps.every((gap) => getComputedStyle(gap).backgroundImage.includes('gradient')),
      });
    }
    return results;
  });
  expect(frames.every(({ head, stripes }) => head === 0 && stripes)).toBe(true);
  // Rows rendered after the scroll event would be in none of the frames. A busy machine may miss some.
  expect(frames.filter(({ row }) => row).length).toBeGreaterThan(8);
});

test('[APP-8] notices take turns, but not under the pointer and not while paused', async ({ context }) => {
  const [page] = await open(context, 'id=components-marquee--default&viewMode=story');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.reload();
  const strip = page.getByRole('region', { name: '平台公告' });
  const current = strip.locator('[data-place="current"]');
  const change = async () => {
    const before = await current.textContent();
    await page.clock.runFor(7_000);
    return before !== (await current.textContent());
  };
  await page.mouse.move(1, 600);
  await expect.poll(change).toBe(true);
  await current.hover();
  expect(await change()).toBe(false);
  await page.mouse.move(1, 600);
  expect(await change()).toBe(true);
  await strip.getByRole('button', { name: '暂停' }).click();
  await page.mouse.move(1, 600);
  expect(await change()).toBe(false);
  await strip.getByRole('button', { name: '播放' }).click();
  await page.mouse.move(1, 600);
  expect(await change()).toBe(true);
});
