import { indexFiles, sportModels } from './indexes';
import { readText } from './repository';

it.each(Object.entries(indexFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});

it('lists the model of a sport whose name has a hyphen under a valid name', () => {
  const text = sportModels(['football', 'table-tennis']);
  expect(text).toContain("import { tableTennis } from './table-tennis';");
  expect(text).toContain("= { football, 'table-tennis': tableTennis };");
});
