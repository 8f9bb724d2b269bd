import type { EventView } from '@pavilion/contract';
import { type Sport, sportDefinitions } from '@pavilion/contract/sports';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText } from '../messages';
import { initialsOf } from './initials';
import { teamColour } from './team-colour';
import { TeamShield } from './team-shield';

/** Letters on paper within a ring in the two colours of the player, so that they are legible on any colours. */
const Avatar = styled.i`
  flex: none;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: var(--team-shield, 28px);
  aspect-ratio: 1;
  border: 1px solid color-mix(in srgb, ${token.color.ink} 40%, transparent);
  border-radius: ${token.radius.full};
  background: conic-gradient(var(--one) 50%, var(--other) 0);
  box-shadow: ${token.shadow[1]};
  > b {
    display: grid;
    place-items: center;
    width: 78%;
    aspect-ratio: 1;
    border-radius: inherit;
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-size: calc(var(--team-shield, 28px) * 0.36);
    font-style: normal;
    font-weight: ${token.weight.bold};
    line-height: 1;
  }
`;

interface SideBadgeProps {
  readonly sport: Sport;
  readonly side: Pick<EventView['home'], 'name' | 'colours'>;
}

/** A side of a match in large: the shield of a team, or the avatar of a player. Beside it, the name has the same content. */
export const SideBadge = ({ sport, side: { name, colours } }: SideBadgeProps) => {
  const text = useLocalText();
  if (sportDefinitions[sport].participants === 'teams') return <TeamShield colours={colours} />;
  const [one, other] = colours;
  return (
    <Avatar aria-hidden="true" style={{ '--one': teamColour(one), '--other': teamColour(other) } as object}>
      <b>{initialsOf(text(name))}</b>
    </Avatar>
  );
};
