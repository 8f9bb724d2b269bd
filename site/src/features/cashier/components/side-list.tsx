import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Link } from '../../../shared/navigation/link';

/** Lines that reach the edges of their card. */
export const SideList = styled.ul`
  padding: 0;
  overflow: hidden;
  border-radius: 0 0 ${token.radius.lg} ${token.radius.lg};
  list-style: none;
  > li + li { border-top: 1px solid ${token.color.line}; }
`;

/** In a line with the words of the card's head. */
const line = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[5]};
  > span:first-child { display: grid; min-width: 0; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

export const SideLine = styled.li`${line}`;

/** A line that leads somewhere. */
export const SideLink = styled(Link)`
  ${line}
  color: ${token.color.ink};
  &:hover { background: ${token.color.sunken}; }
  &:focus-visible { outline-offset: -2px; }
`;

/** Stands in place of the lines. */
export const SideNote = styled.p`
  padding: ${token.space[5]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-align: center;
`;

/** In a card's head: leads to all of what it shows some of. */
export const MoreLink = styled(Link)`
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
`;
