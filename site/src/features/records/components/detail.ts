import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** What a row opens: parts side by side, below each other where there is no room. */
export const Detail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[5]} ${token.space[8]};
  text-align: start;
`;
