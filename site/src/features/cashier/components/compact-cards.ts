import { breakpoint, RadioGroup, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The columns on phones, also of a skeleton. */
export const compactColumns = `
  @media (max-width: ${breakpoint.phone}px) {
    && { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${token.space[3]} ${token.space[2]}; }
  }
`;

/** Cards to choose from, on phones small tiles, so that the amount is near the first screen. `data-brief` leaves out the second line there. */
export const CompactCards = styled(RadioGroup)`
  ${compactColumns}
  @media (max-width: ${breakpoint.phone}px) {
    && label {
      flex-direction: column;
      justify-content: center;
      gap: ${token.space[1]};
      padding: ${token.space[3]} 2px ${token.space[2]};
      border-radius: ${token.radius.md};
      text-align: center;
    }
    && [data-part='icon'] { height: 32px; }
    && [data-part='label'] { font-size: ${token.text.xs}; }
    &&[data-brief] [data-part='description'] { display: none; }
    && [data-part='badge'] { inset-inline-end: 50%; padding-inline: 6px; line-height: 16px; transform: translateX(50%); white-space: nowrap; }
  }
`;
