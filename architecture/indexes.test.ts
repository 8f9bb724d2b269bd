import { consoleLanguages, indexFiles, sportModels } from './indexes';
import { readText } from './repository';

it.each(Object.entries(indexFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});

it('lists the model of a sport whose name has a hyphen under a valid name', () => {
  const text = sportModels(['football', 'table-tennis']);
  expect(text).toContain("import { tableTennis } from './table-tennis';");
  expect(text).toContain("= { football, 'table-tennis': tableTennis };");
});

it('[APP-9] lists a further language of the console by its file alone', () => {
  const text = consoleLanguages(['en', 'zh-CN', 'zh-TW']);
  expect(text).toContain("import { zhTW } from './zh-TW';");
  expect(text).toContain("= { en, 'zh-CN': zhCN, 'zh-TW': zhTW };");
});
