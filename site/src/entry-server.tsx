import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf, type Manifest } from './server/assets';
import { renderCover } from './server/cover';
import type { Assets } from './server/document';
import type { PageServer } from './server/page-server';
import { renderFallback, renderPage } from './server/render-page';
import { scriptHashes } from './server/script-hashes';
import { coverRoot } from './shared/games/cover-url';

/**
 * The pages of a build.
 *
 * @param clientDir - where `vite build` put the browser's files.
 */
export const createPageServer = (clientDir: string): PageServer => {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  return {
    publicDir: clientDir,
    pictures: [coverRoot],
    scriptHashes: scriptHashes(),
    fallbackHtml: renderFallback(assetsOf(manifest, [])),
    render: async (request) =>
      renderCover(request.url) ?? renderPage(request, (sources) => assetsOf(manifest, sources)),
  };
};

/** The pages while the site is developed: the browser takes the sources themselves. */
export const createDevPageServer = (): PageServer => {
  const assets: Assets = { script: '/src/entry-client.tsx', preloads: [], styles: [] };
  return {
    publicDir: '',
    pictures: [coverRoot],
    scriptHashes: scriptHashes(),
    fallbackHtml: renderFallback(assets),
    render: async (request) => renderCover(request.url) ?? renderPage(request, () => assets),
  };
};
