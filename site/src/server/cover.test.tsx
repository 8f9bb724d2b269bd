/** @jest-environment node */
import { gameCategories } from '@pavilion/contract';
import { themeNames } from '@pavilion/ui';
import { writeCoverUrl } from '../shared/games/cover-url';
import { coverDigest } from '../shared/picture-digests.generated';
import { renderCover } from './cover';

const dragon = {
  motif: 'dragon',
  colors: ['#7a1212', '#1fae7c'],
  category: 'egame',
  name: '金龙献瑞',
  shape: 'portrait',
  theme: 'default',
} as const;

describe('renderCover', () => {
  it.each(gameCategories)('[GAM-2] renders a cover of %s as an immutable SVG', (category) => {
    const answer = renderCover(writeCoverUrl({ ...dragon, category }));
    expect(answer?.status).toBe(200);
    expect(answer?.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*金龙献瑞.*<\/svg>$/s);
    expect(answer?.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });

  it.each([
    ['portrait', '640'],
    ['wide', '270'],
    ['thumbnail', '480'],
  ] as const)('[GAM-2] renders a %s cover, %s high', (shape, height) =>
    expect(renderCover(writeCoverUrl({ ...dragon, shape }))?.body).toContain(`height="${height}"`),
  );

  it('[THM-3] renders a cover of the world of each theme', () => {
    const drawn = themeNames.map((theme) => renderCover(writeCoverUrl({ ...dragon, theme }))?.body);
    expect(new Set(drawn).size).toBe(themeNames.length);
  });

  it('[GAM-2] escapes any name as text', () => {
    const answer = renderCover(writeCoverUrl({ ...dragon, name: '<script>&"' }));
    expect(answer?.body).toContain('&lt;script&gt;&amp;');
    expect(answer?.body).not.toContain('<script');
  });

  it.each([
    `/covers/${coverDigest}/space/wide/unicorn/7a1212-1fae7c/egame/x.svg`,
    `/covers/${coverDigest}/space/wide/constructor/7a1212-1fae7c/egame/x.svg`,
    `/covers/${coverDigest}/space/wide/dragon/red-blue/egame/x.svg`,
    '/covers/0badcafe/space/wide/dragon/7a1212-1fae7c/egame/x.svg',
    '/covers/',
  ])('[GAM-2] answers 404 for %s', (url) => expect(renderCover(url)?.status).toBe(404));

  it('returns undefined for the address of a page', () => expect(renderCover('/game/egame')).toBeUndefined());
});
