/** @jest-config-loader esbuild-register */
import { join } from 'node:path';
import type { Config } from 'jest';

/** Workspace packages resolve to their TypeScript sources, so a test never needs a build. */
const source = { customExportConditions: ['source', 'node', 'require', 'default'] };

const fromRoot = (file: string) => join(__dirname, file);

/** `setup`: files that run before each test file of this project, after those of all projects. */
const project = (
  displayName: string,
  rootDir: string,
  environment: 'node' | 'jsdom',
  setup: readonly string[] = [],
) => ({
  displayName,
  rootDir,
  testEnvironment: fromRoot(`jest.${environment}.cjs`),
  testEnvironmentOptions: source,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  // Of Fastify's dependencies, published as ES modules only, which Jest on Node 20 cannot require.
  transformIgnorePatterns: ['/node_modules/(?!(content-disposition|cookie)/)'],
  setupFiles: [fromRoot('jest.seed.ts')],
  transform: { '\\.[jt]sx?$': fromRoot('jest.transform.cjs') },
  ...(environment === 'jsdom' ? { setupFilesAfterEnv: [fromRoot('jest.dom.ts'), ...setup] } : {}),
});

const config: Config = {
  // Ends a test that hangs. The longest need a tenth of it, and several times as much on a slow machine.
  testTimeout: 120_000,
  testSequencer: './jest.sequencer.cjs',
  projects: [
    project('format', 'packages/format', 'node'),
    project('contract', 'packages/contract', 'node'),
    project('sdk', 'packages/sdk', 'node'),
    project('ui', 'packages/ui', 'jsdom'),
    {
      ...project('gateway', 'packages/gateway', 'node'),
      // The pages of the operator's console are a project of their own, in a browser's environment.
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/operator-client/'],
      globalSetup: '<rootDir>/jest.global-setup.ts',
      globalTeardown: '<rootDir>/jest.global-teardown.ts',
    },
    project('console', 'packages/gateway/operator-client', 'jsdom'),
    project('site', 'site', 'jsdom', ['<rootDir>/jest.setup.ts']),
    project('architecture', 'architecture', 'node'),
    project('bench', 'bench', 'node'),
    {
      ...project('stories', 'stories', 'jsdom', ['<rootDir>/jest.setup.ts']),
      // Storybook is published as ES modules only.
      transformIgnorePatterns: ['/node_modules/(?!(storybook|@storybook)/)'],
    },
  ],
};

export default config;
