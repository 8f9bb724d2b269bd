import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { Late } from '../../shared/parts/late';
import { Header } from '../header/header';
import { parts } from '../parts';
import { PromotionsLater } from '../promotions/promotions-later';
import { Main } from './main';
import { SkipLink } from './skip-link';

/** `--pv-sticky-top`: the height of the header, below which the head of a long table stays. */
const Column = styled.div`
  --pv-sticky-top: 73px;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

/** Header, page, footer; at home what is promoted, too: elsewhere a person has something to do. */
export const ShellLayout = ({ children }: { children: ReactNode }) => (
  <Column>
    <SkipLink />
    <Header />
    <Main>{children}</Main>
    <Late part={parts.footer} props={{}} />
    {useLocation().pathname === paths.home && <PromotionsLater />}
  </Column>
);
