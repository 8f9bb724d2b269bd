import { defaultThemeName, type ThemeName, themeNames, useTheme } from '@pavilion/ui';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import { type BrandPicture, pictureIn } from '../../brands';
import { useBrand } from '../brand/brand-context';
import { isVignette, type SceneName, sceneUrl } from './scene-url';

const inOtherThemes = (rule: (theme: ThemeName) => string): string =>
  themeNames
    .filter((theme) => theme !== defaultThemeName)
    .map((theme) => `[data-theme='${theme}'] & { ${rule(theme)} }`)
    .join('\n');

const Box = styled.div<{ $name: SceneName }>`
  width: 100%;
  ${({ $name }) => (isVignette($name) ? 'aspect-ratio: 4 / 3;' : 'height: 100%;')}
  background: url('${({ $name }) => sceneUrl($name, defaultThemeName)}') 0 0 / 100% 100% no-repeat;
  ${({ $name }) => inOtherThemes((theme) => `background-image: url('${sceneUrl($name, theme)}');`)}
`;

/** Preloads the picture, which the browser would otherwise discover in the style sheet. */
const Preload = ({ name }: { readonly name: SceneName }) => {
  const theme = useTheme();
  preload(sceneUrl(name, theme.name), { as: 'image', fetchPriority: 'high' });
  return null;
};

/** Beats the size that a place gives to the detail of a drawn scene. */
const BrandBox = styled.div`
  width: 100%;
  height: 100%;
  &&& { background-position: 74% 50%; background-size: cover; }
`;

interface BrandImageProps {
  readonly picture: BrandPicture;
  readonly early?: boolean;
  readonly className?: string | undefined;
}

/** A picture of the brand that covers its box. Decorative, as scenes are. */
export const BrandImage = ({ picture, early = false, className }: BrandImageProps) => {
  const { name } = useTheme();
  const file = pictureIn(picture, name);
  if (early) preload(file, { as: 'image', fetchPriority: 'high' });
  return <BrandBox className={className} aria-hidden="true" style={{ backgroundImage: `url('${file}')` }} />;
};

interface SceneImageProps {
  readonly name: SceneName;
  /** Preloads the picture, for the first view. */
  readonly early?: boolean;
  readonly className?: string;
}

/**
 * A scene that the server draws. It fills its box, a vignette the width. CSS chooses the theme's picture, so that a
 * change of theme needs no script and browsers fetch only the picture they show. Decorative: the text beside it has the
 * meaning. A brand may have a picture of its own instead.
 */
export const SceneImage = ({ name, early = false, className }: SceneImageProps) => {
  const picture = useBrand().pictures?.[name];
  if (picture !== undefined) return <BrandImage picture={picture} early={early} className={className} />;
  return (
    <>
      {early && <Preload name={name} />}
      <Box $name={name} className={className} aria-hidden="true" />
    </>
  );
};
