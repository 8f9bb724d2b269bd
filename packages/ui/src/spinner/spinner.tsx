'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { Ring } from './ring';
import { spinnerMessages } from './spinner-messages';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Diameter in px. Default 24. */
  readonly size?: number;
  /** Accessible name of the loading content. */
  readonly label?: string;
  /** Shows the label below the ring. */
  readonly showLabel?: boolean;
}

const Root = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[3]};
  color: ${token.color.accentText};
`;

const Label = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** A loading indicator, for content of unknown size. */
export const Spinner = ({ size = 24, label, showLabel = false, ...rest }: SpinnerProps) => {
  const messages = useMessages(spinnerMessages);
  return (
    <Root {...rest} role="status">
      <Ring width={size} height={size} />
      <Label className={showLabel ? undefined : 'pv-sr-only'}>{label ?? messages.loading}</Label>
    </Root>
  );
};
