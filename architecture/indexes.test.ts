import { indexFiles } from './indexes';
import { readText } from './repository';

it.each(Object.entries(indexFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});
