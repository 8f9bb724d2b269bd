import { fadingStrip, token, useStrip } from '@pavilion/ui';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { matchRow } from '../../routes/match-row';
import { titles } from '../../routes/titles';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { flowOf, sectionOf, tabsOf } from '../menus/member-sections';
import { PageLink, useOfferedPages } from '../menus/page-link';

const List = styled.ul`
  display: flex;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[4]};
  ${fadingStrip}
  border-bottom: 1px solid ${token.color.line};
  /* Where the browser knows it, the page opens with the current tab in view, after the one before it. */
  li:has(+ li [aria-current]) { scroll-initial-target: nearest; }
`;

const Item = styled(PageLink)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${token.space[3]};
  color: ${token.color.inkMuted};
  white-space: nowrap;
  &:hover { color: ${token.color.accentText}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current='page'] { color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto ${token.space[3]} 0;
    height: 3px;
    border-radius: ${token.radius.full} ${token.radius.full} 0 0;
    background: ${token.gradient.selected};
  }
`;

/** Links to the pages of the section that the page belongs to; nothing for a section of one page. */
export const SectionTabs = () => {
  const t = useMessages(appMessages);
  const title = useMessages(titles);
  const offered = useOfferedPages();
  const { pathname } = useLocation();
  const section = sectionOf(matchRow(pathname)?.id);
  const pages = section ? offered(tabsOf(section)) : [];
  const list = useRef<HTMLUListElement>(null);
  useStrip(list, pathname, pages.join());
  if (!section || pages.length < 2) return null;
  const flow = flowOf(section);
  return (
    <nav aria-label={t('sectionNavigation', { section: flow ? t(flow.title) : title(section.page) })}>
      <List ref={list}>
        {pages.map((page) => (
          <li key={page}>
            <Item page={page} />
          </li>
        ))}
      </List>
    </nav>
  );
};
