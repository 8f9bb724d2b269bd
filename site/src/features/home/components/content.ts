import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The width that the parts of Home keep. */
export const Content = styled.div`
  width: 100%;
  max-width: calc(${token.layout.content} + 2 * ${token.layout.gutter});
  margin-inline: auto;
  padding-inline: ${token.layout.gutter};
`;
