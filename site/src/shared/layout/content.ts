import { token } from '@pavilion/ui';
import { css, styled } from 'styled-components';

/**
 * The maximum width of content, with a gutter at each side. Layouts that already limit the width (the member area) set
 * `--page-gutter` to zero, so a page may use `Content` in any layout. A page with a wider frame sets `--content-width` and
 * `--page-gutter` for the whole document, so that header and footer have its edges.
 */
export const Content = styled.div`
  --gutter: var(--page-gutter, ${token.layout.gutter});
  width: 100%;
  max-width: calc(var(--content-width, ${token.layout.content}) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** The width of the widest page, for `Content` inside: of the header too, so that brand and menu keep their place on every page. */
export const wideContent = css`
  @media (min-width: 1024px) {
    --content-width: 1688px;
    --page-gutter: ${token.space[4]};
  }
`;
