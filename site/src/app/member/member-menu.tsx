import { token } from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { matchRow } from '../../routes/match-row';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { sectionOf, useOfferedSections } from '../menus/member-sections';
import { MenuBadge } from '../menus/menu-badge';
import { PageLink } from '../menus/page-link';

const Nav = styled.nav`
  padding: ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
`;

const Group = styled.div`
  padding-bottom: ${token.space[2]};
  & + & {
    padding-top: ${token.space[2]};
    border-top: 1px solid ${token.color.line};
  }
`;

const Title = styled.p`
  padding: ${token.space[2]} ${token.space[3]} ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

const Item = styled(PageLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 40px;
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.md};
  svg { flex: none; color: ${token.color.inkMuted}; }
  > [role='img'] { margin-inline-start: auto; }
  &:hover { color: ${token.color.accentText}; }
  &[data-shown] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  &[data-shown] svg { color: inherit; }
  &[data-shown]::before {
    content: '';
    position: absolute;
    inset: 10px auto 10px 0;
    width: 3px;
    border-radius: ${token.radius.full};
    background: ${token.color.selected};
  }
`;

/** The member menu on wide screens, aside of its pages. */
export const MemberMenu = () => {
  const t = useMessages(appMessages);
  const groups = useOfferedSections();
  const { pathname } = useLocation();
  const shown = sectionOf(matchRow(pathname)?.id);
  return (
    <Nav aria-label={t('memberNavigation')}>
      {groups.map(({ title, sections }) => (
        <Group key={title}>
          <Title id={`member-${title}`}>{t(title)}</Title>
          <ul aria-labelledby={`member-${title}`}>
            {sections.map((section) => (
              <li key={section.page}>
                <Item
                  page={section.page}
                  data-shown={section === shown ? '' : undefined}
                  before={<section.icon size={18} />}
                  after={<MenuBadge page={section.page} />}
                />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Nav>
  );
};
