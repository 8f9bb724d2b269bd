import { breakpoint, Steps, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The steps of a deposit or a withdrawal in the heading of its page: with their titles in one line, on phones above them. */
export const HeadSteps = styled(Steps)`
  padding: ${token.space[3]} ${token.space[6]};
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[3]} ${token.space[2]}; }
  @media (min-width: ${breakpoint.phone + 1}px) {
    gap: ${token.space[4]};
    li { display: flex; align-items: center; }
    li > span:last-of-type { padding: 0; white-space: nowrap; }
    li:last-child { flex: none; }
    && li::after { position: static; flex: 1; width: auto; }
  }
`;
