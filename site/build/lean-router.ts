import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '../dist/production',
);
const library = /node_modules\/react-router\/dist\/production\//;

/**
 * Marks the components of React Router as free of side effects. It creates them by calls and assigns `displayName`, so a
 * bundler would keep unused ones: forms, scroll restoration, the data and framework modes.
 */
export const leanRouter = (): Plugin => ({
  name: 'pavilion:lean-router',
  config: () => ({
    resolve: {
      // The exports map of the package resolves to the development build in every mode.
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
