import { languages } from '@pavilion/format';
import { breakpoint, inScheme, token } from '@pavilion/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { rowOf } from '../../routes/match-row';
import { paths } from '../../routes/paths';
import { Festival } from '../../shared/festival/festival';
import { Content, wideContent } from '../../shared/layout/content';
import { Lazy, LazyOnInteraction } from '../../shared/lazy/lazy';
import { useIsDemo } from '../../shared/member/use-is-demo';
import { useLocale } from '../../shared/messages';
import { useIsMember } from '../../shared/session/session-context';
import { mainMenu } from '../menus/menus';
import { shellComponents } from '../shell-components';
import { BrandLink } from './brand-link';
import { MainMenu } from './main-menu';
import { SearchButton } from './search-button';
import { VisitorArea } from './visitor-area';

/** `--announcements-display`: of the announcements, which yield to the facts of the session where both have too little room. */
const TopLine = styled.div<{ $hasFacts: boolean }>`
  ${wideContent}
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.groundDeep};
  > div {
    display: flex;
    align-items: center;
    gap: ${token.space[5]};
    height: 40px;
  }
  @media (max-width: ${breakpoint.desktop}px) { --announcements-display: ${({ $hasFacts }) => ($hasFacts ? 'none' : 'block')}; }
  @media (max-width: ${breakpoint.tablet}px) { > div { gap: ${token.space[2]}; height: 36px; } }
`;

const Sticky = styled.div`
  ${wideContent}
  position: sticky;
  top: 0;
  z-index: ${token.z.header};
  border-bottom: 1px solid ${token.color.line};
  /* Opaque: covers and amounts that scroll below it would show between the words. */
  background: ${token.color.surface};
  box-shadow: ${token.shadow[1]};

  /* By night an aurora over the line below it. */
  ${inScheme('dark')} {
    background-image:
      radial-gradient(42% 120% at 78% 100%, color-mix(in srgb, ${token.color.series} 15%, transparent), transparent),
      radial-gradient(34% 120% at 14% 100%, color-mix(in srgb, ${token.color.valueSoft} 80%, transparent), transparent);
  }

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
  position: relative;
  display: flex;
  align-items: center;
  gap: clamp(${token.space[3]}, 1.8vw, ${token.space[6]});
  /* The border of the sticky container takes the last pixel. */
  min-height: calc(var(--pv-sticky-top) - 1px);

  @media (max-width: ${breakpoint.tablet}px) {
    flex-wrap: wrap;
    gap: 0 ${token.space[2]};
    padding-top: ${token.space[2]};
    &:not([data-menu]) { padding-bottom: ${token.space[2]}; }
  }
`;

const Side = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[2]};
  margin-left: auto;
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[1]}; > a { padding-inline: ${token.space[3]}; } }
`;

const Member = () => (
  <Suspense fallback={null}>
    <Lazy component={shellComponents.memberArea} props={{}} />
  </Suspense>
);

/** Home and the pages of the main menu have it on narrow screens too, but a match that is opened there, which has more use for the room. */
const hasMenuOnNarrow = (pathname: string, search: string) =>
  pathname === paths.home ||
  (mainMenu.some((page) => rowOf(page).path === pathname) && !new URLSearchParams(search).has('match'));

interface HeaderProps {
  /** Whether the line at the top has the facts of the member's session (PRO-4). */
  readonly hasFacts: boolean;
}

/**
 * The line at the top, and the sticky bar with brand, main menu and account. On phones a demo has both balance and registration
 * beside the brand, which fit in one line at 360 px only with a smaller brand and search (DEM-1). So do
 * visitors whose language is not written in Chinese characters.
 */
export const Header = ({ hasFacts }: HeaderProps) => {
  const isMember = useIsMember();
  const isDemo = useIsDemo();
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const hasMenu = hasMenuOnNarrow(pathname, search);
  return (
    <header style={{ display: 'contents' }}>
      <TopLine $hasFacts={hasFacts}>
        <Content>
          {hasFacts && (
            <Suspense fallback={null}>
              <Lazy component={shellComponents.playBar} props={{}} />
            </Suspense>
          )}
          <LazyOnInteraction component={shellComponents.topBar} props={{}} isShared />
        </Content>
      </TopLine>
      <Sticky>
        <Bar data-menu={hasMenu || undefined}>
          <Festival place="brand" />
          <BrandLink isCompact={isDemo || (!isMember && languages[locale].script !== 'Han')} />
          <MainMenu isOnNarrow={hasMenu} />
          <Side>
            <SearchButton isCompact={isDemo} />
            {isMember ? <Member /> : <VisitorArea />}
          </Side>
        </Bar>
      </Sticky>
    </header>
  );
};
