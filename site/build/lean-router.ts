import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '../dist/production',
);
const library = /node_modules\/react-router\/dist\/production\//;

/**
 * React Router's file makes its components by calls and names them by assignments, so that a bundler must keep them all:
 * forms, scroll restoration, the data and framework modes. Marked as free of effects, what nobody imports goes.
 */
export const leanRouter = (): Plugin => ({
  name: 'pavilion:lean-router',
  config: () => ({
    resolve: {
      // Its exports map leads to the development build whatever the mode.
      alias: [{ find: /^react-router$/, replacement: join(folder, 'index.mjs') }],
    },
  }),
  transform: {
    filter: { id: library },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    }),
  },
});
