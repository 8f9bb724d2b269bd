import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The sum that a page is about, in its heading. */
export const HeadSum = styled.strong`
  min-height: 52px;
  color: ${token.color.value};
  font-size: ${token.text.h1};
  font-weight: ${token.weight.heavy};
  line-height: ${token.leading.tight};
  text-shadow: ${token.shadow.number};
  @media (max-width: ${breakpoint.phone}px) { min-height: 40px; font-size: ${token.text.h2}; }
`;
