import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { defaultThemeName, inTheme, otherThemeNames, scenePalettes } from '../themes/registry';
import {
  type ScenePalette,
  type ScenePart,
  type SceneSetting,
  sceneParts,
  sceneSettings,
} from '../themes/theme';

/** Scenes are decorative: the text next to them has the meaning. They fill their container. */
export interface SceneProps {
  /** For the `svg`. */
  readonly className?: string;
}

/** A part uses the gradients of the scene that has this prefix. */
export interface PartProps {
  readonly id: string;
}

/** A prefix for a scene's own gradients, the same on server and client. */
export const useSceneId = (): string => `s${useId().replace(/\W/g, '')}`;

/** The class of a part that only some themes draw. */
export const partClass = (part: ScenePart): string => `part-${part}`;

/** The class of the drawing of a scene in one world. */
export const settingClass = (setting: SceneSetting): string => `setting-${setting}`;

/** The variables of a palette: its colours, and for each world and part whether it shows. */
const variablesOf = ({ colors, parts, setting }: ScenePalette): string =>
  [
    ...sceneSettings.map((each) => `--setting-${each}: ${each === setting ? 'inline' : 'none'};`),
    ...Object.entries(colors).map(([name, value]) => `--${name}: ${value};`),
    ...sceneParts.map((part) => `--part-${part}: ${parts.includes(part) ? 'inline' : 'none'};`),
  ].join('\n  ');

const otherPalettes = otherThemeNames()
  .map((name) => `${inTheme(name)} { ${variablesOf(scenePalettes[name])} }`)
  .join('\n  ');

const partRules = [
  ...sceneSettings.map((setting) => `.${settingClass(setting)} { display: var(--setting-${setting}); }`),
  ...sceneParts.map((part) => `.${partClass(part)} { display: var(--part-${part}); }`),
].join('\n  ');

const twinkle = keyframes`
  0%, 100% { opacity: 0.35; }
  50% { opacity: 1; }
`;

const drift = keyframes`
  from { transform: translateX(-14px); }
  to { transform: translateX(14px); }
`;

const float = keyframes`
  from { transform: translateY(-4px); }
  to { transform: translateY(4px); }
`;

/**
 * The `svg` of every scene. Its variables carry the palettes of all themes, so a change of theme repaints the picture and
 * renders nothing. `.twinkle`, `.drift` and `.float` move slowly, and not at all under reduced motion.
 */
export const SceneCanvas = styled.svg`
  ${variablesOf(scenePalettes[defaultThemeName])}
  display: block;

  ${otherPalettes}

  ${partRules}

  .twinkle { animation: ${twinkle} 4s ease-in-out infinite; }
  .twinkle.late { animation-delay: -2s; animation-duration: 6s; }
  .drift { animation: ${drift} 24s ease-in-out infinite alternate; }
  .drift.late { animation-duration: 34s; animation-direction: alternate-reverse; }
  .float { animation: ${float} 7s ease-in-out infinite alternate; }

  @media (prefers-reduced-motion: reduce) {
    .twinkle, .drift, .float { animation: none; }
  }
`;
