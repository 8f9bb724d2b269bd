import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** Cards one below the other. */
export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  min-width: 0;
`;

/** What one does, with what stands beside it. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  align-items: start;
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.desktop}px) { grid-template-columns: minmax(0, 1fr); }
`;
