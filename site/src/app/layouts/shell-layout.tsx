import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { Main } from './main';
import { SkipLink } from './skip-link';

const Column = styled.div`
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
    <Footer />
  </Column>
);
