import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The pages of the operator's console, from the sources of the kit, into the build of the gateway. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react({ babel: { configFile: join(import.meta.dirname, '../../../babel.config.json') } })],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: {
    outDir: '../dist/operator-client',
    emptyOutDir: true,
    // The policy of the page allows its own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // For `vite`, in front of a running console.
  server: { proxy: { '/api': process.env.CONSOLE ?? 'http://operator.localhost:4602' } },
});
