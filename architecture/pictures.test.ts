import { promotions } from '../packages/gateway/src/seed/promotions';
import { mallGifts } from '../packages/gateway/src/seed/seed-mall';
import { giftPictures } from '../site/src/features/mall/components/motifs/gift-picture';
import { bannerScenes } from '../site/src/shared/scenes/scene-url';
import { isTest, listFiles, readWithoutComments } from './repository';

/** Illustration components of the kit and lists of them. They are large, so the site renders them only on the server. */
const illustrations = /\b(\w*Scene|Scene(Banner|Empty|Notice)|GameCover|coverMotifs|bannerScenes)\b/;
const fromKit = /import (?!type)\{([^}]*)\} from '@pavilion\/ui'/g;

/** The names that a source imports from the kit, without types. */
const valuesOf = (source: string): string[] =>
  [...source.matchAll(fromKit)]
    .flatMap(([, names]) => names!.split(','))
    .filter((name) => !name.trim().startsWith('type '));

describe('pictures', () => {
  it('code for browsers imports no illustration components (fix: use SceneImage, CoverImage)', () => {
    const offenders = listFiles('site/src')
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.startsWith('site/src/server/'))
      .filter((path) => valuesOf(readWithoutComments(path)).some((name) => illustrations.test(name)));
    expect(offenders).toEqual([]);
  });

  it('[MAL-1] every gift of the mall has a drawing (fix: drawings of gift-picture.tsx)', () => {
    expect(mallGifts.map(({ picture }) => picture).filter((name) => !giftPictures.includes(name))).toEqual(
      [],
    );
  });

  it('every promotion of a new database has a drawn scene of its own', () => {
    const names: readonly string[] = promotions.map(({ scene }) => scene);
    const drawn: readonly string[] = bannerScenes;
    expect(names.filter((name) => !drawn.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
