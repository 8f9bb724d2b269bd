import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf, type Manifest } from './server/assets';
import type { Assets } from './server/document';
import type { PageServer } from './server/page-server';
import { renderFallback, renderPage } from './server/render-page';
import { pictureRoots, renderPicture } from './server/render-picture';
import { scriptHashes } from './server/script-hashes';
import { sharedRequest } from './server/shared-request';

/**
 * The pages of a build.
 *
 * @param clientDir - where `vite build` put the browser's files.
 */
export const createPageServer = (clientDir: string): PageServer => {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  return {
    publicDir: clientDir,
    pictures: pictureRoots,
    scriptHashes: scriptHashes(),
    shared: sharedRequest,
    fallbackHtml: renderFallback(assetsOf(manifest, [])),
    render: async (request) =>
      renderPicture(request.url) ?? renderPage(request, (sources) => assetsOf(manifest, sources)),
  };
};

/** The pages while the site is developed: the browser takes the sources themselves. */
export const createDevPageServer = (): PageServer => {
  const assets: Assets = { script: '/src/entry-client.tsx', preloads: [], styles: [] };
  return {
    publicDir: '',
    pictures: pictureRoots,
    scriptHashes: scriptHashes(),
    shared: sharedRequest,
    fallbackHtml: renderFallback(assets),
    render: async (request) => renderPicture(request.url) ?? renderPage(request, () => assets),
  };
};
