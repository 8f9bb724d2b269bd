import { Button, breakpoint, token } from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { titles } from '../../routes/titles';
import { demoMessages } from '../../shared/demo/demo-messages';
import { RegisterButton } from '../../shared/demo/register-button';
import { useSendVisitorGames } from '../../shared/games/use-send-visitor-games';
import { LazyOnInteraction } from '../../shared/lazy/lazy';
import { useIsDemo } from '../../shared/member/use-is-demo';
import { useMessages } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import { useIsClosed } from '../../shared/protection/use-is-closed';
import { appMessages } from '../app-messages';
import { UnreadDot } from '../member/unread-badge';
import { BalancePill } from './balance-pill';
import { deferredAccountMenu } from './deferred-account-menu';

/** These pages have a button for deposits of their own in this colour, so that of the header is an outline there. */
const pagesOfFunds: readonly string[] = Object.values(paths.mine.finance);

const OnWide = styled.span`
  display: contents;
  @media (max-width: ${breakpoint.phone}px) { display: none; }
`;

/** On phones the caption of the balance, in place of its refresh button, says that this is a demo, and the registration is small. */
const OfDemo = styled.span`
  display: contents;
  small { display: none; }
  @media (max-width: ${breakpoint.phone}px) {
    small { display: block; font-size: ${token.text.xs}; }
    && > a, && > div > button { display: none; }
    && > div { padding-right: ${token.space[2]}; }
    && > button { padding-inline: ${token.space[2]}; font-size: ${token.text.sm}; }
  }
`;

const WithBadge = styled.span`
  position: relative;
  display: inline-flex;
  @media (max-width: ${breakpoint.tablet}px) { display: none; }
`;

/** At the top right of the icon, before the chevron. */
const Corner = styled(UnreadDot)`inset: 0 18px auto auto;`;

/**
 * That something is unread, in the tab bar of narrow screens at the top right of its last icon. The bar hydrates at the first
 * interaction; the dot shows before.
 */
export const TabBarDot = styled(UnreadDot)`inset: 8px auto auto calc(90% + 6px);`;

/** The right end of the header for members: balance, deposit (the protection where that is closed, PRO-2) and `AccountMenu`; for a demo its page and the registration. Visitors see `VisitorArea` there. */
export const MemberArea = () => {
  const t = useMessages(appMessages);
  const tDemo = useMessages(demoMessages);
  const title = useMessages(titles);
  const isDemo = useIsDemo();
  const isClosed = useIsClosed();
  const { pathname } = useLocation();
  useSendVisitorGames();
  return (
    <>
      {isDemo ? (
        <OfDemo>
          <BalancePill caption={tDemo('playing')} />
          <Button as={Link} to={paths.demo}>
            {tDemo('playing')}
          </Button>
          <RegisterButton />
        </OfDemo>
      ) : (
        <>
          <BalancePill />
          <OnWide>
            {isClosed ? (
              <Button as={Link} to={paths.mine.protection}>
                {title('protection')}
              </Button>
            ) : (
              // Not in the colour of the main action, which is left to the page.
              <Button
                as={Link}
                to={paths.mine.finance.deposit}
                variant={pagesOfFunds.includes(pathname) ? undefined : 'value'}
              >
                {t('deposit')}
              </Button>
            )}
          </OnWide>
        </>
      )}
      <WithBadge>
        <LazyOnInteraction component={deferredAccountMenu} props={{}} />
        <Corner />
      </WithBadge>
    </>
  );
};
