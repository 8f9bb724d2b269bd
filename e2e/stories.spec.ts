import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { themeNames } from '../packages/ui/src/themes/registry';
import { type Complaints, expectAccessible, expectLegible, listen } from './checks';

/**
 * Every story in a real browser, in every theme: it renders, its play holds, axe and the console have nothing to say. In
 * English, for stories.test.tsx plays them in Chinese.
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

/** What the preview says when it is through with a story, and what it says instead. */
const good = 'storyRendered';
const bad = [
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyMissing',
];

/** Nobody listens there: files come from the folder. Pages of this host may use the clipboard. */
const origin = 'http://localhost:4799';

/** A page of the Storybook without the frame around it. */
const open = async (context: BrowserContext, query: string): Promise<[Page, Complaints]> => {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(built, decodeURIComponent(new URL(route.request().url()).pathname)) }),
  );
  const complaints = listen(page);
  await page.goto(`${origin}/iframe.html?${query}`);
  await page.waitForFunction(() => document.querySelector('#storybook-root > *, #storybook-docs > *'));
  return [page, complaints];
};

/** The preview warns of a name of its own that axe happens to read. */
const notItsOwn = (complaint: string) => !complaint.includes('Accessing the Story Store is deprecated');

/** What looks at its own size draws anew a frame later, which a busy machine may not have had yet. */
const framesLater = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Asks the preview for something, waits until it has drawn it, and gives what went wrong. */
const ask = (page: Page, event: string, wish: object): Promise<string[]> =>
  page.evaluate(
    ([name, value, fine, ...faults]) =>
      new Promise<string[]>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const ears = [fine, ...faults].map((heard) => {
          const ear = (said: unknown) => {
            for (const [one, other] of ears) channel.off(one, other);
            const why = (said as Error)?.message ?? JSON.stringify(said);
            resolve(heard === fine ? [] : [`${heard}: ${why.split('\n')[0]}`]);
          };
          channel.once(heard, ear);
          return [heard, ear] as const;
        });
        setTimeout(() => resolve(['it did not finish in 20 s']), 20_000);
        channel.emit(name, value);
      }),
    [event, wish, good, ...bad] as [string, object, string, ...string[]],
  );

test('the Storybook is built (mend: npm run storybook:build)', () => {
  expect(stories.length).toBeGreaterThan(200);
});

/** The stories are split among the workers; a page in a window of its own, since one behind another draws a frame a second. */
const shards = 4;

test.describe('every story', () => {
  test.describe.configure({ mode: 'parallel' });
  for (let shard = 0; shard < shards; shard += 1) {
    test(`[THM-4] holds in every theme, part ${shard + 1} of ${shards}`, async ({ context }) => {
      test.setTimeout(600_000);
      const own = stories.filter((_, index) => index % shards === shard);
      const [page, complaints] = await open(context, `id=${stories.at(-1)}&viewMode=story&globals=locale:en`);
      for (const [step, id] of own.entries()) {
        // It plays in the theme that the story before it ended with, and is then checked in the others.
        const [first, ...others] = step % 2 === 0 ? themeNames : [...themeNames].reverse();
        expect.soft(await ask(page, 'setCurrentStory', { storyId: id, viewMode: 'story' }), id).toEqual([]);
        await framesLater(page);
        await expectAccessible(page, `${id} in ${first}`);
        // As the toolbar does it, over everything the play has opened. The document stays (THM-3), so only rules that
        // depend on colours and sizes are checked again.
        for (const other of others) {
          expect.soft(await ask(page, 'updateGlobals', { globals: { theme: other } }), id).toEqual([]);
          expect.soft(await page.locator('html').getAttribute('data-theme'), id).toBe(other);
          await expectLegible(page, `${id} in ${other}`);
        }
        expect.soft(complaints.forget().filter(notItsOwn), `complaints of ${id}`).toEqual([]);
      }
    });
  }
});

test('a page of documentation has what to do and what not, every property and every state', async ({
  context,
}) => {
  const [page, complaints] = await open(context, 'id=components-button--docs&viewMode=docs');
  await expect(page.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible();
  for (const rule of ['Do', 'Don’t']) {
    await expect(page.locator('dt').getByText(rule, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('cell', { name: 'variant', exact: false }).first()).toBeVisible();
  const states = stories.filter((id) => id.startsWith('components-button--'));
  await expect(page.locator('.docs-story')).toHaveCount(states.length);
  expect(complaints.forget().filter(notItsOwn)).toEqual([]);
});

test('a table of ten thousand rows keeps its head, and has its rows in the frames of a drag through it', async ({
  context,
}) => {
  const [page] = await open(context, 'id=components-datatable--ten-thousand-rows&viewMode=story');
  const box = page.getByRole('region', { name: '投注记录' });
  await expect(box.locator('tbody[data-index]').first()).toBeVisible();
  const frames = await box.evaluate(async (element) => {
    const seen: { row: boolean; head: number; stripes: boolean }[] = [];
    for (let frame = 0; frame < 12; frame += 1) {
      element.scrollTop += 2_800;
      await new Promise(requestAnimationFrame);
      const { left, top, height } = element.getBoundingClientRect();
      const row = document.elementFromPoint(left + 100, top + height / 2)?.closest('[aria-rowindex]');
      const gaps = [...element.querySelectorAll('tbody[aria-hidden] td')];
      seen.push({
        row: row !== null && row !== undefined,
        head: element.querySelector('th')!.getBoundingClientRect().top - top,
        stripes: gaps.every((gap) => getComputedStyle(gap).backgroundImage.includes('gradient')),
      });
    }
    return seen;
  });
  expect(frames.every(({ head, stripes }) => head === 0 && stripes)).toBe(true);
  // Drawn after the event, rows are in none of the frames; a busy machine may lose one.
  expect(frames.filter(({ row }) => row).length).toBeGreaterThan(8);
});

test('[APP-8] a strip of notices stops under the pointer and by its button', async ({ context }) => {
  const [page] = await open(context, 'id=components-marquee--default&viewMode=story');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const runs = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  const strip = page.getByRole('region', { name: '平台公告' });
  await page.mouse.move(1, 600);
  await expect.poll(runs).toBe(true);
  await strip.hover();
  await expect.poll(runs).toBe(false);
  await page.mouse.move(1, 600);
  await expect.poll(runs).toBe(true);
  await page.getByRole('button', { name: '暂停' }).click();
  await page.mouse.move(1, 600);
  await expect.poll(runs).toBe(false);
  await page.getByRole('button', { name: '播放' }).click();
  await page.mouse.move(1, 600);
  await expect.poll(runs).toBe(true);
});
