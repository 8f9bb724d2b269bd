import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { CoverImage } from '../../../shared/games/cover-image';
import type { CoveredGame } from '../../../shared/games/cover-url';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[8]};
  color: ${token.color.inkMuted};
`;

const Cover = styled(CoverImage)`
  width: 240px;
  border-radius: ${token.radius.lg};
  box-shadow: ${token.shadow[2]};
  @media (max-width: ${breakpoint.phone}px), (max-height: 620px) { width: 168px; }
`;

const pass = keyframes`
  from { translate: -100% 0; }
  to { translate: 300% 0; }
`;

const Bar = styled.span`
  overflow: hidden;
  width: 200px;
  height: 4px;
  border-radius: ${token.radius.full};
  background: ${token.color.line};
  &::before {
    content: '';
    display: block;
    width: 33%;
    height: 100%;
    border-radius: inherit;
    background: ${token.color.valueSolid};
    animation: ${pass} 1.4s ease-in-out infinite;
    /* Slower with reduced motion, not still: that something is loading must stay visible. */
    @media (prefers-reduced-motion: reduce) {
      animation-duration: 6s !important;
      animation-iteration-count: infinite !important;
    }
  }
`;

interface GameLoadingProps {
  readonly text: string;
  /** The game whose cover is shown; without one there is only the bar. */
  readonly cover?: CoveredGame | undefined;
  readonly children?: ReactNode;
}

/** What the window of a game shows until the game itself does. */
export const GameLoading = ({ text, cover, children }: GameLoadingProps) => (
  <Root role="status">
    {cover && <Cover game={cover} eager />}
    <p>{text}</p>
    <Bar />
    {children}
  </Root>
);
