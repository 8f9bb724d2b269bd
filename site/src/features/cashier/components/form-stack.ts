import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Stack } from '../../../shared/layout/stack';

/** The fields of a form: wide enough for an amount, not so wide that it looks lost. */
export const FormStack = styled(Stack)`
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  max-width: 560px;
`;
