import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { FormFields } from '../../../shared/forms/form-fields';

/** The fields of a login and its like, below title and lead. */
export const AuthForm = styled(FormFields)`
  margin-top: ${token.space[6]};
`;
