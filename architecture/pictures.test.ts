import { isTest, listFiles, readWithoutComments } from './repository';

/** Illustration components and lists of the kit. They are large; the site renders them on the server only. */
const painters = /\b(\w*Scene|Scene(Banner|Empty|Notice)|GameCover|coverMotifs|bannerScenes)\b/;
const fromKit = /import (?!type)\{([^}]*)\} from '@pavilion\/ui'/g;

const valuesOf = (source: string): string[] =>
  [...source.matchAll(fromKit)]
    .flatMap(([, names]) => names!.split(','))
    .filter((name) => !name.trim().startsWith('type '));

describe('pictures', () => {
  it('code for browsers imports no illustration components (fix: use SceneImage, CoverImage)', () => {
    const offenders = listFiles('site/src')
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.startsWith('site/src/server/'))
      .filter((path) => valuesOf(readWithoutComments(path)).some((name) => painters.test(name)));
    expect(offenders).toEqual([]);
  });
});
