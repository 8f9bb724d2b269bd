import { Drawer, LogoutIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMember } from '../../shared/member/use-member';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { useLogout } from '../header/use-logout';
import { MemberCard } from '../member/member-card';
import { useOfferedSections } from '../menus/member-sections';
import { MenuBadge } from '../menus/menu-badge';
import { PageLink } from '../menus/page-link';

const Groups = styled.nav`
  display: grid;
  gap: ${token.space[4]};
  padding-block: ${token.space[4]};
`;

const Title = styled.p`
  padding-bottom: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: ${token.space[2]};
  > li { position: relative; }
`;

const Tile = styled(PageLink)`
  display: grid;
  justify-items: center;
  gap: ${token.space[1]};
  min-height: 64px;
  padding: ${token.space[2]} ${token.space[1]};
  border-radius: ${token.radius.md};
  font-size: ${token.text.sm};
  text-align: center;
  svg {
    box-sizing: content-box;
    padding: ${token.space[2]};
    border-radius: ${token.radius.md};
    background: ${token.color.valueSoft};
    color: ${token.color.value};
  }
  &[aria-current='page'] { color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
`;

const Corner = styled.span`
  position: absolute;
  inset: 0 calc(50% - 30px) auto auto;
  pointer-events: none;
`;

const Logout = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  width: 100%;
  min-height: 48px;
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  &:hover { color: ${token.color.danger}; }
`;

/** The member menu on narrow screens, from the bottom, between `MemberCard` and logout. */
export const MemberSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useMessages(appMessages);
  const groups = useOfferedSections();
  const { member } = useMember();
  const { logOut, isLoggingOut } = useLogout();
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} side="bottom" title={t('accountMenu')}>
      <MemberCard member={member} />
      <Groups aria-label={t('memberNavigation')}>
        {groups.map(({ title, sections }) => (
          <div key={title}>
            <Title id={`sheet-${title}`}>{t(title)}</Title>
            <Grid aria-labelledby={`sheet-${title}`}>
              {sections.map(({ page, icon: Icon }) => (
                <li key={page}>
                  <Tile page={page} before={<Icon size={22} />} onClick={onClose} />
                  <Corner>
                    <MenuBadge page={page} />
                  </Corner>
                </li>
              ))}
            </Grid>
          </div>
        ))}
      </Groups>
      <Logout disabled={isLoggingOut} onClick={logOut}>
        <LogoutIcon size={18} />
        {t('logout')}
      </Logout>
    </Drawer>
  );
};
