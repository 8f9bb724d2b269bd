import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-width: 140px;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.md};
  background: ${token.color.accentSoft};
  color: ${token.color.accentText};
`;

const Lines = styled.div`
  display: grid;
  min-width: 0;
  font-weight: ${token.weight.medium};
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-weight: ${token.weight.regular}; }
`;

interface TwoLinesProps {
  /** A decorative icon. */
  readonly mark: ReactNode;
  readonly first: string;
  readonly second: string;
}

/** An icon beside two lines of text. */
export const TwoLines = ({ mark, first, second }: TwoLinesProps) => (
  <Root>
    <Mark aria-hidden="true">{mark}</Mark>
    <Lines>
      {first}
      <small>{second}</small>
    </Lines>
  </Root>
);
