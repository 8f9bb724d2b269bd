import { css } from 'styled-components';
import { fade } from './fade';

/**
 * The box of a `SceneImage` beside the text of a phone's heading: only its left edge fades. The subject of the scene is in the middle;
 * `--subject`, which the image sets, is its place as a share of the scene's width. In a box wider than the rest of the scene, the scene ends at the right edge.
 */
export const sceneBesideText = css`
  container-type: size;
  display: flex;
  justify-content: flex-end;
  overflow: hidden;
  mask-image: ${fade('0px', '40px')};
  > * {
    --scene-width: calc(100cqh * 1280 / 360);
    flex: none;
    width: var(--scene-width);
    height: 100%;
    margin-inline-end: calc(-1 * max(0px, (1 - var(--subject, 0.74)) * var(--scene-width) - 50cqw));
    mask-image: none;
    transform: none;
  }
`;
