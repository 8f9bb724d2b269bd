import { isTest, listFiles, readWithoutComments } from './repository';

/** Tests, their kits, and characters that are part of a picture. */
const excluded = /\.(test|stories)\.|-test-kit\.|\/(conformance|motifs|testing)\//;

/** The catalogues of the site. The kit tests its own. */
const catalogues = () => listFiles('site/src').filter((path) => path.endsWith('messages/zh-CN.ts'));

const keysOf = (module: Record<string, unknown>) => {
  const [catalogue] = Object.values(module).filter((value) => typeof value === 'object' && value !== null);
  return Object.keys(catalogue as object).sort();
};

/** Texts with half-width punctuation on purpose. */
const halfWidth = [
  // Prescribed by DLG-9 and ERR-8; `ModalBody` and `errorText` typeset them.
  'packages/ui/src/modal/modal-messages.ts',
  'packages/sdk/src/errors/messages/zh-CN.ts',
];

/** Regular expressions, and parts of texts that name the format of data, in which the colon is that character. */
const notProse = /= \/.+\/\w*;|注单编号:客户端种子|客户端种子:局号|您的种子:轮次/g;

/** The product's files with texts for people: catalogues, server texts, and the pages of games and operators. */
const textFiles = () =>
  listFiles('packages', 'site/src', 'examples').filter(
    (path) =>
      /\.(ts|tsx|js|html)$/.test(path) &&
      !isTest(path) &&
      !/\/tests\//.test(path) &&
      !halfWidth.includes(path),
  );

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

  it('[APP-9] Chinese texts have full-width punctuation', () => {
    const wrong = /.*(?:\p{Script=Han}[,;:!?]|[,;!?]\p{Script=Han}).*/gu;
    const offenders = textFiles().flatMap((path) =>
      (readWithoutComments(path).replaceAll(notProse, '').match(wrong) ?? []).map(
        (line) => `${path}: ${line.trim()}`,
      ),
    );
    expect(offenders).toEqual([]);
  });

  it('[APP-9] Chinese texts quote as the mainland does', () => {
    const texts = textFiles().filter((path) => path !== 'packages/format/src/ellipsis.ts');
    expect(texts.filter((path) => /[「」『』]/.test(readWithoutComments(path)))).toEqual([]);
  });

  it('[APP-9] English nouns after a number have a form for 1', () => {
    // Amounts of money and names, after which the word is the same for every value.
    const others = /\{currency\}\{\w+\}|\{(?:account|agent|author|brand|name|sport)\}/g;
    // A limit in words stays in force.
    const allowed = ['{limit} stays'];
    const offenders = listFiles('site/src')
      .filter((path) => path.endsWith('messages/en.ts'))
      .flatMap((path) => {
        const nouns = readWithoutComments(path)
          .replaceAll(others, '')
          .match(/\{\w+\} (?:(?:more|new|active|counting|red|single) )?(?!is\b)[a-z]+s\b/g);
        return (nouns ?? []).filter((noun) => !allowed.includes(noun)).map((noun) => `${path}: ${noun}`);
      });
    expect(offenders).toEqual([]);
  });

  it('[APP-9] English texts have half-width punctuation', () => {
    const offenders = listFiles('packages', 'site/src')
      .filter((path) => path.endsWith('messages/en.ts') || path.endsWith('texts/en.ts'))
      .flatMap((path) => readWithoutComments(path).match(/.*[，。：；！？（）].*/g) ?? []);
    expect(offenders).toEqual([]);
  });
});
