import { breakpoint, Steps, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The steps of a deposit or a withdrawal in the heading of its page, in one line. With `data-locked` the current one cannot begin. */
export const HeadSteps = styled(Steps)`
  gap: ${token.space[4]};
  padding: ${token.space[3]} ${token.space[6]};
  li { display: flex; align-items: center; }
  li > span:last-of-type { padding: 0; white-space: nowrap; }
  li:last-child { flex: none; }
  &&[data-locked] li[data-state='current'] > span:first-of-type {
    border-color: ${token.color.lineStrong};
    background: none;
    color: ${token.color.inkMuted};
  }
  && li::after { position: static; flex: 1; width: auto; }
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[2]};
    padding: ${token.space[2]} ${token.space[4]};
    li { gap: 6px; }
    li > span:first-of-type { width: 24px; height: 24px; font-size: ${token.text.sm}; }
    li > span:last-of-type { font-size: ${token.text.sm}; }
  }
`;
