import { breakpoint, fadingStrip, inAlphabet, inScheme, token, useStrip } from '@pavilion/ui';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { mainMenu } from '../menus/menus';
import { PageLink, useOfferedPages } from '../menus/page-link';

const Nav = styled.nav<{ $isOnNarrow: boolean }>`
  min-width: 0;
  @media (max-width: ${breakpoint.tablet}px) {
    display: ${({ $isOnNarrow }) => ($isOnNarrow ? 'block' : 'none')};
    order: 3;
    flex-basis: 100%;
    /* To both edges of the screen: what continues there fades. */
    margin-inline: calc(-1 * var(--gutter));
  }
`;

const List = styled.ul`
  display: flex;
  align-items: stretch;
  /* Beside the account too: long names must not reach under it. */
  ${fadingStrip}
  @media (max-width: ${breakpoint.tablet}px) {
    padding-inline: calc(var(--gutter) - ${token.space[2]});
    /* Where the browser knows it, the page opens with the current item in view. */
    [aria-current] { scroll-initial-target: nearest; }
  }
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
  &:focus-visible { outline-offset: -2px; }

  /* English names are longer, and would reach under the search at every width of a desktop. */
  @media (min-width: ${breakpoint.tablet + 1}px) {
    ${inAlphabet} & { padding-inline: clamp(4px, 1vw - 6.5px, 9px); font-size: clamp(${token.text.sm}, 1.25vw, ${token.text.md}); }
  }
  @media (max-width: ${breakpoint.desktop}px) { font-size: ${token.text.md}; }
  @media (max-width: ${breakpoint.tablet}px) {
    height: 40px;
    padding-inline: ${token.space[2]};
    &:hover::after, &[aria-current='page']::after { inset-inline: ${token.space[2]}; }
  }
  /* A light under the current page, in place of a flat line. */
  ${inScheme('dark')} {
    &[aria-current='page'] {
      background: radial-gradient(64% 70% at 50% 100%, color-mix(in srgb, ${token.color.selected} 34%, transparent), transparent);
      text-shadow: 0 0 16px color-mix(in srgb, ${token.color.selected} 60%, transparent);
    }
    &::after { box-shadow: 0 0 12px ${token.color.selected}; }
  }
`;

interface MainMenuProps {
  /** Whether narrow screens, which have the bar of tabs, have it too. */
  readonly isOnNarrow: boolean;
}

/** Links to the game categories and to promotions. */
export const MainMenu = ({ isOnNarrow }: MainMenuProps) => {
  const t = useMessages(appMessages);
  const offered = useOfferedPages();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const pages = offered(mainMenu);
  useStrip(list, pathname, pages.join());
  return (
    <Nav aria-label={t('mainNavigation')} $isOnNarrow={isOnNarrow}>
      <List ref={list}>
        {pages.map((page) => (
          <li key={page}>
            <Item page={page} />
          </li>
        ))}
      </List>
    </Nav>
  );
};
