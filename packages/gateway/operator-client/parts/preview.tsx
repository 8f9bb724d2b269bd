import { token } from '@pavilion/ui';
import styled from 'styled-components';

/** How a text will be read, beside the fields in which it is written. */
export const Preview = styled.article`
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  h3 {
    margin: 0 0 ${token.space[2]};
    font-size: ${token.text.lg};
  }
  p {
    margin: 0;
  }
`;
