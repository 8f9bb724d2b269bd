import { styled } from 'styled-components';
import { token } from '../themes/tokens';

/** A line of help below a control, or of its error, which is announced. */
export const FieldNote = styled.p`
  margin: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};

  &:is([role='alert'], [role='alert'] *) {
    color: ${token.color.danger};
  }
`;
