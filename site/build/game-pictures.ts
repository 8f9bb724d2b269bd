import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
// @ts-expect-error: the modules of game pages are JavaScript, which the compiler reads for their own project alone.
import { fishCodes, fishSvg } from '../../packages/gateway/venue-client/fishing/js/sprites.js';
import { gamePictureDigest } from '../src/shared/picture-digests.generated';

const symbols = 'packages/gateway/venue-client/slots/symbols';

/**
 * The drawings of the game pages that the bet record shows too, as SVG by `<engine>/<name>`: symbols of slots and fish.
 *
 * @param root of the repository
 */
export const gamePictures = (root: string): ReadonlyMap<string, string> =>
  new Map([
    ...readdirSync(join(root, symbols))
      .sort()
      .map(
        (file) => [`slots/${file.slice(0, -4)}`, readFileSync(join(root, symbols, file), 'utf8')] as const,
      ),
    ...fishCodes.map((code: string) => [`fishing/${code}`, fishSvg(code)] as readonly [string, string]),
  ]);

const folder = `assets/game-pictures/${gamePictureDigest}`;

/** Adds the drawings to the files of the build, and serves them in development. @param root of the repository */
export const gamePictureFiles = (root: string): Plugin => ({
  name: 'pavilion:game-pictures',
  generateBundle() {
    for (const [name, source] of gamePictures(root)) {
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}.svg`, source });
    }
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [, name] = /^\/assets\/game-pictures\/\w+\/([\w/-]+)\.svg$/.exec(request.url ?? '') ?? [];
      const picture = name === undefined ? undefined : gamePictures(root).get(name);
      if (picture === undefined) return next();
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    });
  },
});
