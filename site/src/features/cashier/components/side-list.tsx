import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Link } from '../../../shared/navigation/link';

/** Rows that reach the edges of their card. */
export const SideList = styled.ul`
  padding: 0;
  overflow: hidden;
  border-radius: 0 0 ${token.radius.lg} ${token.radius.lg};
  list-style: none;
  > li + li { border-top: 1px solid ${token.color.line}; }
`;

/** Aligned with the title of the card. */
const line = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[5]};
  > span:first-child { display: grid; min-width: 0; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

export const SideLine = styled.li`${line}`;

/** A row that is a link. */
export const SideLink = styled(Link)`
  ${line}
  color: ${token.color.ink};
  &:hover { background: ${token.color.sunken}; }
  &:focus-visible { outline-offset: -2px; }
`;

/** Replaces the rows of an empty list. */
export const SideNote = styled.p`
  padding: ${token.space[5]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-align: center;
`;

/** The link in a card's header to the complete list. */
export const MoreLink = styled(Link)`
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
  /* A larger hit area for fingers, in the same layout. */
  @media (pointer: coarse) { padding-block: 10px; margin-block: -10px; }
`;
