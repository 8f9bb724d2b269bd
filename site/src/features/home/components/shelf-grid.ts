import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** Four covers a row beside the wins; two on a phone. */
export const ShelfGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[5]} ${token.space[4]};
  @media (max-width: ${breakpoint.phone}px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
