import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import { themeNames } from '../packages/ui/src/themes/registry';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Colours are judged once nothing moves any more; what moves for ever does not count. */
const untilStill = (frame: Page | Frame) =>
  frame.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );

/** What a theme can change: the document stays as it is, colours and measures do not. */
const ofThemes = ['color-contrast', 'link-in-text-block', 'target-size'];

const expectNothingOf = async (
  frame: Page | Frame,
  screen: string,
  runOnly: { type: 'tag' | 'rule'; values: readonly string[] },
): Promise<void> => {
  await untilStill(frame);
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  const violations = await frame.evaluate(async (only) => {
    const found = await (
      window as unknown as {
        axe: {
          run(
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      }
    ).axe.run({
      iframes: false,
      selectors: false,
      resultTypes: ['violations'],
      runOnly: only,
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  }, runOnly);
  expect.soft(violations, `accessibility of ${screen}`).toEqual([]);
};

/** No accessibility violation, by axe: WCAG 2.2 levels A and AA. */
export const expectAccessible = (frame: Page | Frame, screen: string): Promise<void> =>
  expectNothingOf(frame, screen, { type: 'tag', values: tags });

/** What was accessible still is after nothing but the theme has changed. */
export const expectLegible = (frame: Page | Frame, screen: string): Promise<void> =>
  expectNothingOf(frame, screen, { type: 'rule', values: ofThemes });

/** The same in every other theme too: it repaints and renders nothing (THM-3), so the attribute is all there is to it. */
export const expectAccessibleInBoth = async (page: Page, screen: string): Promise<void> => {
  const themed = (theme: string) =>
    page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
  await expectAccessible(page, screen);
  const own = await page.locator('html').getAttribute('data-theme');
  for (const theme of themeNames.filter((name) => name !== own)) {
    await themed(theme);
    await expectLegible(page, `${screen} in theme ${theme}`);
  }
  await themed(own!);
};

/** Collects everything that a page complains of. */
export interface Complaints {
  /** Fails unless nothing was complained of so far. */
  expectNone(screen: string): void;
  /** Forgets what was complained of, where complaints are the subject. */
  forget(): readonly string[];
}

/** A request that the page itself gave up, by leaving or by asking for something else. */
const givenUp = 'net::ERR_ABORTED';

/** Listens to the console (errors, warnings, broken security policy), uncaught errors and failed requests. */
export const listen = (page: Page): Complaints => {
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== givenUp) complaints.push(`failed: ${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer: ${response.status()} ${response.url()}`);
  });
  return {
    expectNone: (screen) => expect.soft(complaints, `complaints of ${screen}`).toEqual([]),
    forget: () => {
      const before = complaints;
      complaints = [];
      return before;
    },
  };
};
