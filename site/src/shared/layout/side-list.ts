import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** Rows that reach the edges of their card. */
export const SideList = styled.ul`
  padding: 0;
  overflow: hidden;
  border-radius: 0 0 ${token.radius.lg} ${token.radius.lg};
  list-style: none;
  > li + li { border-top: 1px solid ${token.color.line}; }
`;

export const SideNote = styled.p`
  padding: ${token.space[5]} ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-align: center;
`;
