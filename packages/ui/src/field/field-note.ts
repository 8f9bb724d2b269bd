import { styled } from 'styled-components';
import { token } from '../themes/tokens';

/** A line of help or of fault below a control. */
export const FieldNote = styled.p<{ $error?: boolean }>`
  margin: 0;
  color: ${({ $error }) => ($error ? token.color.danger : token.color.inkMuted)};
  font-size: ${token.text.sm};
  line-height: ${token.leading.text};
`;
