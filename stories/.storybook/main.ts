import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Site pages get their pictures as data addresses: the site's server, which draws them, is not there. */
const pictureUrls = {
  name: 'picture-urls',
  enforce: 'pre' as const,
  resolveId: (source: string, importer = '') =>
    /\/(scene|cover)-image\.tsx$/.test(importer) && /^\.\/(scene|cover)-url$/.test(source)
      ? join(root, 'site/src/testing/picture-urls.ts')
      : undefined,
};

/** No telemetry, no update notices, no network access. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [pictureUrls, react({ babel: { configFile: join(root, 'babel.config.json') } })],
      resolve: {
        conditions: ['source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'styled-components'],
      },
      build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
