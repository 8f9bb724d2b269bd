import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { kitTexts } from '../../../e2e/texts';
import { paths } from '../../../site/src/routes/paths';
import { createRandom } from '../random';
import { browserRow, createFindings } from './browser-row';
import { navigate, type Site } from './site';
import { crash, shownBy, waitUntilShown } from './visits';
import { interact, openContext, unusedScripts, type Walk, type Walker, walks } from './walks';

const isUnused = (file: string) => [...unusedScripts.keys()].some((name) => file.startsWith(`${name}-`));

const isFile = (url: string) => /\/assets\/[^/]+\.(js|css)$/.test(url);
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Files of the build that a browser can load. */
const builtFiles = (): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../../../site/dist/client/assets')).filter((file) =>
    /\.(js|css)$/.test(file),
  );

const settle = (page: Page, ms: number) => page.waitForTimeout(ms);

const load = async (site: Site, page: Page, { from, isInsecure }: Walk) => {
  if (isInsecure)
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    });
  await page.goto(site.url + from);
  await waitUntilShown(page);
};

const open = async (site: Site, page: Page, walk: Walk) => {
  await load(site, page, walk);
  await page.evaluate(() => sessionStorage.clear());
};

const proceed = async (site: Site, page: Page, { to, query }: Walk) => {
  await navigate(page, `${to}${query ? await query(site, page.context()) : ''}`);
  await waitUntilShown(page).catch(() => {});
};

/** A walk that loads a file: with its first page, at the navigation, or at a later interaction. */
interface Found {
  readonly scenario: Walk;
  readonly phase: 'open' | 'navigation' | 'interaction';
}

/** Runs the items of different walkers in parallel, those of one walker in sequence. */
const runForEach = async <Item>(
  items: readonly Item[],
  whoOf: (item: Item) => Walker,
  run: (item: Item) => Promise<void>,
): Promise<void> => {
  await Promise.all(
    (['visitor', 'member', 'demo', 'withdrawer'] as const).map(async (who) => {
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

    const chosen = quick ? [random.pick(walks.filter(({ isInsecure }) => !isInsecure))] : walks;
    const contexts = new Map<Walker, BrowserContext>();
    const allPages = new Map<Walker, Page>();
    for (const who of new Set(chosen.map(({ who }) => who))) {
      const context = await openContext[who](site);
      contexts.set(who, context);
      allPages.set(who, await context.newPage());
    }
    const newPage = (who: Walker) => (contexts.get(who) as BrowserContext).newPage();

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
    const act = (page: Page, { act = interact }: Walk) => act(page, site);
    const discover = async (scenario: Walk) => {
      const { who, isInsecure } = scenario;
      const page = isInsecure ? await newPage(who) : (allPages.get(who) as Page);
      const find = (phase: Found['phase'], names: ReadonlySet<string>) => {
        for (const name of names) if (!found.has(name)) found.set(name, { scenario, phase });
      };
      const first = await loads(page, () => open(site, page, scenario));
      if (isInsecure) find('open', new Set([...first].filter((name) => !initial.has(name))));
      else for (const name of first) initial.add(name);
      find('navigation', await loads(page, () => proceed(site, page, scenario)));
      find(
        'interaction',
        await loads(page, () =>
          act(page, scenario).catch((error: Error) => findings.add(`${scenario.to}: ${error.message}`)),
        ),
      );
      if (isInsecure) await page.close();
    };
    await runForEach(chosen, ({ who }) => who, discover);

    /** Runs the scenario while a file is missing. `returns`: the file exists again after a reload. */
    const attempt = async (file: string, { scenario, phase }: Found, returns: boolean) => {
      // A new page, because a late reload of an earlier attempt would interfere.
      const page = await newPage(scenario.who);
      const where = `${file} missing${returns ? ' until the reload' : ''} at ${scenario.to}`;
      const isOfOpening = phase === 'open';
      if (!isOfOpening) await open(site, page, scenario);
      // Documents after the first.
      let documents = isOfOpening ? -1 : 0;
      const count = (request: { isNavigationRequest(): boolean; frame(): unknown }) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      };
      page.on('request', count);
      const address = `**/assets/${file}`;
      let isAsked = false;
      await page.route(address, (route) => {
        isAsked = true;
        return returns && documents > 0 ? route.continue() : route.fulfill({ status: 404 });
      });
      try {
        if (isOfOpening) await load(site, page, scenario);
        else await proceed(site, page, scenario);
        if (phase === 'interaction') await act(page, scenario).catch(() => {});
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
        return { reloads: documents, shown, isAsked };
      } finally {
        await page.close();
      }
    };

    const files = quick ? [...found].slice(0, 1) : [...found];
    let [reloading, errors, withoutPart] = [0, 0, 0];
    // A walk may not need a file again: a match has ended, or a part was closed.
    const notAsked: string[] = [];
    await runForEach(
      files,
      ([, { scenario }]) => scenario.who,
      async ([file, way]) => {
        if (Date.now() > deadline) return;
        if ((await attempt(file, way, true)).reloads === 1) reloading += 1;
        const { shown, isAsked } = await attempt(file, way, false);
        if (!isAsked) notAsked.push(file);
        else if (shown === 'error') errors += 1;
        else withoutPart += 1;
      },
    );

    // Without a file of the document itself, the page that the server rendered stays.
    const always = [...initial].filter((file) => !found.has(file));
    const visitor = allPages.get('visitor') as Page;
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

    const others = quick ? [] : builtFiles().filter((file) => !found.has(file) && !initial.has(file));
    const untested = others.filter((file) => !isUnused(file));
    if (untested.length > 0)
      findings.add(`${untested.length} files of the build were never missing: ${untested.join(', ')}`);
    for (const context of contexts.values()) await context.close();
    return {
      operations,
      kills: 0,
      acknowledged: operations,
      lost: 0,
      double: 0,
      findings: findings.all(),
      note: `${errors + withoutPart} of ${files.length} files loaded after the document, and ${always.length} with it; missing once, ${reloading} of them caused one reload; missing for good, ${errors} led to the error screen and ${withoutPart} to the page without a part; ${notAsked.length} were not asked for again`,
      details: `Files of the build that were never missing: ${others.length + notAsked.length}${notAsked.map((file) => `, ${file}`).join('')}. ${[...unusedScripts].map(([name, reason]) => `\`${name}\`: ${reason}.`).join(' ')}`,
    };
  },
});
