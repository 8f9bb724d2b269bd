import { type Sport, sportDefinitions } from '@pavilion/contract/sports';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { teamColour } from './team-colour';

/** A box with round corners: a board has a hundred, and boxes that are clipped to a path are painted more slowly. */
const Shield = styled.i`
  flex: none;
  width: 14px;
  height: 16px;
  border: 1px solid color-mix(in srgb, ${token.color.ink} 50%, transparent);
  border-radius: 3px 3px 7px 7px;
  background: linear-gradient(90deg, var(--other) 30%, var(--one) 0 70%, var(--other) 0);
  &[data-player] { height: 14px; border-radius: ${token.radius.full}; background: linear-gradient(135deg, var(--one) 50%, var(--other) 0); }
`;

interface TeamMarkProps {
  readonly colours: readonly [string, string];
  /** Of a team unless it is given. */
  readonly sport?: Sport;
}

/**
 * A shield in the colours of a team, a disc in those of a player. Its edge in the colour of the text sets white off from paper and black from the night.
 */
export const TeamMark = ({ colours: [one, other], sport }: TeamMarkProps) => (
  <Shield
    aria-hidden="true"
    data-player={sport && sportDefinitions[sport].participants === 'players' ? '' : undefined}
    style={{ '--one': teamColour(one), '--other': teamColour(other) } as object}
  />
);
