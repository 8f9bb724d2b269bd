import type { BannerScene, EmptyScene, NoticeScene, ThemeName } from '@pavilion/ui';

/** Scenes behind the words of a banner. */
export const bannerScenes = [
  'festival',
  'jackpot',
  'stadium',
  'invite',
] as const satisfies readonly BannerScene[];
/** Small pictures above a few words. */
const vignettes = [
  'records',
  'results',
  'network',
  'building',
  'lost',
  'maintenance',
  'restricted',
] as const satisfies readonly (EmptyScene | NoticeScene)[];

const sceneNames = [...bannerScenes, ...vignettes, 'auth', 'phone', 'wallet'] as const;
const themeNames = ['default', 'space'] as const satisfies readonly ThemeName[];

export type SceneName = (typeof sceneNames)[number];

/** Vignettes are four wide and three high; the others take the shape of their box. */
export const isVignette = (name: SceneName): boolean => (vignettes as readonly SceneName[]).includes(name);

/** A scene in the colours of a theme. */
export interface Scene {
  readonly name: SceneName;
  readonly theme: ThemeName;
}

/** Where scenes live. The server that draws the pages draws them too. */
export const sceneRoot = '/scenes/';

/** Every picture that there is. */
export const scenes: readonly Scene[] = sceneNames.flatMap((name) =>
  themeNames.map((theme) => ({ name, theme })),
);

/**
 * A digest of all the drawings, so that whoever has one may keep it for ever. A test tells the new one when a drawing
 * changes.
 */
export const drawing = 'ebc44203';

export const sceneUrl = (name: SceneName, theme: ThemeName): string =>
  `${sceneRoot}${drawing}/${name}/${theme}.svg`;
