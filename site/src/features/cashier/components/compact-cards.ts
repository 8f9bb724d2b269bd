import { breakpoint, inAlphabet, RadioGroup, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { foldedOnPhones } from './phone-fold';

/** Cards to choose from, on phones small tiles, so that the amount is near the first screen. */
export const CompactCards = styled(RadioGroup)`
  ${foldedOnPhones}
  @media (max-width: ${breakpoint.phone}px) {
    && { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${token.space[3]} ${token.space[2]}; }
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
  }
`;

/** The rows of channels on phones, also of a skeleton. */
export const channelRows = `
  @media (max-width: ${breakpoint.phone}px) {
    && { grid-auto-rows: minmax(58px, auto); gap: ${token.space[3]} ${token.space[2]}; }
    /* A skeleton: as many as stay of a folded choice. */
    &&[data-channels] > :nth-child(n + 5) { display: none; }
  }
`;

/** Deposit channels, each with its limits; on phones two in a row. */
export const ChannelCards = styled(RadioGroup)`
  ${channelRows}
  ${foldedOnPhones}
  @media (max-width: ${breakpoint.phone}px) {
    && label { min-height: 58px; padding-block: ${token.space[1]}; }
    && [data-part='text'] { min-width: 0; }
    ${inAlphabet} && [data-part='label'] { font-size: ${token.text.sm}; }
    && [data-part='description'] { display: block; font-size: ${token.text.xs}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    /* In the corner above the text: on the edge it would cover the name, and touch the card above. */
    && [data-part='badge'] {
      top: -1px;
      inset-inline-end: -1px;
      border-radius: 0 ${token.radius.lg} 0 ${token.radius.md};
      font-size: 10px;
      line-height: 14px;
    }
  }
`;
