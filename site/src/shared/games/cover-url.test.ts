import { gameCategories } from '@pavilion/contract';
import { buildGame } from '@pavilion/sdk/testing';
import { coverShapes, themeNames } from '@pavilion/ui';
import fc from 'fast-check';
import { coverDigest } from '../picture-digests.generated';
import { coverUrl, readCoverUrl, writeCoverUrl } from './cover-url';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const name = fc
  .array(fc.constantFrom(...'金龙献瑞 ·Aé-_.%/?#&+"<>\'()'), { minLength: 1, maxLength: 40 })
  .map((letters) => letters.join(''));

describe('coverUrl', () => {
  it('[GAM-2] contains all parameters of the drawing', () => {
    const game = buildGame({
      name: { 'zh-CN': '金龙', en: 'Dragon' },
      cover: { motif: 'dragon', colors: ['#7a1212', '#1fae7c'] },
    });
    expect(coverUrl(game, 'zh-CN', 'portrait', 'space')).toBe(
      `/covers/${coverDigest}/space/portrait/dragon/7a1212-1fae7c/egame/%E9%87%91%E9%BE%99.svg`,
    );
    expect(coverUrl(game, 'en', 'wide', 'default')).toBe(
      `/covers/${coverDigest}/default/wide/dragon/7a1212-1fae7c/egame/Dragon.svg`,
    );
  });

  it('[GAM-2] round-trips for any name and motif', () => {
    fc.assert(
      fc.property(
        fc.tuple(colour, colour),
        fc.constantFrom(...gameCategories),
        fc.constantFrom('lotus', 'dragon-tiger', 'kuai3', 'lucky28'),
        fc.constantFrom(...coverShapes),
        fc.constantFrom(...themeNames),
        name,
        (colors, category, motif, shape, theme, word) => {
          const cover = { motif, colors, category, name: word, shape, theme };
          expect(readCoverUrl(writeCoverUrl(cover))).toEqual(cover);
        },
      ),
    );
  });

  it.each([
    '',
    'wide/lotus/7a1212-1fae7c/egame/x.svg',
    'neon/wide/lotus/7a1212-1fae7c/egame/x.svg',
    'space/square/lotus/7a1212-1fae7c/egame/x.svg',
    'space/wide/lotus/7a1212-1fae7c/egame/.svg',
    'space/wide/lotus/7a1212/egame/x.svg',
    'space/wide/lotus/7A1212-1FAE7C/egame/x.svg',
    'space/wide/lotus/7a1212-1fae7c/poker/x.svg',
    'space/wide/lotus/7a1212-1fae7c/egame/x.png',
    'space/wide/lotus/7a1212-1fae7c/egame/a/b.svg',
    'space/wide/lotus/7a1212-1fae7c/egame/%E9%87.svg',
    'space/wide/lotus/7a1212-1fae7c/egame/%00.svg',
    `space/wide/lotus/7a1212-1fae7c/egame/${'x'.repeat(41)}.svg`,
    '../../etc/passwd.svg',
  ])('does not read %s', (rest) => expect(readCoverUrl(`/covers/${coverDigest}/${rest}`)).toBeUndefined());

  it.each([
    '/covers/',
    '/covers/space/wide/lotus/7a1212-1fae7c/egame/x.svg',
    '/covers/0badcafe/space/wide/lotus/7a1212-1fae7c/egame/x.svg',
  ])('does not read %s, which is not of this drawing', (url) => expect(readCoverUrl(url)).toBeUndefined());
});
