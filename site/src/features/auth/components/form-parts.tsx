import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Form } from '../../../shared/forms/form';

/** The sentence below the title. */
export const Lead = styled.p`
  margin-top: ${token.space[1]};
  color: ${token.color.inkMuted};
`;

export const AuthForm = styled(Form)`
  margin-top: ${token.space[6]};
  @media (max-width: ${breakpoint.phone}px) {
    --pv-control-lg: 44px;
    gap: ${token.space[3]};
    margin-top: ${token.space[4]};
  }
  /* A registration of four fields fits into the first view. */
  @media (max-width: ${breakpoint.phone}px) and (max-height: 800px) { gap: ${token.space[2]}; margin-top: ${token.space[3]}; }
`;

/** Two items at the ends of one line. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  a { color: ${token.color.accentText}; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

/** The link to the other form. */
export const Other = styled.p`
  margin-top: ${token.space[5]};
  color: ${token.color.inkMuted};
  text-align: center;
  a { color: ${token.color.accentText}; font-weight: ${token.weight.medium}; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
