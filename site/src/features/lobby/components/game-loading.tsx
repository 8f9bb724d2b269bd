import { Spinner, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[8]};
  color: ${token.color.inkMuted};
`;

/** A spinner with text while a game loads. */
export const GameLoading = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Root role="status">
    <Spinner size={36} />
    <p>{text}</p>
    {children}
  </Root>
);
