import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkOrder } from './build/chunk-order';
import { compress } from './build/compress';
import { devPages } from './build/dev-pages';
import { firstLoadChunks } from './build/first-load';
import { gamePictureFiles } from './build/game-pictures';
import { leanRouter } from './build/lean-router';
import { browsers } from './src/shared/browsers';

/** URL of the gateway for the development server. */
const gateway = process.env.GATEWAY ?? 'http://127.0.0.1:4600';
const babelConfig = join(import.meta.dirname, '../babel.config.json');

/**
 * Two builds from one configuration: the browser's (`vite build`) and the server's (`vite build --ssr`). Workspace
 * packages are read from their TypeScript sources.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react({ babel: { configFile: babelConfig } }),
    devPages({ gateway, entry: '/src/entry-server.tsx' }),
    ...(isSsrBuild
      ? []
      : [leanRouter(), chunkOrder(), gamePictureFiles(join(import.meta.dirname, '..')), compress()]),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', 'react-redux', '@reduxjs/toolkit'],
  },
  // The server's build is whole, with the production build of React in it, whatever NODE_ENV says when it starts.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: {
    noExternal: isSsrBuild ? true : [/^@pavilion\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    target: browsers.map(({ engine, since }) => `${engine}${since}`),
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ssr: isSsrBuild,
    // Small pictures stay files: a page's policy allows its own origin.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: firstLoadChunks },
        },
  },
}));
