import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The content of an expanded row: its parts wrap on narrow screens. */
export const Detail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[5]} ${token.space[8]};
  text-align: start;
`;
