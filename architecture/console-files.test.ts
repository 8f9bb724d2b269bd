import { consoleFiles } from './console-files';
import { readText } from './repository';

it.each(Object.entries(consoleFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});
