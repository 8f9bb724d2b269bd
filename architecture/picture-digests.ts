/** The digests of the drawn pictures, which are part of their addresses. */
import { createHash } from 'node:crypto';
import { gameCategories } from '@pavilion/contract';
import { coverMotifs, coverShapes, themeNames } from '@pavilion/ui';
import { gamePictures } from '../site/build/game-pictures';
import { renderCover } from '../site/src/server/cover';
import { renderScene } from '../site/src/server/scene';
import { writeCoverUrl } from '../site/src/shared/games/cover-url';
import { scenes, sceneUrl } from '../site/src/shared/scenes/scene-url';
import { root } from './repository';

/**
 * The SVG with its generated names numbered and the white space of its styles removed: both depend on the compiler, and
 * the test that compares the digests uses another one than `npm run generate`.
 */
const normalized = (svg: string): string => {
  const names = [
    ...[...svg.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!),
    ...[...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes]) => classes!.split(/\s+/)),
  ];
  const numbers = new Map([...new Set(names)].map((name, index) => [name, `n${index}`]));
  return svg.replace(/[\w-]+/g, (word) => numbers.get(word) ?? word).replace(/\s*([:;,{}()>])\s*/g, '$1');
};

const digestOf = (pictures: readonly string[]): string =>
  createHash('sha256').update(pictures.map(normalized).join('\n')).digest('hex').slice(0, 8);

const allScenes = () => scenes.map(({ name, theme }) => renderScene(sceneUrl(name, theme))!.body);

const cover = { motif: 'coin', category: 'egame', colors: ['#7a1212', '#1fae7c'], name: 'A' } as const;

const allCovers = () =>
  themeNames
    .flatMap((theme) => coverShapes.map((shape) => ({ ...cover, theme, shape })))
    .flatMap((view) => [
      ...coverMotifs.map((motif) => ({ ...view, motif })),
      ...gameCategories.map((category) => ({ ...view, category })),
    ])
    .map((each) => renderCover(writeCoverUrl(each))!.body);

/** The generated file by its path in the repository. */
export const pictureDigestFiles = (): Readonly<Record<string, string>> => ({
  'site/src/shared/picture-digests.generated.ts': [
    '/* Generated from the drawings by `npm run generate`. A digest is part of the address of each picture. */',
    `export const sceneDigest = '${digestOf(allScenes())}';`,
    `export const coverDigest = '${digestOf(allCovers())}';`,
    `export const gamePictureDigest = '${digestOf([...gamePictures(root).values()])}';`,
    '',
  ].join('\n'),
});
