import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { databaseFolders } from '../packages/gateway/src/testing/database-folder';
import { headlessShellPath, launchArguments } from './chromium';

// Workers load this file again and inherit the variable.
process.env.E2E_SEED ??= join(databaseFolders(), `pavilion-${process.pid}-seed`);

/** Specs that start no product: they open the kit's test page or the built Storybook. */
const withoutProduct = ['modal*.spec.ts', 'money-input.spec.ts', 'stories.spec.ts'];

/** The longest walks, which begin first: one that began last would leave the other workers idle. */
const longest = ['story', 'operator', 'sports-bet', 'protection', 'membership', 'cashier'].map(
  (name) => `${name}.spec.ts`,
);

/**
 * Workers take one spec file after another, each with its own product and browser. A third of the time they
 * wait, so there are two more than the expected two cores of the machine.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testFileDir}/{arg}{ext}',
  workers: 4,
  // On a loaded machine some waits are too short. `npm test` lists what passed only in the second attempt (decision 0067).
  retries: 1,
  projects: [
    { name: 'seed', testMatch: 'seed.setup.ts', teardown: 'remove seed' },
    { name: 'remove seed', testMatch: 'seed.teardown.ts' },
    { name: 'walks', testMatch: longest, dependencies: ['seed'] },
    { name: 'kit', testMatch: withoutProduct },
    // One worker, since all of them read the packages that it packs once, and a gateway on the seed. The other workers test
    // the product meanwhile.
    { name: 'packages', testMatch: 'packages/*.spec.ts', workers: 1, dependencies: ['seed'] },
    {
      name: 'product',
      testMatch: '*.spec.ts',
      testIgnore: [...longest, ...withoutProduct, 'packages/*'],
      dependencies: ['seed'],
    },
  ],
  timeout: 180_000,
  // On slow machines four workers make a login take longer than ten seconds.
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // Endless animations cost processor time. Specs about motion switch it on: `test.use(withMotion)`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces make the keyboard tests several times slower; enable them with `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: await headlessShellPath(),
      args: [...launchArguments],
    },
  },
});
