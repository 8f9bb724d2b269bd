import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteRow } from './routes/route-table';
import { assetsOf, type Manifest } from './server/assets';
import type { Assets } from './server/document';
import type { PageServer } from './server/page-server';
import { renderFallback, renderPage } from './server/render-page';

/**
 * The pages of a build.
 *
 * @param clientDir - where `vite build` put the browser's files.
 */
export const createPageServer = (clientDir: string): PageServer => {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const assetsOfRow = ({ page }: RouteRow) => assetsOf(manifest, [page.source]);
  return {
    publicDir: clientDir,
    fallbackHtml: renderFallback(assetsOf(manifest, [])),
    render: (request) => renderPage(request, assetsOfRow),
  };
};

/** The pages while the site is developed: the browser takes the sources themselves. */
export const createDevPageServer = (): PageServer => {
  const assets: Assets = { script: '/src/entry-client.tsx', preloads: [], styles: [] };
  return {
    publicDir: '',
    fallbackHtml: renderFallback(assets),
    render: (request) => renderPage(request, () => assets),
  };
};
