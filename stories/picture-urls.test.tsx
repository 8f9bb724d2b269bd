import { buildGame } from '@pavilion/sdk/testing';
import { coverUrl, isVignette, sceneUrl } from '../site/src/testing/picture-urls';

it('gives site pages in the Storybook their pictures as data addresses', () => {
  for (const url of [sceneUrl('phone', 'space'), coverUrl(buildGame(), 'en', 'portrait', 'space')]) {
    expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(url).not.toContain("'");
  }
  expect(isVignette('notFound')).toBe(true);
});
