import { ChevronDownIcon, token } from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { matchRow } from '../../routes/match-row';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { type MenuGroup, memberMenu } from '../menus/menus';
import { PageLink, useOfferedPages } from '../menus/page-link';
import { UnreadBadge } from './unread-badge';

/** Groups that are open on every page. */
const alwaysOpen: readonly MenuGroup['title'][] = ['groupFunds', 'groupRecords'];

const Nav = styled.nav`
  padding: ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow[1]};
`;

const Group = styled.details`
  & + & { border-top: 1px solid ${token.color.line}; }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding-inline: ${token.space[3]};
    border-radius: ${token.radius.md};
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker { display: none; }
    &:hover { color: ${token.color.accentText}; }
    svg { transition: rotate ${token.motion.base} ${token.motion.out}; }
  }
  &[open] summary svg { rotate: 180deg; }
  ul { padding-bottom: ${token.space[2]}; }
`;

const Item = styled(PageLink)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  padding-inline: ${token.space[4]};
  border-radius: ${token.radius.md};
  &:hover { color: ${token.color.accentText}; }
  &[aria-current='page'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset: 10px auto 10px 0;
    width: 3px;
    border-radius: ${token.radius.full};
    background: ${token.color.accent};
  }
`;

/** The side menu of the member pages, with all of `memberMenu` in collapsible groups; the current page's group is open. */
export const MemberMenu = () => {
  const t = useMessages(appMessages);
  const offered = useOfferedPages();
  const groups = memberMenu
    .map(({ title, pages }) => ({ title, pages: offered(pages) }))
    .filter(({ pages }) => pages.length > 0);
  const { pathname } = useLocation();
  const shown = matchRow(pathname)?.id;
  return (
    <Nav aria-label={t('memberNavigation')}>
      {groups.map(({ title, pages }) => (
        <Group key={title} open={alwaysOpen.includes(title) || pages.some((page) => page === shown)}>
          <summary>
            {t(title)}
            <ChevronDownIcon size={16} />
          </summary>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Item page={page} after={page === 'mail' && <UnreadBadge />} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Nav>
  );
};
