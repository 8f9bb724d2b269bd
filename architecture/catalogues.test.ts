import { basename, dirname } from 'node:path';
import { catalogues } from '../site/src/brands/catalogues.generated';
import { catalogueSources, otherTexts } from './catalogues';
import { isTest, listFiles, readText } from './repository';

const sources = catalogueSources();
const calls = listFiles('site/src').filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !isTest(file) &&
    !file.endsWith('/define-messages.ts') &&
    readText(file).includes('defineMessages('),
);

describe('message catalogues', () => {
  it('[BRD-1] are exported constants with an id (fix: export const … = defineMessages)', () => {
    const count = calls.flatMap((file) => readText(file).match(/\bdefineMessages\(/g) ?? []).length;
    expect(sources).toHaveLength(count);
    expect(count).toBeGreaterThan(50);
  });

  it('[BRD-1] have ids of their own (fix: choose another id)', () => {
    const ids = sources.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('[BRD-1] have the id of their constant, without Messages, or of their folder', () => {
    const other = sources.filter(
      ({ id, name, file }) => ![name.replace(/Messages$/, ''), basename(dirname(file))].includes(id),
    );
    expect(other).toEqual([]);
  });

  it('[APP-9] have the keys and placeholders of Chinese in every language', () => {
    expect(otherTexts(catalogues)).toEqual([]);
  });
});
