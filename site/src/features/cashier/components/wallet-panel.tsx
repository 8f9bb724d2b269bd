import { breakpoint, token } from '@pavilion/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SceneImage } from '../../../shared/scenes/scene-image';

/** The scene is dark in both themes, so its content is light in both. */
const Frame = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  gap: ${token.space[6]};
  min-height: 208px;
  padding: ${token.space[6]} ${token.space[8]};
  overflow: hidden;
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow[2]};
  color: ${token.color.onPicture};
  > [aria-hidden] { position: absolute; inset: 0; z-index: -1; }
  @media (max-width: ${breakpoint.phone}px) {
    padding: ${token.space[5]};
    /* Moves the picture to the right of the text, and darkens it where a long amount overlaps it. */
    > [aria-hidden] { right: -104px; width: auto; filter: brightness(0.75); }
  }
`;

/** An amount on the wallet's scene. */
export const PanelSum = styled.strong`
  min-height: 52px;
  font-size: ${token.text.h1};
  font-weight: ${token.weight.heavy};
  line-height: ${token.leading.tight};
  text-shadow: 0 2px 12px ${token.color.scrim};
  @media (max-width: ${breakpoint.phone}px) { min-height: 40px; font-size: ${token.text.h2}; }
`;

/** A panel with the wallet's scene as background. */
export const WalletPanel = ({ children, ...rest }: ComponentProps<'section'>) => (
  <Frame {...rest}>
    <SceneImage name="wallet" />
    {children}
  </Frame>
);
