import { styled } from 'styled-components';
import { token } from '../themes/tokens';

/** Shown instead of an empty chart. */
export const NoData = styled.p`
  display: grid;
  place-items: center;
  border: 1px dashed ${token.color.line};
  border-radius: ${token.radius.md};
  color: ${token.color.inkFaint};
  font-size: ${token.text.sm};
`;
