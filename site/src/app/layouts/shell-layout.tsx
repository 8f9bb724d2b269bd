import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Late } from '../../shared/parts/late';
import { Header } from '../header/header';
import { parts } from '../parts';
import { Main } from './main';
import { SkipLink } from './skip-link';

/** `--pv-sticky-top`: the height of the header, below which the head of a long table stays. */
const Column = styled.div`
  --pv-sticky-top: 73px;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

/** Header, page, footer. */
export const ShellLayout = ({ children }: { children: ReactNode }) => (
  <Column>
    <SkipLink />
    <Header />
    <Main>{children}</Main>
    <Late part={parts.footer} props={{}} />
  </Column>
);
