import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { fadeIn, fadeOut } from './modal-motion';

/**
 * Dims the page behind a dialog or a drawer, on a layer of its own: while it fades nothing is painted again. It leaves
 * with its parent, in the time that the parent's `--modal-leave` says.
 */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  background: ${token.color.scrim};
  backdrop-filter: ${token.effect.scrimFilter};
  pointer-events: none;
  will-change: opacity;
  animation: ${fadeIn} ${token.motion.base} ${token.motion.out};

  [data-leaving] > & {
    animation: ${fadeOut} var(--modal-leave) ${token.motion.inOut} forwards;
  }
`;
