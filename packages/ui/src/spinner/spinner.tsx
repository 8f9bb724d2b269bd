'use client';
import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { spinnerMessages } from './spinner-messages';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Diameter in px. Default 24. */
  readonly size?: number;
  /** What is being waited for. */
  readonly label?: string;
  /** Shows the label below the ring. */
  readonly showLabel?: boolean;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[3]};
  color: ${token.color.accentText};
`;

const Ring = styled.svg`
  animation: ${turn} 0.9s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s !important;
    animation-iteration-count: infinite !important;
  }
`;

const Label = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** Something is on its way and its shape is not known. */
export const Spinner = ({ size = 24, label, showLabel = false, ...rest }: SpinnerProps) => {
  const messages = useMessages(spinnerMessages);
  return (
    <Root {...rest} role="status">
      <Ring width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.18" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </Ring>
      <Label className={showLabel ? undefined : 'pv-sr-only'}>{label ?? messages.loading}</Label>
    </Root>
  );
};
