import { isTest, listFiles, readWithoutComments } from './repository';

/**
 * How the names in session storage begin, which the article about privacy mentions in one sentence: what the tab forgets when it
 * is closed. A name in local storage is a row of `storageKeys`, and its content a row of that article, which
 * `npm run typecheck` demands.
 */
const tabNames = [
  /** Requests of money and bets without an answer: `pavilion.<operation>.<member>`. */
  'pavilion.$',
  'pavilion.form.',
  'pavilion.login-code',
  'pavilion.message-key.',
  'pavilion.reloaded-at',
  'pavilion.slip',
  'pavilion.sport-bets.',
  'pavilion.sport-cash-outs.',
];

const typedName = /['"`](pavilion\.[\w.$-]*)/g;
const access = /(?:[sS]torage|[sS]torage\(\))\s*\.(?:get|set|remove)Item\(\s*(?:['"`]([^'"`]*)|(\w+))/g;

/** The names in the storage of the browser that are written as text in a file, and not taken from `storageKeys`. */
const typedNames = (code: string): readonly string[] => {
  const constants = new Map(
    [...code.matchAll(/\bconst (\w+) = ['"`]([^'"`]*)['"`]/g)].map(([, name, value]) => [name!, value!]),
  );
  const used = [...code.matchAll(access)].flatMap(([, text, name = '']) => text ?? constants.get(name) ?? []);
  const typed = [...code.matchAll(typedName)].map(([, name]) => name!);
  const known = [...tabNames, '${storageKeys.'];
  return [...new Set([...typed, ...used])].filter((name) => !known.some((start) => name.startsWith(start)));
};

describe('names in the storage of the browser', () => {
  it('are rows of storageKeys in packages/contract/src/storage-keys.ts (fix: add a row, and its content to the article about privacy; of session storage: a row of tabNames in this test)', () => {
    const found = listFiles('site/src')
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.includes('.generated.'))
      .map((path) => [path, typedNames(readWithoutComments(path))] as const)
      .filter(([, names]) => names.length > 0);
    expect(found).toEqual([]);
  });

  it.each([
    ["const entry = 'recent'; localStorage.getItem(entry)", ['recent']],
    ["localStorage.setItem('recent', '1')", ['recent']],
    ["storage().removeItem('recent')", ['recent']],
    ["const name = 'pavilion.recent'; read(name)", ['pavilion.recent']],
    ['localStorage.getItem(storageKeys.theme)', []],
    ["sessionStorage.setItem('pavilion.form.login', '')", []],
  ])('are found in %s', (code, names) => expect(typedNames(code)).toEqual(names));
});
