import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { kitTexts } from '../../../e2e/texts';
import { paths } from '../../../site/src/routes/paths';
import { createRandom } from '../random';
import { browserRow, createFindings } from './browser-row';
import { navigate, type Site, type Visitor } from './site';
import { crash, shownBy, visits, waitUntilShown } from './visits';

/** A navigation that loads files after the document. It starts on a page without header and footer, which has few files. */
interface Scenario {
  readonly who: Visitor;
  readonly from: string;
  readonly to: string;
}

const { restrictedIp } = paths.other;
const scenarios: readonly Scenario[] = [
  ...visits.map(({ row, who }) => ({ who, from: restrictedIp, to: row.path })),
  { who: 'visitor', from: paths.user.login, to: restrictedIp },
  { who: 'visitor', from: restrictedIp, to: `${paths.game.egame}?play=golden-dragon` },
  { who: 'member', from: restrictedIp, to: `${paths.game.egame}?play=golden-dragon` },
];

const isFile = (url: string) => /\/assets\/[^/]+\.(js|css)$/.test(url);
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Files of the build that a browser can load. */
const builtFiles = (): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../../../site/dist/client/assets')).filter((file) =>
    /\.(js|css)$/.test(file),
  );

/** Uses what a page loads at an interaction: moves the mouse, and opens what its buttons open. */
const interact = async (page: Page) => {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  const buttons = page.locator(
    'main button[aria-haspopup]:visible, main button[aria-expanded]:visible, header button[aria-haspopup]:visible',
  );
  for (const index of [0, 1, 2]) {
    if ((await buttons.count()) <= index) break;
    await buttons
      .nth(index)
      .click({ timeout: 500 })
      .catch(() => {});
    await page.keyboard.press('Escape');
  }
};

const settle = (page: Page, ms: number) => page.waitForTimeout(ms);

const open = async (site: Site, page: Page, { from }: Scenario) => {
  await page.goto(site.url + from);
  await waitUntilShown(page);
  await page.evaluate(() => sessionStorage.clear());
};

const proceed = async (page: Page, { to }: Scenario) => {
  await navigate(page, to);
  await waitUntilShown(page).catch(() => {});
};

/** A scenario that loads a file, at the navigation or at a later interaction. */
interface Found {
  readonly scenario: Scenario;
  readonly isOfInteraction: boolean;
}

/** Runs the items of visitors and those of members in parallel; those of one kind in sequence. */
const runForBoth = async <Item>(
  items: readonly Item[],
  whoOf: (item: Item) => Visitor,
  run: (item: Item) => Promise<void>,
): Promise<void> => {
  await Promise.all(
    (['visitor', 'member'] as const).map(async (who) => {
      for (const item of items.filter((each) => whoOf(each) === who)) await run(item);
    }),
  );
};

export const missingFiles = browserRow({
  id: '15',
  title:
    'every script of the site missing after a deployment: one reload, then recovery; still missing: the error screen, no loop',
  async check({ quick, seed, deadline }, site) {
    const findings = createFindings();
    const random = createRandom(seed);
    let operations = 0;

    const contexts = { visitor: await site.newContext('visitor'), member: await site.newContext('member') };
    const allPages = { visitor: await contexts.visitor.newPage(), member: await contexts.member.newPage() };

    // The files that the document itself loads, and for every other file a scenario that loads it.
    const initial = new Set<string>();
    const found = new Map<string, Found>();
    const loads = async (page: Page, action: () => Promise<unknown>) => {
      const names = new Set<string>();
      const note = (request: { url(): string }) => isFile(request.url()) && names.add(nameOf(request.url()));
      page.on('request', note);
      await action();
      await settle(page, 300);
      page.off('request', note);
      return names;
    };
    const discover = async (scenario: Scenario) => {
      const page = allPages[scenario.who];
      for (const name of await loads(page, () => open(site, page, scenario))) initial.add(name);
      for (const [isOfInteraction, action] of [
        [false, () => proceed(page, scenario)],
        [true, () => interact(page)],
      ] as const)
        for (const name of await loads(page, action))
          if (!found.has(name)) found.set(name, { scenario, isOfInteraction });
    };
    await runForBoth(quick ? [random.pick(scenarios)] : scenarios, ({ who }) => who, discover);

    /** Runs the scenario while a file is missing. `returns`: the file exists again after a reload. */
    const attempt = async (file: string, { scenario, isOfInteraction }: Found, returns: boolean) => {
      // A new page, because a late reload of an earlier attempt would interfere.
      const page = await contexts[scenario.who].newPage();
      const where = `${file} missing${returns ? ' until the reload' : ''} at ${scenario.to}`;
      await open(site, page, scenario);
      let documents = 0;
      const count = (request: { isNavigationRequest(): boolean; frame(): unknown }) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      };
      page.on('request', count);
      const address = `**/assets/${file}`;
      await page.route(address, (route) =>
        returns && documents > 0 ? route.continue() : route.fulfill({ status: 404 }),
      );
      try {
        await proceed(page, scenario);
        if (isOfInteraction) await interact(page).catch(() => {});
        // Waits until no further document is requested.
        for (let before = -1; before !== documents && documents < 4; ) {
          before = documents;
          await settle(page, 600);
          await waitUntilShown(page).catch(() => {});
        }
        operations += 1;
        if (documents > 1) findings.add(`${where}: ${documents} reloads`);
        const shown = await shownBy(page);
        if (shown === 'nothing') findings.add(`${where}: a blank page`);
        if (returns && shown === 'error') findings.add(`${where}: the error screen`);
        if (!returns && shown === 'error') {
          await page.unroute(address);
          await page.getByRole('button', { name: kitTexts.retry }).first().click();
          await crash(page)
            .first()
            .waitFor({ state: 'hidden', timeout: 10_000 })
            .catch(() => {});
          if ((await shownBy(page)) !== 'content') findings.add(`${where}: no recovery by the retry`);
        }
        return { reloads: documents, shown };
      } finally {
        await page.close();
      }
    };

    const files = quick ? [...found].slice(0, 1) : [...found];
    let [reloading, errors, withoutPart] = [0, 0, 0];
    await runForBoth(
      files,
      ([, { scenario }]) => scenario.who,
      async ([file, way]) => {
        if (Date.now() > deadline) return;
        if ((await attempt(file, way, true)).reloads === 1) reloading += 1;
        if ((await attempt(file, way, false)).shown === 'error') errors += 1;
        else withoutPart += 1;
      },
    );

    // Without a file of the document itself, the page that the server rendered stays.
    const always = [...initial].filter((file) => !found.has(file));
    const { visitor } = allPages;
    for (const file of quick ? [] : always) {
      let documents = 0;
      const count = (request: { isNavigationRequest(): boolean }) => {
        if (request.isNavigationRequest()) documents += 1;
      };
      visitor.on('request', count);
      await visitor.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404 }));
      await visitor.goto(site.url + paths.home);
      await settle(visitor, 700);
      operations += 1;
      if (documents > 2) findings.add(`${file} missing at first: ${documents} documents`);
      if ((await shownBy(visitor)) !== 'content') findings.add(`${file} missing at first: no content`);
      visitor.off('request', count);
      await visitor.unrouteAll();
    }

    const untested = quick ? [] : builtFiles().filter((file) => !found.has(file) && !initial.has(file));
    for (const context of Object.values(contexts)) await context.close();
    return {
      operations,
      kills: 0,
      acknowledged: operations,
      lost: 0,
      double: 0,
      findings: findings.all(),
      note: `${errors + withoutPart} of ${files.length} files loaded after the document, and ${always.length} with it; missing once, ${reloading} of them caused one reload; missing for good, ${errors} led to the error screen and ${withoutPart} to the page without a part`,
      details: `Files that no page loads in this row: ${untested.join(', ') || 'none'}.`,
    };
  },
});
