import { breakpoint } from '@pavilion/ui';
import { type ReactNode, Suspense } from 'react';
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
 * above it.
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
    html:has(&) { --pv-toast-top: 144px; scroll-padding-bottom: 72px; }
  }
`;

interface ShellLayoutProps {
  readonly showsPlayBar: boolean;
  readonly children: ReactNode;
}

/** Header, page and footer. Members see `PlayBar` on pages of play or money. Promotions are shown on Home only, where they interrupt no task. */
export const ShellLayout = ({ showsPlayBar, children }: ShellLayoutProps) => {
  const isMember = useIsMember();
  return (
    <Column>
      <SkipLink />
      <Header />
      {isMember && showsPlayBar && (
        <Suspense fallback={null}>
          <Lazy component={shellComponents.playBar} props={{}} />
        </Suspense>
      )}
      <Main>{children}</Main>
      <LazyOnInteraction component={shellComponents.footer} props={{}} isShared />
      <LazyOnInteraction component={shellComponents.tabBar} props={{}} />
      {useLocation().pathname === paths.home && <DeferredPromotions />}
    </Column>
  );
};
