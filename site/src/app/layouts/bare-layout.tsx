import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Content, wideContent } from '../../shared/layout/content';
import { PlayMoney } from '../footer/play-money';
import { BrandLink } from '../header/brand-link';
import { LanguageSwitch } from '../header/language-switch';
import { ThemeSwitch } from '../header/theme-switch';
import { Main } from './main';
import { SkipLink } from './skip-link';

/** Toasts are shown below the bar. */
const Column = styled.div`
  html:has(&) { --pv-toast-top: 84px; }
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Bar = styled(Content)`
  ${wideContent}
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 72px;
  @media (max-width: ${breakpoint.phone}px) { min-height: 56px; }
  > :first-child { margin-right: auto; }
`;

const Foot = styled(Content)`
  padding-block: ${token.space[6]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  text-align: center;
`;

/** The content width is set here; `Content` inside the page must not add a second gutter. */
const Page = styled(Content)`
  > * { --page-gutter: 0px; }
`;

/** Brand, page and play-money statement, without navigation: for login, registration and error pages. */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <Column>
    <SkipLink />
    <header>
      <Bar>
        <BrandLink />
        <LanguageSwitch />
        <ThemeSwitch />
      </Bar>
    </header>
    <Main>
      <Page>{children}</Page>
    </Main>
    <Foot as="footer">
      <PlayMoney />
    </Foot>
  </Column>
);
