import { isTest, listFiles, readWithoutComments } from './repository';

/** Names of illustration components. They are large and only rendered on the server. */
const painters = /\b(\w*Scene|Scene(Banner|Empty|Notice)|GameCover|coverMotifs|bannerScenes)\b/;
const fromKit = /import (?!type)\{([^}]*)\} from '@pavilion\/ui'/g;

const valuesOf = (source: string): string[] =>
  [...source.matchAll(fromKit)]
    .flatMap(([, names]) => names!.split(','))
    .filter((name) => !name.trim().startsWith('type '));

describe('pictures', () => {
  it('browsers fetch scenes and covers, and never the code that draws them (fix: use SceneImage, CoverImage)', () => {
    const offenders = listFiles('site/src')
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.startsWith('site/src/server/'))
      .filter((path) => valuesOf(readWithoutComments(path)).some((name) => painters.test(name)));
    expect(offenders).toEqual([]);
  });
});
