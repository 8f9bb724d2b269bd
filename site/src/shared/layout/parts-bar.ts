import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The gold of a part: `valueSolid` has too little contrast with paper; with ink it is darker there, and lighter in the dark. */
export const goldPart = `color-mix(in srgb, ${token.color.valueSolid} 70%, ${token.color.ink})`;

/**
 * A bar of the parts of a sum: spans whose `flex-grow` is their amount and whose `background` is their colour. The
 * gap separates neighbours, so every colour needs a contrast of 3 with the bar itself.
 */
export const PartsBar = styled.div`
  display: flex;
  gap: 2px;
  height: 10px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: color-mix(in srgb, ${token.color.ink} 12%, transparent);
  > span { flex: 0 0 auto; min-width: 6px; }
`;
