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

/** The name of the sum, above it, with what changes how it is shown. */
export const HeadLabel = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.md};
  h2 { font: inherit; font-weight: ${token.weight.medium}; }
`;

/** What belongs to the sum, side by side. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  margin-block-start: ${token.space[2]};
`;
