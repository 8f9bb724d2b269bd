import type { Outcome, Row, RowOptions } from '../row';
import type { Site } from './site';

/** A row that needs the built site and a browser. Its short form runs in `e2e/reliability.spec.ts`, since Jest has no build. */
export interface BrowserRow extends Row {
  /** The row on a running site. */
  check(options: RowOptions, site: Site): Promise<Outcome>;
}

/** A row whose long form builds the site, starts it on a database of its own and opens a browser. */
export const browserRow = (row: Pick<BrowserRow, 'id' | 'title' | 'check'>): BrowserRow => ({
  ...row,
  async run(options, { acquireDatabase, afterRun }) {
    // Imported dynamically, because Jest tests import the list of rows, and cannot load these modules.
    const [{ ensureBuilt }, { chromium }, { headlessShellPath, launchArguments }, { startSite }] =
      await Promise.all([
        import('../../../scripts/build.mjs'),
        import('@playwright/test'),
        import('../../../e2e/chromium'),
        import('./site'),
      ]);
    ensureBuilt();
    const { url } = await acquireDatabase();
    const browser = await chromium.launch({
      executablePath: await headlessShellPath(),
      args: [...launchArguments],
    });
    afterRun(() => browser.close());
    const site = await startSite(browser, { databaseUrl: url });
    afterRun(site.close);
    return row.check(options, site);
  },
});

/** Collects findings, each once. */
export const createFindings = () => {
  const found = new Set<string>();
  return {
    add: (finding: string) => void found.add(finding),
    all: (): readonly string[] => [...found],
  };
};
