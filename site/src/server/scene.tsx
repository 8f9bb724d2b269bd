import {
  AuthScene,
  CardBackScene,
  PhoneScene,
  SceneBanner,
  SceneEmpty,
  SceneNotice,
  SceneTheme,
} from '@pavilion/ui';
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
  summit: <SceneBanner scene="summit" />,
  rescue: <SceneBanner scene="rescue" />,
  regatta: <SceneBanner scene="regatta" />,
  moon: <SceneBanner scene="moon" />,
  ascent: <SceneBanner scene="ascent" />,
  letter: <SceneBanner scene="letter" />,
  ledger: <SceneBanner scene="ledger" />,
  bridge: <SceneBanner scene="bridge" />,
  market: <SceneBanner scene="market" />,
  treasury: <SceneBanner scene="treasury" />,
  courier: <SceneBanner scene="courier" />,
  counter: <SceneBanner scene="counter" />,
  vault: <SceneBanner scene="vault" />,
  target: <SceneBanner scene="target" />,
  seal: <SceneBanner scene="seal" />,
  support: <SceneBanner scene="support" />,
  branches: <SceneBanner scene="branches" />,
  reels: <SceneBanner scene="reels" />,
  tables: <SceneBanner scene="tables" />,
  cards: <SceneBanner scene="cards" />,
  ocean: <SceneBanner scene="ocean" />,
  draw: <SceneBanner scene="draw" />,
  records: <SceneEmpty kind="records" />,
  results: <SceneEmpty kind="results" />,
  network: <SceneEmpty kind="network" />,
  placeholder: <SceneNotice kind="placeholder" size={240} />,
  notFound: <SceneNotice kind="notFound" size={240} />,
  maintenance: <SceneNotice kind="maintenance" size={240} />,
  restricted: <SceneNotice kind="restricted" size={240} />,
  auth: <AuthScene />,
  phone: <PhoneScene />,
  cardBack: <CardBackScene />,
};

const sceneByUrl: ReadonlyMap<string, Scene> = new Map(
  scenes.map((scene) => [sceneUrl(scene.name, scene.theme), scene]),
);

/** Browsers repaint an animated image on the main thread at every frame, and ignore reduced motion inside it. */
const noAnimation = '*{animation:none!important}';

/**
 * The attributes and comments by which styled-components identifies its style sheet. They contain a count of the styled
 * components loaded so far, which would make the SVG depend on the order of imports.
 */
const styledMarkers = /<style[^>]*>|data-styled[^{]*\{[^}]*\}|\/\*!sc\*\/\n?/g;

/** Only vignettes have a fixed `viewBox`; the other scenes scale themselves to their box. */
const draw = ({ name, theme }: Scene): string => {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = renderToStaticMarkup(
      sheet.collectStyles(<SceneTheme theme={theme}>{drawings[name]}</SceneTheme>),
    );
    const size = isVignette(name) ? ' viewBox="0 0 240 180"' : '';
    const style = sheet.getStyleTags().replace(styledMarkers, '');
    return `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}"${size}><style>${noAnimation}${style}${drawn}</svg>`;
  } finally {
    sheet.seal();
  }
};

/** Renders the scene of an address; undefined for other addresses. Scenes are images for the reasons in `cover.tsx`. */
export const renderScene = (url: string): PageResponse | undefined => {
  if (!url.startsWith(sceneRoot)) return undefined;
  const scene = sceneByUrl.get(url);
  return scene ? picture(draw(scene)) : missingPicture;
};
