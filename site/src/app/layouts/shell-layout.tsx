import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { Lazy, LazyOnInteraction } from '../../shared/lazy/lazy';
import { useIsMember } from '../../shared/session/session-context';
import { Header } from '../header/header';
import { DeferredPromotions } from '../promotions/deferred-promotions';
import { shellComponents } from '../shell-components';
import { Main } from './main';
import { SkipLink } from './skip-link';

/**
 * `--pv-sticky-top`: the height of the header, where sticky table headers stop. `--pv-tab-bar`: the height of the bar at the
 * bottom of narrow screens, above which floating things stand. `--pv-toast-top`, of the root: below the header and the line
 * above it. On narrow screens a toast there covers the heading of the page, so `--pv-toast-bottom` puts it above the bar, and above a bar
 * of the page, whose height is `--pv-phone-bar`.
 */
const Column = styled.div`
  --pv-sticky-top: 73px;
  html:has(&) { --pv-toast-top: 125px; }
  --pv-tab-bar: 0px;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  @media (max-width: ${breakpoint.tablet}px) {
    --pv-tab-bar: calc(57px + env(safe-area-inset-bottom));
    --pv-sticky-top: 57px;
    /* The main menu has a second line. */
    &:has([data-menu]) { --pv-sticky-top: 89px; }
    html:has(&) { scroll-padding-bottom: 72px; }
    /* Not over the buttons of a dialog, or over the strip of the slip. */
    html:has(&):not(:has([role='dialog'], [data-slip-strip])) {
      --pv-toast-top: auto;
      --pv-toast-bottom: calc(57px + var(--pv-phone-bar, 0px) + env(safe-area-inset-bottom) + ${token.space[4]});
    }
  }
`;

/** The bar of narrow screens. */
const Bottom = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token.z.header};
  display: none;
  @media (max-width: ${breakpoint.tablet}px) { display: block; }
`;

interface ShellLayoutProps {
  readonly showsPlayBar: boolean;
  readonly children: ReactNode;
}

/** Header, page and footer. Members see the facts of their session on pages of play or money, and in all of their own area. Promotions are shown on Home and below the list of promotions only, where they interrupt no task. */
export const ShellLayout = ({ showsPlayBar, children }: ShellLayoutProps) => {
  const isMember = useIsMember();
  const { pathname, search } = useLocation();
  return (
    <Column>
      <SkipLink />
      <Header hasFacts={isMember && showsPlayBar} />
      <Main>{children}</Main>
      {pathname === paths.home && <DeferredPromotions place="home" />}
      {pathname === paths.activity.discounts && search === '' && isMember && (
        <DeferredPromotions place="promotions" />
      )}
      <LazyOnInteraction component={shellComponents.footer} props={{}} isShared />
      <Bottom>
        <LazyOnInteraction component={shellComponents.tabBar} props={{}} />
        {isMember && <Lazy component={shellComponents.tabBarCount} props={{}} />}
      </Bottom>
    </Column>
  );
};
