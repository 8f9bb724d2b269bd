import { useTheme } from '@pavilion/ui';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import { isVignette, type SceneName, sceneUrl } from './scene-url';

const Box = styled.div<{ $name: SceneName }>`
  width: 100%;
  ${({ $name }) => (isVignette($name) ? 'aspect-ratio: 4 / 3;' : 'height: 100%;')}
  background: url('${({ $name }) => sceneUrl($name, 'default')}') 0 0 / 100% 100% no-repeat;
  [data-theme='space'] & { background-image: url('${({ $name }) => sceneUrl($name, 'space')}'); }
`;

/** Has the browser fetch the picture before it knows that a style asks for it. */
const Early = ({ name }: { readonly name: SceneName }) => {
  const theme = useTheme();
  preload(sceneUrl(name, theme.name), { as: 'image', fetchPriority: 'high' });
  return null;
};

interface SceneImageProps {
  readonly name: SceneName;
  /** For the picture that is seen first. */
  readonly early?: boolean;
  readonly className?: string;
}

/**
 * A scene that the server draws. It fills its box, a vignette the width. CSS chooses the theme's picture, so that a
 * change of theme needs no script and only what is shown is fetched. Decoration: what it means stands in words
 * beside it.
 */
export const SceneImage = ({ name, early = false, className }: SceneImageProps) => (
  <>
    {early && <Early name={name} />}
    <Box $name={name} className={className} aria-hidden="true" />
  </>
);
