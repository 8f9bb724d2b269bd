import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import { scenePalettes, type ThemeName, themeNames } from '../themes/registry';
import { type SceneSetting, sceneSettings } from '../themes/theme';
import { type PartProps, settingClass } from './scene-canvas';

/** The drawings of a scene, one for each world. */
export type SettingDrawings = Readonly<Record<SceneSetting, ComponentType<PartProps>>>;

const settingsOf = (themes: readonly ThemeName[]): readonly SceneSetting[] =>
  sceneSettings.filter((setting) => themes.some((name) => scenePalettes[name].setting === setting));

const SettingsContext = createContext<readonly SceneSetting[] | undefined>(undefined);

export interface SceneThemeProps {
  /** The theme whose drawings the scenes use. */
  readonly theme: ThemeName;
  /** The scenes. */
  readonly children: ReactNode;
}

/**
 * Limits the scenes inside to the world of one theme, for a picture file. Without it a scene has the drawings of all themes,
 * of which style sheets show one.
 */
export const SceneTheme = ({ theme, children }: SceneThemeProps) => (
  <SettingsContext value={useMemo(() => settingsOf([theme]), [theme])}>{children}</SettingsContext>
);

/** The drawings of a scene; the style of `SceneCanvas` shows the one of the theme. */
export const InSettings = ({ id, drawings }: PartProps & { readonly drawings: SettingDrawings }) => {
  const settings = useContext(SettingsContext) ?? settingsOf(themeNames);
  return settings.map((setting) => {
    const Drawing = drawings[setting];
    return (
      <g key={setting} className={settingClass(setting)}>
        <Drawing id={id} />
      </g>
    );
  });
};
