import { gameCategories } from '@pavilion/contract';
import { buildGame } from '@pavilion/sdk/testing';
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
    expect(coverUrl(game, 'zh-CN')).toBe(
      `/covers/${coverDigest}/dragon/7a1212-1fae7c/egame/%E9%87%91%E9%BE%99.svg`,
    );
    expect(coverUrl(game, 'en')).toBe(`/covers/${coverDigest}/dragon/7a1212-1fae7c/egame/Dragon.svg`);
  });

  it('[GAM-2] round-trips for any name and motif', () => {
    fc.assert(
      fc.property(
        fc.tuple(colour, colour),
        fc.constantFrom(...gameCategories),
        fc.constantFrom('lotus', 'dragon-tiger', 'kuai3', 'lucky28'),
        name,
        (colors, category, motif, word) => {
          const cover = { motif, colors, category, name: word };
          expect(readCoverUrl(writeCoverUrl(cover))).toEqual(cover);
        },
      ),
    );
  });

  it.each([
    '',
    'lotus/7a1212-1fae7c/egame/.svg',
    'lotus/7a1212/egame/x.svg',
    'lotus/7A1212-1FAE7C/egame/x.svg',
    'lotus/7a1212-1fae7c/poker/x.svg',
    'lotus/7a1212-1fae7c/egame/x.png',
    'lotus/7a1212-1fae7c/egame/a/b.svg',
    'lotus/7a1212-1fae7c/egame/%E9%87.svg',
    'lotus/7a1212-1fae7c/egame/%00.svg',
    `lotus/7a1212-1fae7c/egame/${'x'.repeat(41)}.svg`,
    '../../etc/passwd.svg',
  ])('does not read %s', (rest) => expect(readCoverUrl(`/covers/${coverDigest}/${rest}`)).toBeUndefined());

  it.each([
    '/covers/',
    '/covers/lotus/7a1212-1fae7c/egame/x.svg',
    '/covers/0badcafe/lotus/7a1212-1fae7c/egame/x.svg',
  ])('does not read %s, which is not of this drawing', (url) => expect(readCoverUrl(url)).toBeUndefined());
});
