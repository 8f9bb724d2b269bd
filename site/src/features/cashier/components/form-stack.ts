import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Stack } from '../../../shared/layout/stack';

/** Vertical stack of form fields with the maximum width of cashier forms. */
export const FormStack = styled(Stack)`
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  max-width: 560px;
`;
