import { breakpoint, token } from '@pavilion/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Content } from '../../shared/layout/content';
import { Lazy, LazyOnInteraction } from '../../shared/lazy/lazy';
import { useIsDemo } from '../../shared/member/use-is-demo';
import { useIsMember } from '../../shared/session/session-context';
import { shellComponents } from '../shell-components';
import { BrandLink } from './brand-link';
import { MainMenu } from './main-menu';
import { SearchButton } from './search-button';
import { VisitorArea } from './visitor-area';

const Sticky = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token.z.header};
  border-bottom: 1px solid ${token.color.line};
  /* Nearly opaque: rows of a page that scroll below it must not be legible. */
  background: color-mix(in srgb, ${token.color.glass} 20%, ${token.color.surface});
  box-shadow: ${token.shadow[1]};
  backdrop-filter: ${token.effect.glassFilter};

  /* A gradient line below the header. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 1px;
    background: ${token.gradient.edge};
    pointer-events: none;
  }
`;

const Bar = styled(Content)`
  display: flex;
  align-items: center;
  gap: clamp(${token.space[3]}, 1.8vw, ${token.space[6]});
  /* The border of the sticky container takes the last pixel. */
  min-height: calc(var(--pv-sticky-top) - 1px);

  @media (max-width: ${breakpoint.tablet}px) {
    flex-wrap: wrap;
    gap: 0 ${token.space[2]};
    padding-top: ${token.space[2]};
  }
`;

const Side = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[2]};
  margin-left: auto;
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[1]}; }
`;

const Member = () => (
  <Suspense fallback={null}>
    <Lazy component={shellComponents.memberArea} props={{}} />
  </Suspense>
);

/**
 * The top bar, and the sticky bar with brand, main menu and account. On phones a demo has both balance and registration beside
 * the brand, which fit in one line at 360 px only with a smaller brand and search (DEM-1).
 */
export const Header = () => {
  const isMember = useIsMember();
  const isDemo = useIsDemo();
  return (
    <header style={{ display: 'contents' }}>
      <LazyOnInteraction component={shellComponents.topBar} props={{}} isShared />
      <Sticky>
        <Bar>
          <BrandLink isCompact={isDemo} />
          <MainMenu />
          <Side>
            <SearchButton isCompact={isDemo} />
            {isMember ? <Member /> : <VisitorArea />}
          </Side>
        </Bar>
      </Sticky>
    </header>
  );
};
