import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGame } from '@pavilion/sdk/testing';
import * as pictures from '../site/src/testing/picture-urls';

const { coverUrl, sceneUrl } = pictures;

it('gives site pages in the Storybook their pictures as data addresses', () => {
  for (const url of [sceneUrl('phone', 'space'), coverUrl(buildGame(), 'en', 'portrait', 'space')]) {
    expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(url).not.toContain("'");
  }
});

it.each(['scenes/scene', 'games/cover'])(
  'replaces all that the images of %s import for their addresses',
  (name) => {
    const file = join(__dirname, `../site/src/shared/${name}-image.tsx`);
    const [, imported = ''] =
      /import \{([^}]*)\} from '\.\/(?:scene|cover)-url'/.exec(readFileSync(file, 'utf8')) ?? [];
    const values = imported
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '));
    expect(values).not.toEqual([]);
    expect(Object.keys(pictures)).toEqual(expect.arrayContaining(values));
  },
);
