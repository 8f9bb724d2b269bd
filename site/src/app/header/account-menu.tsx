import { breakpoint, ChevronDownIcon, inAlphabet, LogoutIcon, Popover, token, UserIcon } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { useBrand } from '../../shared/brand/brand-context';
import { AvatarPicture } from '../../shared/member/avatar';
import { displayName } from '../../shared/member/display-name';
import { useMember } from '../../shared/member/use-member';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { MemberCard } from '../member/member-card';
import { MenuBadge } from '../menus/menu-badge';
import { accountMenuOf } from '../menus/menus';
import { PageLink, useOfferedPages } from '../menus/page-link';
import { quiet } from './icon-button';
import { useLogout } from './use-logout';

/**
 * Beside balance and account the English names of the main menu leave room for the mark of the brand alone. The rule is here
 * rather than with the brand because the first load of a page does not include this file.
 */
const Trigger = styled.button.attrs({ type: 'button' })`
  ${quiet}
  height: ${token.control.md};
  > svg:first-child {
    box-sizing: content-box;
    padding: 6px;
    border: 1px solid ${token.color.line};
    border-radius: 50%;
    background: ${token.color.surface};
  }
  @media (min-width: ${breakpoint.tablet + 1}px) and (max-width: ${breakpoint.desktop}px) {
    ${inAlphabet} header:has(&) a[href='${paths.home}'] > span { width: 40px; overflow: hidden; }
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${token.space[3]};
  width: 264px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
`;

const line = `
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 40px;
  padding: 0 12px;
`;

const Item = styled(PageLink)`
  ${line}
  border-radius: ${token.radius.md};
  &:hover { background: ${token.color.sunken}; color: ${token.color.accentText}; }
  &[aria-current='page'] { color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
`;

const LogoutButton = styled.button.attrs({ type: 'button' })`
  ${line}
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  &:hover { color: ${token.color.danger}; }
`;

/** The account menu, which opens in the header, between `MemberCard` and logout. */
export const AccountMenu = () => {
  const t = useMessages(appMessages);
  const brand = useBrand();
  const offered = useOfferedPages();
  const { member } = useMember();
  const { logOut, isLoggingOut } = useLogout();
  return (
    <Popover
      label={t('accountMenu')}
      trigger={
        <Trigger aria-label={t('accountMenu')} title={member && displayName(member)}>
          {member ? <AvatarPicture avatar={member.avatar} size={32} eager={false} /> : <UserIcon size={18} />}
          <ChevronDownIcon size={16} />
        </Trigger>
      }
    >
      {(close) => (
        <Panel>
          <MemberCard member={member} />
          <List>
            {offered(accountMenuOf(brand)).map((page) => (
              <li key={page}>
                <Item page={page} after={<MenuBadge page={page} />} onClick={close} />
              </li>
            ))}
          </List>
          <LogoutButton disabled={isLoggingOut} onClick={logOut}>
            <LogoutIcon size={18} />
            {t('logout')}
          </LogoutButton>
        </Panel>
      )}
    </Popover>
  );
};
