/** @jest-environment node */
import { sceneDigest } from '../shared/picture-digests.generated';
import { scenes, sceneUrl } from '../shared/scenes/scene-url';
import { renderScene } from './scene';

const bodyOf = ({ name, theme }: (typeof scenes)[number]) => renderScene(sceneUrl(name, theme))?.body ?? '';

describe('renderScene', () => {
  it.each(scenes)('[APP-8] renders $name for the theme $theme as an immutable SVG', (scene) => {
    const answer = renderScene(sceneUrl(scene.name, scene.theme));
    expect(answer?.status).toBe(200);
    expect(answer?.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    expect(answer?.body).toMatch(
      new RegExp(`^<svg xmlns="http://www\\.w3\\.org/2000/svg" data-theme="${scene.theme}"`),
    );
  });

  it.each(scenes)('[THM-3] defines every colour and gradient that $name for $theme refers to', (scene) => {
    const svg = bodyOf(scene);
    const lacking = (used: RegExp, isThere: (name: string) => boolean) =>
      [...svg.matchAll(used)].map(([, name]) => name!).filter((name) => !isThere(name));
    expect(lacking(/var\((--[\w-]+)\)/g, (name) => svg.includes(`${name}:`))).toEqual([]);
    expect(lacking(/url\(#([^)]+)\)/g, (id) => svg.includes(`id="${id}"`))).toEqual([]);
  });

  it('renders the same SVG regardless of styled components loaded before', () =>
    expect(scenes.map(bodyOf).join('')).not.toContain('data-styled'));

  it('[THM-4] contains no animation, so reduced motion is respected', () =>
    expect(bodyOf(scenes[0]!)).toContain('*{animation:none!important}'));

  it.each([
    '/scenes/',
    `/scenes/${sceneDigest}/festival/neon.svg`,
    `/scenes/${sceneDigest}/constructor/space.svg`,
    `/scenes/${sceneDigest}/festival/space.svg?x`,
    '/scenes/other/festival/space.svg',
  ])('has no picture for %s', (url) => expect(renderScene(url)?.status).toBe(404));

  it('returns undefined for the address of a page', () => expect(renderScene('/game/egame')).toBeUndefined());
});
