import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The submit button with a cancel button beside it. */
export const FormActions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[3]};
`;
