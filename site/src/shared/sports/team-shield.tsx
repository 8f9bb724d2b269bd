import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { teamColour } from './team-colour';

/** The shape of `TeamMark` at the size of a scoreboard: `--team-shield` is its width. */
const Shield = styled.i`
  flex: none;
  box-sizing: border-box;
  width: var(--team-shield, 28px);
  aspect-ratio: 8 / 9;
  border: 1px solid color-mix(in srgb, ${token.color.ink} 50%, transparent);
  border-radius: 14% 14% 50% 50% / 12% 12% 44% 44%;
  background:
    linear-gradient(115deg, rgba(255, 255, 255, 0.26) 44%, transparent 0),
    linear-gradient(90deg, var(--other) 30%, var(--one) 0 70%, var(--other) 0);
  box-shadow: inset 0 0 0 2px rgba(255, 255, 255, 0.3), ${token.shadow[1]};
`;

/** A large shield in the colours of a team. Beside it, the name of the team has the same content. */
export const TeamShield = ({ colours: [one, other] }: { readonly colours: readonly [string, string] }) => (
  <Shield aria-hidden="true" style={{ '--one': teamColour(one), '--other': teamColour(other) } as object} />
);
