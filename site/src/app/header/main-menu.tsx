import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { mainMenu } from '../menus/menus';
import { PageLink, useOfferedPages } from '../menus/page-link';

const Nav = styled.nav`
  min-width: 0;
  @media (max-width: ${breakpoint.tablet}px) {
    order: 3;
    flex-basis: 100%;
    margin-inline: calc(-1 * ${token.space[2]});
    overflow-x: auto;
    scrollbar-width: none;
    /* Where the browser knows it, the page opens with the current item in view. */
    [aria-current] { scroll-initial-target: nearest; }
  }
`;

const List = styled.ul`
  display: flex;
  align-items: stretch;
`;

const Item = styled(PageLink)`
  position: relative;
  display: flex;
  align-items: center;
  height: 72px;
  padding-inline: clamp(6px, 0.85vw, 14px);
  color: ${token.color.ink};
  font-size: ${token.text.lg};
  white-space: nowrap;
  transition: color ${token.motion.fast} ${token.motion.out};

  &::after {
    content: '';
    position: absolute;
    inset: auto 50% 0;
    height: 3px;
    border-radius: ${token.radius.full} ${token.radius.full} 0 0;
    background: ${token.gradient.selected};
    opacity: 0;
    transition: inset ${token.motion.base} ${token.motion.out};
  }
  &:hover, &[aria-current='page'] { color: ${token.color.accentText}; }
  &:hover::after, &[aria-current='page']::after { inset-inline: clamp(6px, 0.85vw, 14px); opacity: 1; }
  &[aria-current='page'] { font-weight: ${token.weight.bold}; }

  /* English names are longer, and would reach under the search at every width of a desktop. */
  @media (min-width: ${breakpoint.tablet + 1}px) {
    :lang(en) & { padding-inline: clamp(6px, 0.6vw, 9px); font-size: ${token.text.md}; }
  }
  @media (max-width: ${breakpoint.desktop}px) { font-size: ${token.text.md}; }
  @media (max-width: ${breakpoint.tablet}px) {
    height: 44px;
    padding-inline: ${token.space[3]};
  }
`;

/** Links to the game categories and to promotions. */
export const MainMenu = () => {
  const t = useMessages(appMessages);
  const offered = useOfferedPages();
  return (
    <Nav aria-label={t('mainNavigation')}>
      <List>
        {offered(mainMenu).map((page) => (
          <li key={page}>
            <Item page={page} />
          </li>
        ))}
      </List>
    </Nav>
  );
};
