import { breakpoint, HelpIcon, PhoneIcon, PlayIcon, ServiceIcon, token } from '@pavilion/ui';
import { css, styled } from 'styled-components';
import { useMessages } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { allRooms, useRoomHref } from '../../shared/rooms/room-address';
import { appMessages } from '../app-messages';
import { PageLink } from '../menus/page-link';
import { Announcements } from './announcements';
import { quiet } from './icon-button';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';

const Links = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[1]};
  margin-left: auto;
`;

const small = css`
  ${quiet}
  @media (max-width: ${breakpoint.tablet}px) { display: none; }
`;

const Small = styled(PageLink)`${small}`;
const RoomsLink = styled(Link)`${small}`;

/** In the line above the header, the same for visitors and members: announcements at the left; help, language and theme at the right. */
export const TopBar = () => {
  const t = useMessages(appMessages);
  const hrefOf = useRoomHref();
  return (
    <>
      <Announcements />
      <Links>
        <RoomsLink to={hrefOf(allRooms)}>
          <PlayIcon size={16} />
          {t('liveRooms')}
        </RoomsLink>
        <Small page="helpOpenAccount">
          <HelpIcon size={16} />
          {t('help')}
        </Small>
        <Small page="customer">
          <ServiceIcon size={16} />
          {t('support')}
        </Small>
        <Small page="download">
          <PhoneIcon size={16} />
          {t('download')}
        </Small>
        <LanguageSwitch />
        <ThemeSwitch />
      </Links>
    </>
  );
};
