import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The content of an expanded row: its parts wrap on narrow screens. */
export const Detail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[5]} ${token.space[8]};
  text-align: start;
`;

/**
 * The content of an expanded bet with a round: the result and the table of its lines, beside them facts and proof, below them the
 * buttons. `RoundRoot` puts the parts of a round directly into this grid.
 */
export const RoundDetail = styled.div`
  display: grid;
  grid-template:
    'round facts' auto
    'round proof' auto
    'lines proof' 1fr
    'action action' auto / minmax(0, 1fr) 320px;
  column-gap: ${token.space[8]};
  text-align: start;
  @media (max-width: ${breakpoint.tablet}px) {
    grid-template: 'round' 'lines' 'facts' 'proof' 'action' / minmax(0, 1fr);
  }
`;

/** The facts beside a round, below its lines on narrow screens. */
export const RoundFacts = styled.div`
  grid-area: facts;
  @media (max-width: ${breakpoint.tablet}px) { margin-top: ${token.space[3]}; }
`;

/** Buttons that go on from the bet. */
export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: action;
  gap: ${token.space[3]};
  margin-top: ${token.space[4]};
`;
