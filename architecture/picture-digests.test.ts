import { pictureDigestFiles } from './picture-digests';
import { readText } from './repository';

it.each(Object.entries(pictureDigestFiles()))(
  '[APP-8] %s has the digests of the current drawings (to fix: npm run generate)',
  (path, text) => expect(readText(path)).toBe(text),
);
