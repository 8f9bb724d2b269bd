import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.svg`
  animation: ${turn} 0.9s linear infinite;

  /* Slower with reduced motion, not still: that something is loading must stay visible. */
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s !important;
    animation-iteration-count: infinite !important;
  }
`;

/** A rotating arc in the current colour. */
export const Ring = (props: ComponentProps<'svg'>) => (
  <Root {...props} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
    <circle cx="12" cy="12" r="9" opacity="0.18" />
    <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
  </Root>
);
