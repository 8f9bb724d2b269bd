import { styled } from 'styled-components';
import { token } from '../themes/tokens';

/** In place of a drawing that would show nothing. */
export const NoData = styled.p`
  display: grid;
  place-items: center;
  border: 1px dashed ${token.color.line};
  border-radius: ${token.radius.md};
  color: ${token.color.inkFaint};
  font-size: ${token.text.sm};
`;
