import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** A column of cards. */
export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  min-width: 0;
`;

/** The main column and an aside, which wraps below on small screens. */
export const WithAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  align-items: start;
  gap: ${token.space[4]};
  /* Stays in view beside a long form. */
  > :nth-child(2) { position: sticky; top: calc(var(--pv-sticky-top) + ${token.space[4]}); }
  @media (max-width: ${breakpoint.desktop}px) { grid-template-columns: minmax(0, 1fr); }
`;
