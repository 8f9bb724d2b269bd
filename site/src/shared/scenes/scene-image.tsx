import { defaultThemeName, type ThemeName, themeNames, token, useTheme } from '@pavilion/ui';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import { pictureIn, type ScenePicture } from '../../brands';
import { useBrand } from '../brand/brand-context';
import { isVignette, type SceneName, sceneUrl, subjectOf } from './scene-url';

const inOtherThemes = (rule: (theme: ThemeName) => string): string =>
  themeNames
    .filter((theme) => theme !== defaultThemeName)
    .map((theme) => `[data-theme='${theme}'] & { ${rule(theme)} }`)
    .join('\n');

const Box = styled.div<{ $name: SceneName }>`
  --subject: ${({ $name }) => subjectOf($name)};
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

/** A picture of the brand covers its box, also where the place shows a detail of the drawn scene. */
const BrandBox = styled.div<{ $isVeiled: boolean }>`
  width: 100%;
  height: 100%;
  &&& { background-position: 74% 50%; background-size: cover; }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, ${token.color.surface} 22%, transparent 68%);
    display: ${({ $isVeiled }) => ($isVeiled ? 'block' : 'none')};
  }
`;

interface SceneImageProps {
  readonly name: SceneName;
  /** In place of the scene. By default the brand's picture of that name, if it has one. */
  readonly picture?: ScenePicture | undefined;
  /** Preloads the picture, for the first view. */
  readonly early?: boolean;
  /** Whether text is on the left part, which a picture of a brand then fades out; the drawn scenes have room for it. */
  readonly isUnderText?: boolean;
  readonly className?: string | undefined;
}

const DrawnScene = ({ name, early, className }: SceneImageProps) => (
  <>
    {early && <Preload name={name} />}
    <Box $name={name} className={className} aria-hidden="true" />
  </>
);

const BrandImage = (props: SceneImageProps & { readonly picture: ScenePicture }) => {
  const { picture, early, isUnderText = false, className } = props;
  const file = pictureIn(picture, useTheme().name);
  if (file === undefined) return <DrawnScene {...props} />;
  if (early) preload(file, { as: 'image', fetchPriority: 'high' });
  return (
    <BrandBox
      $isVeiled={isUnderText}
      className={className}
      aria-hidden="true"
      style={{ backgroundImage: `url('${file}')` }}
    />
  );
};

/**
 * A scene that the server draws. It fills its box, a vignette the width. CSS chooses the theme's picture, so that a
 * change of theme needs no script and browsers fetch only the picture they show. Decorative: the text beside it has the
 * meaning. A brand may have a picture of its own instead.
 */
export const SceneImage = ({ name, picture, ...rest }: SceneImageProps) => {
  const { pictures } = useBrand();
  const own = picture ?? pictures?.[name];
  return own === undefined ? (
    <DrawnScene {...rest} name={name} />
  ) : (
    <BrandImage {...rest} name={name} picture={own} />
  );
};
