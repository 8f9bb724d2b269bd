import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** A bar of the parts of a sum: spans whose `flex-grow` is their amount and whose `background` is their colour. */
export const PartsBar = styled.div`
  display: flex;
  gap: 2px;
  height: 10px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: color-mix(in srgb, ${token.color.ink} 12%, transparent);
  > span { flex: 0 0 auto; min-width: 6px; }
`;
