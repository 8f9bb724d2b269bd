import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { LazyOnInteraction } from '../../shared/lazy/lazy';
import { Header } from '../header/header';
import { DeferredPromotions } from '../promotions/deferred-promotions';
import { shellComponents } from '../shell-components';
import { Main } from './main';
import { SkipLink } from './skip-link';

/** `--pv-sticky-top`: the height of the header, where sticky table headers stop. */
const Column = styled.div`
  --pv-sticky-top: 73px;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

/** Header, page and footer. Promotions are shown on Home only, where they interrupt no task. */
export const ShellLayout = ({ children }: { children: ReactNode }) => (
  <Column>
    <SkipLink />
    <Header />
    <Main>{children}</Main>
    <LazyOnInteraction component={shellComponents.footer} props={{}} />
    {useLocation().pathname === paths.home && <DeferredPromotions />}
  </Column>
);
