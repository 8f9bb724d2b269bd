import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Complaints, expectAccessible, listen } from './checks';

/** Every story in a real browser, both themes: it renders, its play holds, axe and the console have nothing to say. */
const built = join(import.meta.dirname, '../storybook-static');
const index = join(built, 'index.json');

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

const entries: readonly Entry[] = existsSync(index)
  ? Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  : [];
const ids = (type: Entry['type']) => entries.filter((entry) => entry.type === type).map(({ id }) => id);

interface Channel {
  on(event: string, listener: (value: never) => void): void;
  emit(event: string, value: object): void;
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    told: { event: string; value: unknown }[];
  }
}

/** What the preview says when it is through with a story. */
const good = 'storyRendered';
const bad = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];

/** Nobody listens there: files come from the folder. Pages of this host may use the clipboard. */
const origin = 'http://localhost:4799';

const open = async (page: Page, query: string): Promise<Complaints> => {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(built, decodeURIComponent(new URL(route.request().url()).pathname)) }),
  );
  const complaints = listen(page);
  await page.goto(`${origin}/iframe.html?${query}`);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
  await page.evaluate(
    (events) => {
      window.told = [];
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      for (const event of events) channel.on(event, (value) => window.told.push({ event, value }));
    },
    [good, ...bad],
  );
  return complaints;
};

/** The preview warns of a name of its own that axe happens to read. */
const notItsOwn = (complaint: string) => !complaint.includes('Accessing the Story Store is deprecated');

/** Shows a story in the page that is there; gives what went wrong. */
const show = async (page: Page, storyId: string): Promise<string[]> => {
  await page.evaluate((id) => {
    window.told = [];
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, storyId);
  await page.waitForFunction(() => window.told.length > 0, undefined, { polling: 20, timeout: 20_000 });
  return page.evaluate(
    (name) =>
      window.told
        .filter(({ event }) => event !== name)
        .map(
          ({ event, value }) =>
            `${event}: ${((value as Error)?.message ?? JSON.stringify(value)).split('\n')[0]}`,
        ),
    good,
  );
};

test('the Storybook is built (mend: npm run storybook:build)', () => {
  expect(ids('story').length).toBeGreaterThan(200);
});

for (const theme of ['default', 'space']) {
  test(`[THM-4] every story holds in theme ${theme}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stories = ids('story');
    const complaints = await open(page, `id=${stories.at(-1)}&viewMode=story&globals=theme:${theme}`);
    for (const id of stories) {
      await test.step(id, async () => {
        expect.soft(await show(page, id), id).toEqual([]);
        await expectAccessible(page, `${id} in ${theme}`);
        expect.soft(complaints.forget().filter(notItsOwn), `complaints of ${id}`).toEqual([]);
      });
    }
  });
}
