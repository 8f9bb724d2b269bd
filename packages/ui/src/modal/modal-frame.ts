import { css, styled } from 'styled-components';
import { token } from '../themes/tokens';
import { motions } from './modal-motion';
import type { ModalAnimation, ModalDirection, ModalVariant } from './modal-options';

const directions: Readonly<Record<ModalDirection, ReturnType<typeof css>>> = {
  top: css`
    align-items: flex-start;
    padding-top: max(${token.space[6]}, 14vh);
  `,
  center: css`
    align-items: center;
  `,
  scroll: css`
    align-items: flex-start;
    overflow-y: auto;
    padding-block: max(${token.space[4]}, 7vh);
  `,
};

/** Covers the window and takes the clicks beside the panel. */
export const Mask = styled.div<{ $direction: ModalDirection; $leaveTime: number }>`
  --modal-leave: ${({ $leaveTime }) => $leaveTime}ms;
  position: fixed;
  inset: 0;
  z-index: ${token.z.modal};
  display: flex;
  justify-content: center;
  padding: ${token.space[6]} ${token.space[4]};
  overscroll-behavior: contain;
  ${({ $direction }) => directions[$direction]}

  &[data-leaving] { pointer-events: none; }
`;

const widths: Readonly<Record<ModalVariant, string>> = {
  plain: '480px',
  alert: '400px',
  info: '400px',
  confirm: '400px',
  antiFraud: '440px',
};

const heights: Readonly<Record<ModalVariant, ReturnType<typeof css> | null>> = {
  plain: null,
  alert: null,
  info: null,
  confirm: null,
  antiFraud: css`
    height: 400px;
    @media (max-height: 899.98px) { height: auto; }
  `,
};

export interface PanelLook {
  $variant: ModalVariant;
  $direction: ModalDirection;
  $enter: ModalAnimation;
  $leave: ModalAnimation;
}

export const Panel = styled.div<PanelLook>`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: none;
  width: ${({ $variant }) => widths[$variant]};
  max-width: 100%;
  max-height: ${({ $direction }) => ($direction === 'scroll' ? 'none' : '100%')};
  ${({ $variant }) => heights[$variant]}
  overflow: hidden;
  color: ${token.color.ink};
  background: ${token.color.raised};
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow[4]};
  outline: none;
  ${({ $enter }) =>
    motions[$enter] && css`animation: ${motions[$enter].enter} ${token.motion.slow} ${token.motion.out};`}

  [data-leaving] > & {
    ${({ $leave }) =>
      motions[$leave] &&
      css`animation: ${motions[$leave].leave} var(--modal-leave) ${token.motion.inOut} forwards;`}
  }

  /* The second, thinner line inside the edge: gold in daylight, light in the night sky. */
  &::before {
    content: '';
    position: absolute;
    inset: 5px;
    z-index: 1;
    border: 1px solid ${token.color.hairline};
    border-radius: calc(${token.radius.xl} - 4px);
    opacity: 0.6;
    pointer-events: none;
  }
  /* A strip of light along the head. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 12% auto;
    height: 2px;
    background: ${token.gradient.edge};
    pointer-events: none;
  }
  &:focus-visible { box-shadow: ${token.shadow[4]}, 0 0 0 2px ${token.color.focus}; }
`;
