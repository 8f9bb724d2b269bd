import { gameCategories } from '@pavilion/contract';
import { buildGame } from '@pavilion/sdk/testing';
import { coverShapes } from '@pavilion/ui';
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
    expect(coverUrl(game, 'zh-CN', 'portrait')).toBe(
      `/covers/${coverDigest}/portrait/dragon/7a1212-1fae7c/egame/%E9%87%91%E9%BE%99.svg`,
    );
    expect(coverUrl(game, 'en', 'wide')).toBe(
      `/covers/${coverDigest}/wide/dragon/7a1212-1fae7c/egame/Dragon.svg`,
    );
  });

  it('[GAM-2] round-trips for any name and motif', () => {
    fc.assert(
      fc.property(
        fc.tuple(colour, colour),
        fc.constantFrom(...gameCategories),
        fc.constantFrom('lotus', 'dragon-tiger', 'kuai3', 'lucky28'),
        fc.constantFrom(...coverShapes),
        name,
        (colors, category, motif, shape, word) => {
          const cover = { motif, colors, category, name: word, shape };
          expect(readCoverUrl(writeCoverUrl(cover))).toEqual(cover);
        },
      ),
    );
  });

  it.each([
    '',
    'lotus/7a1212-1fae7c/egame/x.svg',
    'square/lotus/7a1212-1fae7c/egame/x.svg',
    'wide/lotus/7a1212-1fae7c/egame/.svg',
    'wide/lotus/7a1212/egame/x.svg',
    'wide/lotus/7A1212-1FAE7C/egame/x.svg',
    'wide/lotus/7a1212-1fae7c/poker/x.svg',
    'wide/lotus/7a1212-1fae7c/egame/x.png',
    'wide/lotus/7a1212-1fae7c/egame/a/b.svg',
    'wide/lotus/7a1212-1fae7c/egame/%E9%87.svg',
    'wide/lotus/7a1212-1fae7c/egame/%00.svg',
    `wide/lotus/7a1212-1fae7c/egame/${'x'.repeat(41)}.svg`,
    '../../etc/passwd.svg',
  ])('does not read %s', (rest) => expect(readCoverUrl(`/covers/${coverDigest}/${rest}`)).toBeUndefined());

  it.each([
    '/covers/',
    '/covers/wide/lotus/7a1212-1fae7c/egame/x.svg',
    '/covers/0badcafe/wide/lotus/7a1212-1fae7c/egame/x.svg',
  ])('does not read %s, which is not of this drawing', (url) => expect(readCoverUrl(url)).toBeUndefined());
});
