import {
  type BannerScene,
  type EmptyScene,
  type NoticeScene,
  type ThemeName,
  themeNames,
} from '@pavilion/ui';
import { sceneDigest } from '../picture-digests.generated';

/** Scenes behind the text of a banner. */
export const bannerScenes = [
  'festival',
  'jackpot',
  'stadium',
  'invite',
  'summit',
  'rescue',
  'regatta',
  'moon',
  'ascent',
  'letter',
  'ledger',
  'bridge',
  'market',
  'treasury',
  'courier',
  'counter',
  'vault',
  'target',
  'seal',
  'support',
  'branches',
  'reels',
  'tables',
  'cards',
  'ocean',
  'draw',
] as const satisfies readonly BannerScene[];
/** Small pictures above a short text. */
const vignettes = [
  'records',
  'results',
  'network',
  'placeholder',
  'notFound',
  'maintenance',
  'restricted',
] as const satisfies readonly (EmptyScene | NoticeScene)[];

/** Every scene. */
export const sceneNames = [...bannerScenes, ...vignettes, 'auth', 'phone', 'cardBack'] as const;

export type SceneName = (typeof sceneNames)[number];

/** Where the subject of a scene is, as a share of its width, for boxes that show a part of it. */
const subjects: Readonly<Partial<Record<SceneName, number>>> = {
  ascent: 0.755,
  courier: 0.78,
  invite: 0.72,
  letter: 0.77,
  seal: 0.72,
  stadium: 0.77,
};

/** Where the subject of a scene is, as a share of its width. Most are drawn at one place, beside the text of a banner. */
export const subjectOf = (name: SceneName): number => subjects[name] ?? 0.74;

/** Vignettes have the aspect ratio 4:3; the others fill their box. */
export const isVignette = (name: SceneName): boolean => (vignettes as readonly SceneName[]).includes(name);

/** A scene in the colours of a theme. */
export interface Scene {
  readonly name: SceneName;
  readonly theme: ThemeName;
}

/** Addresses of scenes start with this. The page server draws them. */
export const sceneRoot = '/scenes/';

/** Every scene in every theme. */
export const scenes: readonly Scene[] = sceneNames.flatMap((name) =>
  themeNames.map((theme) => ({ name, theme })),
);

/** Contains the digest of the drawings, so that browsers may cache them forever. */
export const sceneUrl = (name: SceneName, theme: ThemeName): string =>
  `${sceneRoot}${sceneDigest}/${name}/${theme}.svg`;
