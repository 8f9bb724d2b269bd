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

/** Landmarks around the content, which are the same on most pages: the header, the footer, and the navigation outside of the content. */
const frameOfPages = ':is(header, footer, nav):not(main *, header *, footer *, nav *)';

/**
 * Landmarks of `frameOfPages` that were checked before. They are a third to a half of most pages, and axe needs a second of
 * processor time for a page; so each is checked once for each of its sizes, and again in another theme, language or width.
 */
const checkedLandmarks = new Set<string>();

interface Violations {
  readonly violations: readonly string[];
  /** The landmarks that this check has included. */
  readonly landmarks: readonly string[];
}

/** The accessibility violations that axe finds, each with its rule and HTML. */
export const accessibilityViolations = async (
  frame: Page | Frame,
  rules: keyof typeof accessibilityRules = 'all',
): Promise<readonly string[]> => {
  await waitForAnimations(frame);
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  const { violations, landmarks } = await frame.evaluate(
    async ([runOnly, name, selector, checked]): Promise<Violations> => {
      const { documentElement: html } = document;
      const setting = [name, location.origin, html.lang, html.dataset.theme, innerWidth].join();
      // What a dialog makes inert is not checked by axe, so it is left for the next check.
      const found = [...document.querySelectorAll(selector)]
        .filter((element) => element.closest('[inert], [aria-hidden="true"]') === null)
        .map((element) => ({
          element,
          key: [setting, element.tagName, element.ariaLabel, element.querySelectorAll('*').length].join(),
        }));
      const { violations } = await (
        window as unknown as {
          axe: {
            run(
              context: object,
              options: object,
            ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
          };
        }
      ).axe.run(
        {
          include: document,
          exclude: found.filter(({ key }) => checked.includes(key)).map(({ element }) => element),
        },
        {
          iframes: false,
          // Loading style sheets again would break the pages' security policy, and no rule in use reads them.
          preload: false,
          selectors: false,
          resultTypes: ['violations'],
          runOnly,
        },
      );
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
        ),
        landmarks: found.map(({ key }) => key),
      };
    },
    [accessibilityRules[rules], rules, frameOfPages, [...checkedLandmarks]] as const,
  );
  for (const landmark of landmarks) checkedLandmarks.add(landmark);
  return violations;
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
