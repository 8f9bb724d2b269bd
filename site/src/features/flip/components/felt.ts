import { inScheme } from '@pavilion/ui';
import { css } from 'styled-components';

/** Felt in the colours of the back of the cards: teal by day, indigo at night. */
export const felt = css`
  --felt: #2b7b84;
  --felt-table: #1a5c65;
  --felt-edge: #123f47;
  --felt-line: #d6a94f;
  --felt-ink: #d9ebe8;
  --felt-gold: #ffe6ac;
  ${inScheme('dark')} {
    --felt: #2c2f8c;
    --felt-table: #1d1f62;
    --felt-edge: #12123e;
    --felt-line: #4f6fc4;
    --felt-ink: #c9cdf4;
    --felt-gold: #ffd98c;
  }
`;
