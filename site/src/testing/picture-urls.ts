import { renderCover } from '../server/cover';
import { renderScene } from '../server/scene';
import * as covers from '../shared/games/cover-url';
import * as scenes from '../shared/scenes/scene-url';

export { isVignette, subjectOf } from '../shared/scenes/scene-url';

const dataUrls = new Map<string, string>();

const dataUrl = (url: string): string => {
  const known = dataUrls.get(url);
  if (known !== undefined) return known;
  // CSS quotes addresses with apostrophes, which encodeURIComponent keeps.
  const svg = encodeURIComponent((renderCover(url) ?? renderScene(url))?.body ?? '').replaceAll("'", '%27');
  const made = `data:image/svg+xml,${svg}`;
  dataUrls.set(url, made);
  return made;
};

/** As `sceneUrl` and `coverUrl`, but each address contains its picture: the Storybook has no server to draw it. */
export const sceneUrl: typeof scenes.sceneUrl = (...scene) => dataUrl(scenes.sceneUrl(...scene));
export const coverUrl: typeof covers.coverUrl = (...cover) => dataUrl(covers.coverUrl(...cover));
