import { AuthScene, PhoneScene, SceneBanner, SceneEmpty, SceneNotice, WalletScene } from '@pavilion/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import {
  isVignette,
  type Scene,
  type SceneName,
  sceneRoot,
  scenes,
  sceneUrl,
} from '../shared/scenes/scene-url';
import type { PageResponse } from './page-server';
import { missingPicture, picture } from './picture';

const drawings: Readonly<Record<SceneName, ReactElement>> = {
  festival: <SceneBanner scene="festival" />,
  jackpot: <SceneBanner scene="jackpot" />,
  stadium: <SceneBanner scene="stadium" />,
  invite: <SceneBanner scene="invite" />,
  records: <SceneEmpty kind="records" />,
  results: <SceneEmpty kind="results" />,
  network: <SceneEmpty kind="network" />,
  placeholder: <SceneNotice kind="placeholder" size={240} />,
  notFound: <SceneNotice kind="notFound" size={240} />,
  maintenance: <SceneNotice kind="maintenance" size={240} />,
  restricted: <SceneNotice kind="restricted" size={240} />,
  auth: <AuthScene />,
  phone: <PhoneScene />,
  wallet: <WalletScene />,
};

const asked: ReadonlyMap<string, Scene> = new Map(
  scenes.map((scene) => [sceneUrl(scene.name, scene.theme), scene]),
);

/** Browsers paint a moving image anew for each frame, on the main thread, and forget who asked for less motion. */
const still = '*{animation:none!important}';

/**
 * What styled-components would know its own sheet by. A picture has no use for it, and it counts every styled component
 * that was loaded before: the picture would change with them.
 */
const bookkeeping = /<style[^>]*>|data-styled[^{]*\{[^}]*\}|\/\*!sc\*\/\n?/g;

/** The sheet has a size only where its picture has one; otherwise the picture decides how to fill any box. */
const draw = ({ name, theme }: Scene): string => {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = renderToStaticMarkup(sheet.collectStyles(drawings[name]));
    const size = isVignette(name) ? ' viewBox="0 0 240 180"' : '';
    const style = sheet.getStyleTags().replace(bookkeeping, '');
    return `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}"${size}><style>${still}${style}${drawn}</svg>`;
  } finally {
    sheet.seal();
  }
};

/**
 * Draws the scene of an address; undefined for an address that is not a scene's. They are images for the same reasons
 * as covers are.
 */
export const renderScene = (url: string): PageResponse | undefined => {
  if (!url.startsWith(sceneRoot)) return undefined;
  const scene = asked.get(url);
  return scene ? picture(draw(scene)) : missingPicture;
};
