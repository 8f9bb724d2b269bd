import { gameCategories } from '@pavilion/contract';
import {
  DepositIcon,
  GridIcon,
  HomeIcon,
  type Icon,
  RecordIcon,
  ShieldIcon,
  token,
  UserIcon,
} from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { titles } from '../../routes/titles';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { LazyOverlay } from '../../shared/lazy/lazy-overlay';
import { useMessages } from '../../shared/messages';
import { withIntended } from '../../shared/navigation/intended-path';
import { Link } from '../../shared/navigation/link';
import { useOpenHere } from '../../shared/navigation/use-open-here';
import { useIsClosed } from '../../shared/protection/use-is-closed';
import { useIsMember } from '../../shared/session/session-context';
import { appMessages } from '../app-messages';

const memberSheet = lazyComponent(
  'app/tab-bar/member-sheet.tsx',
  'MemberSheet',
  () => import('./member-sheet'),
);

const Bar = styled.nav`
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  > ul { display: grid; grid-template-columns: repeat(5, 1fr); }
  > ul > li { position: relative; }
  padding-bottom: env(safe-area-inset-bottom);
`;

const tabStyle = `
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  width: 100%;
  min-height: 56px;
`;

const Tab = styled(Link)`
  ${tabStyle}
  &[aria-current='page'] { color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
`;

const SheetTab = styled.button.attrs({ type: 'button' })`
  ${tabStyle}
  &[aria-expanded='true'] { color: ${token.color.accentText}; }
`;

const isIn = (pathname: string, pages: readonly string[]) => pages.includes(pathname);
const lobbies = gameCategories.map((category) => paths.game[category]);
const records = Object.values(paths.mine.record);

/** The bar at the bottom of narrow screens: Home, games, deposit (the protection while the account is closed), records, and the sheet with the member menu. */
export const TabBar = () => {
  const t = useMessages(appMessages);
  const title = useMessages(titles);
  const isMember = useIsMember();
  const isClosed = useIsClosed();
  const { pathname, search } = useLocation();
  const { isOpen, open, close } = useOpenHere();
  const { protection, finance } = paths.mine;
  const tab = (to: string, icon: Icon, label: string, isCurrent: boolean) => {
    const Picture = icon;
    return (
      <li>
        <Tab to={to} aria-current={isCurrent ? 'page' : undefined}>
          <Picture size={22} />
          {label}
        </Tab>
      </li>
    );
  };
  return (
    <Bar aria-label={t('tabBar')}>
      <ul>
        {tab(paths.home, HomeIcon, t('tabHome'), pathname === paths.home)}
        {tab(paths.game.egame, GridIcon, t('tabGames'), isIn(pathname, lobbies))}
        {isClosed
          ? tab(protection, ShieldIcon, title('protection'), pathname === protection)
          : tab(finance.deposit, DepositIcon, t('deposit'), pathname === finance.deposit)}
        {tab(paths.mine.record.transactions, RecordIcon, t('tabRecords'), isIn(pathname, records))}
        {isMember ? (
          <li>
            <SheetTab aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
              <UserIcon size={22} />
              {t('tabMine')}
            </SheetTab>
          </li>
        ) : (
          tab(withIntended(paths.user.login, pathname + search), UserIcon, t('login'), false)
        )}
      </ul>
      {isOpen && <LazyOverlay component={memberSheet} props={{ onClose: close }} onClose={close} />}
    </Bar>
  );
};
