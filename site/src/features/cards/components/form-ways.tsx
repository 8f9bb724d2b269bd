import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The button that sends a form, and beside it the way out. */
export const FormWays = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[3]};
`;
