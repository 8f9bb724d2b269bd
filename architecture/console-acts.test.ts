import { consoleActFiles } from './console-acts';
import { readText } from './repository';

it.each(Object.entries(consoleActFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});
