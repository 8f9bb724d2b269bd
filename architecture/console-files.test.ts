import { consoleFiles } from './console-files';
import { readText } from './repository';

it.each(Object.entries(consoleFiles()))(
  '[VIP-1] %s has the levels of the gateway (fix: npm run generate)',
  (path, text) => expect(readText(path)).toBe(text),
);
