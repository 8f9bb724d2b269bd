import { styled } from 'styled-components';
import { token } from '../themes/tokens';

export const Box = styled.div`
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const List = styled.div`
  position: relative;
  contain: strict;
`;

export const Item = styled.div`
  position: absolute;
  inset: 0 0 auto;

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
    border-radius: ${token.radius.sm};
  }
`;

export const Waiting = styled.div`
  display: grid;
  align-items: center;
  padding: 0 ${token.space[4]};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]} ${token.space[4]};
  min-height: 56px;
  padding: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;
