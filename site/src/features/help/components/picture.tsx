import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { type SceneName, scenes } from '../../../shared/scenes/scene-url';
import type { DrawingName } from '../article';
import { drawings } from './drawings';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: linear-gradient(135deg, ${token.color.accentSoft}, ${token.color.valueSoft});
`;

const Scene = styled.div`
  aspect-ratio: 3;
  overflow: hidden;
  border-radius: ${token.radius.lg};
`;

const isScene = (name: DrawingName | SceneName): name is SceneName =>
  scenes.some((scene) => scene.name === name);

interface PictureProps {
  readonly name: DrawingName | SceneName;
  /** What it shows, for readers who cannot see it. */
  readonly text: string;
}

/** A picture of an article, in the colours of the theme. */
export const Picture = ({ name, text }: PictureProps) =>
  isScene(name) ? (
    <Scene role="img" aria-label={text}>
      <SceneImage name={name} />
    </Scene>
  ) : (
    <Drawing viewBox="0 0 480 180" role="img" aria-label={text} focusable="false">
      {drawings[name]}
    </Drawing>
  );
