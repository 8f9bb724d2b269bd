import { readText } from './repository';
import { tableFigureFiles } from './table-figures';

it.each(Object.entries(tableFigureFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});
