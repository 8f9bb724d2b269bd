import { coverRoot } from '../shared/games/cover-url';
import { sceneRoot } from '../shared/scenes/scene-url';
import { renderCover } from './cover';
import type { PageResponse } from './page-server';
import { renderScene } from './scene';

/** Where addresses of pictures begin. */
export const pictureRoots = [coverRoot, sceneRoot] as const;

/** The picture of an address; undefined for an address of a page. */
export const renderPicture = (url: string): PageResponse | undefined => renderCover(url) ?? renderScene(url);
