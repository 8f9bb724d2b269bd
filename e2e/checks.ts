import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import { themeNames } from '../packages/ui/src/themes/registry';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A viewport height at which the tab bar of narrow screens covers nothing: axe reports a partly covered target as too small. */
export const wholePageHeight = 10_000;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Waits for the end of all animations except endless ones and those that follow a scroll position: colours in transition would fail
 * the contrast rules.
 */
const waitForAnimations = (frame: Page | Frame) =>
  frame.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );

/** The rules about colours and sizes, which are all that a theme changes. */
const themeRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** The rules of a check: of WCAG 2.2 A and AA, or those that depend on the theme. */
export const accessibilityRules = {
  all: { type: 'tag', values: tags },
  ofTheme: { type: 'rule', values: themeRules },
} as const;

/** The accessibility violations that axe finds, each with its rule and HTML. */
export const accessibilityViolations = async (
  frame: Page | Frame,
  rules: keyof typeof accessibilityRules = 'all',
): Promise<readonly string[]> => {
  await waitForAnimations(frame);
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  return frame.evaluate(async (only) => {
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
      // Loading style sheets again would break the pages' security policy, and no rule in use reads them.
      preload: false,
      selectors: false,
      resultTypes: ['violations'],
      runOnly: only,
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  }, accessibilityRules[rules]);
};

const expectNoViolations = async (
  frame: Page | Frame,
  screen: string,
  rules: keyof typeof accessibilityRules,
): Promise<void> => {
  const violations = await accessibilityViolations(frame, rules);
  expect.soft(violations, `accessibility of ${screen}`).toEqual([]);
};

/** Expects no accessibility violation of WCAG 2.2 levels A and AA, by axe. */
export const expectAccessible = (frame: Page | Frame, screen: string): Promise<void> =>
  expectNoViolations(frame, screen, 'all');

/** Checks only the rules that a theme switch can break, on a page that was accessible before the switch. */
export const expectLegible = (frame: Page | Frame, screen: string): Promise<void> =>
  expectNoViolations(frame, screen, 'ofTheme');

/** Expects no violation in any theme. A theme repaints without rendering (THM-3), so setting the attribute is enough. */
export const expectAccessibleInAllThemes = async (page: Page, screen: string): Promise<void> => {
  const setTheme = (theme: string) =>
    page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
  await expectAccessible(page, screen);
  const own = await page.locator('html').getAttribute('data-theme');
  for (const theme of themeNames.filter((name) => name !== own)) {
    await setTheme(theme);
    await expectLegible(page, `${screen} in theme ${theme}`);
  }
  await setTheme(own!);
};

/** The errors, warnings and failed requests of a page. */
export interface PageProblems {
  /** Fails if there were problems so far. */
  expectNone(screen: string): void;
  /** Returns the problems so far and clears the list. */
  takeAll(): readonly string[];
}

/** Reason of requests that the page cancelled, by a navigation or a newer request. */
const abortedError = 'net::ERR_ABORTED';

/** A hint of the browser, printed when a test leaves a page before a preloaded picture is shown. */
const unusedPreload = /was preloaded using link preload but not used/;

/** Listens to the console (errors, warnings, broken security policy), uncaught errors and failed requests. */
export const collectProblems = (page: Page): PageProblems => {
  let problems: string[] = [];
  page.on('console', (message) => {
    if (unusedPreload.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== abortedError) problems.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response: ${response.status()} ${response.url()}`);
  });
  return {
    expectNone: (screen) => expect.soft(problems, `problems of ${screen}`).toEqual([]),
    takeAll: () => {
      const before = problems;
      problems = [];
      return before;
    },
  };
};
