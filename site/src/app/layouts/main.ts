import { styled } from 'styled-components';
import { documentIds } from '../boot';

/** The content of a page: what navigation focuses and what the first link of the page leads to. */
export const Main = styled.main.attrs({ id: documentIds.main, tabIndex: -1 })`
  flex: 1 0 auto;
  min-width: 0;
  outline: none;
`;
