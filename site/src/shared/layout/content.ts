import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/**
 * The width that content keeps, with a gutter at each side. A frame that already keeps it (the member's pages) sets
 * `--page-gutter` to nothing, so a page may wrap itself in `Content` wherever it stands.
 */
export const Content = styled.div`
  --gutter: var(--page-gutter, ${token.layout.gutter});
  width: 100%;
  max-width: calc(${token.layout.content} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
