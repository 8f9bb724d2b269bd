import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOf, gatewayBrands } from './brands';
import { assetsOf, type Manifest } from './server/assets';
import { renderCover } from './server/cover';
import type { Assets } from './server/document';
import { scriptHashes } from './server/inline-script';
import type { PageResponse, PageServer } from './server/page-server';
import { createSkeletons, renderPage } from './server/render-page';
import { renderScene } from './server/scene';
import { createSharedPartsCache } from './server/shared-parts';
import { sharedRequest } from './server/shared-request';
import { coverRoot } from './shared/games/cover-url';
import { sceneRoot } from './shared/scenes/scene-url';

/** Prefixes of the addresses that `renderPicture` handles. */
const pictureRoots = [coverRoot, sceneRoot] as const;

/** Renders the picture of an address; undefined for an address of a page. */
const renderPicture = (url: string): PageResponse | undefined => renderCover(url) ?? renderScene(url);

/**
 * Creates the page server of a build.
 *
 * @param clientDir the output folder of `vite build`
 * @param brandName the brand of hosts that no brand lists; by default the first one
 */
export const createPageServer = (clientDir: string, brandName = ''): PageServer => {
  const ofUnknownHosts = brandOf(brandName);
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const sharedParts = createSharedPartsCache();
  return {
    publicDir: clientDir,
    pictures: pictureRoots,
    scriptHashes: scriptHashes(),
    shared: sharedRequest,
    brands: gatewayBrands(),
    fallbackHtml: createSkeletons({ assets: assetsOf(manifest, []), ofUnknownHosts }),
    render: async (request) =>
      renderPicture(request.url) ??
      renderPage(request, {
        assetsOfSources: (sources) => assetsOf(manifest, sources),
        ofUnknownHosts,
        sharedParts,
      }),
  };
};

/** The page server of the development server; the browser loads the source modules. */
export const createDevPageServer = (): PageServer => {
  const assets: Assets = { script: '/src/entry-client.tsx', preloads: [], styles: [] };
  return {
    publicDir: '',
    pictures: pictureRoots,
    scriptHashes: scriptHashes(),
    shared: sharedRequest,
    brands: gatewayBrands(),
    fallbackHtml: createSkeletons({ assets }),
    render: async (request) =>
      renderPicture(request.url) ??
      renderPage(request, {
        assetsOfSources: () => assets,
        ofUnknownHosts: brandOf(process.env.BRAND ?? ''),
      }),
  };
};
