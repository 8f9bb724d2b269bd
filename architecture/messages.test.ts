import { code, filesIn } from './repository';

/** Tests and their kits, and characters that are drawn as a part of a picture. */
const notWording = /\.(test|stories)\.|-test-kit\.|\/(conformance|motifs|testing)\//;

/** The site's; the kit tests its own, which stand beside its components. */
const catalogues = () => filesIn('site/src').filter((path) => path.endsWith('messages/zh-CN.ts'));

const keysOf = (module: Record<string, unknown>) => {
  const [catalogue] = Object.values(module).filter((value) => typeof value === 'object' && value !== null);
  return Object.keys(catalogue as object).sort();
};

describe('message catalogues', () => {
  it.each(catalogues())('[APP-9] %s and its English twin have equal keys', (path) => {
    const keys = (file: string) => keysOf(require(`../${file}`));
    expect(keys(path.replace('zh-CN', 'en'))).toEqual(keys(path));
  });

  it('[APP-9] there are catalogues', () => expect(catalogues().length).toBeGreaterThan(0));

  it('[APP-9] no Chinese text stands in a component', () => {
    const offenders = filesIn('site/src', 'packages/ui/src')
      .filter((path) => path.endsWith('.tsx') && !notWording.test(path))
      .filter((path) => /\p{Script=Han}/u.test(code(path)));
    expect(offenders).toEqual([]);
  });
});
