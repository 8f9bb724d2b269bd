import { styled } from 'styled-components';
import { documentIds } from '../boot';

/** The `<main>` of a page: the target of the skip link and of the focus after navigation. */
export const Main = styled.main.attrs({ id: documentIds.main, tabIndex: -1 })`
  flex: 1 0 auto;
  min-width: 0;
  outline: none;
`;
