import { dirname, join, posix } from 'node:path';
import { gameCategories, giftStates, mallGiftKinds, peakWeeks, transactionKinds } from '@pavilion/contract';
import { sports } from '@pavilion/contract/sports';
import { isTest, listFiles, readWithoutComments, root } from './repository';

/** Keys that the code reads by an id from elsewhere, by their catalogue. */
const keysReadById: Readonly<Record<string, { readonly keys: readonly string[]; readonly reason: string }>> =
  {
    'site/src/shared/games/messages/zh-CN.ts': {
      keys: gameCategories,
      reason: 'a category of the contract has its name under its own id',
    },
    'site/src/shared/payment/messages/zh-CN.ts': {
      keys: transactionKinds,
      reason: 'a kind of transaction has its name under its own id',
    },
    'site/src/features/sports/messages/zh-CN.ts': {
      keys: sports,
      reason: 'a sport has its name under its own id',
    },
    'site/src/features/mall/messages/zh-CN.ts': {
      keys: mallGiftKinds,
      reason: 'a kind of gift has its name under its own id',
    },
    'site/src/features/peak/messages/zh-CN.ts': {
      keys: [...giftStates, ...peakWeeks],
      reason: 'a week and the state of a prize have their names under their own ids',
    },
  };

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The code of the site without tests and catalogues. */
const sources: readonly Source[] = listFiles('site/src')
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !/\/messages\/(zh-CN|en)\.ts$/.test(path))
  .map((path) => ({ path, text: readWithoutComments(path) }));

/** Whether a file imports a module, given without extension. */
const imports = ({ path, text }: Source, module: string): boolean =>
  [...text.matchAll(/from '(\.[^']*)'/g)].some(
    ([, specifier]) => posix.join(posix.dirname(path), specifier as string) === module,
  );

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

const catalogues = listFiles('site/src').filter((path) => path.endsWith('messages/zh-CN.ts'));

/** The folder whose texts a catalogue holds. */
const folderOf = (catalogue: string) => `${dirname(dirname(catalogue))}/`;

/** The innermost folder with a catalogue around a file. */
const innermostFolder = (path: string) =>
  catalogues
    .map(folderOf)
    .filter((folder) => path.startsWith(folder))
    .sort((a, b) => b.length - a.length)[0];

/** The files that may name a catalogue's keys: those of its folder, and importers of the module that pairs it with `en`. */
const readersOf = (catalogue: string): readonly Source[] => {
  const pairings = sources.filter((source) => imports(source, withoutExtension(catalogue)));
  return sources.filter(
    (source) =>
      innermostFolder(source.path) === folderOf(catalogue) ||
      pairings.some(({ path }) => imports(source, withoutExtension(path))),
  );
};

const keysOf = (catalogue: string): readonly string[] =>
  Object.values(require(join(root, catalogue)) as Record<string, unknown>)
    .filter((texts) => typeof texts === 'object' && texts !== null)
    .flatMap((texts) => Object.keys(texts as object));

const isNamed = (key: string, { text }: Source): boolean =>
  [`'${key}'`, `"${key}"`, `\`${key}\``].some((literal) => text.includes(literal));

/** The keys of a catalogue that neither a literal in the code nor an id names. */
const deadKeys = (catalogue: string): readonly string[] => {
  const readers = readersOf(catalogue);
  const ids = keysReadById[catalogue]?.keys ?? [];
  return keysOf(catalogue).filter(
    (key) => !ids.includes(key) && !readers.some((source) => isNamed(key, source)),
  );
};

describe('message keys', () => {
  it.each(catalogues)('[APP-9] the code names every key of %s', (catalogue) => {
    expect(deadKeys(catalogue)).toEqual([]);
  });

  it('[APP-9] the list of keys that are read by id names existing catalogues only', () => {
    expect(Object.keys(keysReadById).filter((path) => !catalogues.includes(path))).toEqual([]);
  });
});
