import { listFiles, readWithoutComments } from './repository';

/** Tests, their kits, and characters that are part of a picture. */
const excluded = /\.(test|stories)\.|-test-kit\.|\/(conformance|motifs|testing)\//;

/** The catalogues of the site. The kit tests its own. */
const catalogues = () => listFiles('site/src').filter((path) => path.endsWith('messages/zh-CN.ts'));

const keysOf = (module: Record<string, unknown>) => {
  const [catalogue] = Object.values(module).filter((value) => typeof value === 'object' && value !== null);
  return Object.keys(catalogue as object).sort();
};

describe('message catalogues', () => {
  it.each(catalogues())('[APP-9] %s has the same keys as the English catalogue beside it', (path) => {
    const keys = (file: string) => keysOf(require(`../${file}`));
    expect(keys(path.replace('zh-CN', 'en'))).toEqual(keys(path));
  });

  it('[APP-9] finds catalogues', () => expect(catalogues().length).toBeGreaterThan(0));

  it('[BRD-1] texts contain no currency unit, because each brand has its own', () => {
    const offenders = listFiles('site/src', 'packages/gateway/src')
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
      .flatMap((path) => readWithoutComments(path).match(/.*[\d}] ?万?元.*/g) ?? []);
    expect(offenders).toEqual([]);
  });

  it('[APP-9] components contain no Chinese text', () => {
    const offenders = listFiles('site/src', 'packages/ui/src')
      .filter((path) => path.endsWith('.tsx') && !excluded.test(path))
      .filter((path) => /\p{Script=Han}/u.test(readWithoutComments(path)));
    expect(offenders).toEqual([]);
  });
});
