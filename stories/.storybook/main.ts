import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

/** No telemetry, no update notices, no network access. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react({ babel: { configFile: join(root, 'babel.config.json') } })],
      resolve: {
        conditions: ['source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'styled-components'],
      },
      build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
