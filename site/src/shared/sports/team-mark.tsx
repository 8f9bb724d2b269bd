import type { Sport } from '@pavilion/contract/sports';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { teamColour } from './team-colour';

interface Shape {
  readonly outline: string;
  /** The outline, drawn thinner by its edge. */
  readonly inside: string;
  /** The angle and the stops of the second colour. */
  readonly pattern: string;
}

const sides = (width: number) =>
  `90deg, var(--other) ${width}px, var(--one) 0 ${16 - width}px, var(--other) 0`;

const shirt: Shape = {
  outline: 'M5 1 Q8 3.4 11 1 L15.8 3.8 14.2 8.2 12.4 7.6 12.4 15.2 3.6 15.2 3.6 7.6 1.8 8.2 .2 3.8Z',
  inside: 'M4.9 2.1 Q8 4.6 11.1 2.1 L14.6 4.3 13.7 7 11.5 6.3 11.5 14.3 4.5 14.3 4.5 6.3 2.3 7 1.4 4.3Z',
  pattern: sides(4.5),
};

const vest: Shape = {
  outline: 'M4.2 .8 6.4 .8 Q8 5 9.6 .8 L11.8 .8 Q11.8 5 14.2 6 L14.2 15.2 1.8 15.2 1.8 6 Q4.2 5 4.2 .8Z',
  inside:
    'M5.1 1.7 5.8 1.7 Q8 7 10.2 1.7 L10.9 1.7 Q11.2 5.5 13.3 6.7 L13.3 14.3 2.7 14.3 2.7 6.7 Q4.8 5.5 5.1 1.7Z',
  pattern: sides(4.5),
};

const crest: Shape = {
  outline: 'M8 .4 14.8 2.6 14.8 8 Q14.8 13 8 15.6 Q1.2 13 1.2 8 L1.2 2.6Z',
  inside: 'M8 1.4 13.9 3.3 13.9 8 Q13.9 12.3 8 14.6 Q2.1 12.3 2.1 8 L2.1 3.3Z',
  pattern: '115deg, var(--one) 50%, var(--other) 0',
};

const shapes: Partial<Readonly<Record<Sport, Shape>>> = { basketball: vest, cs2: crest, moba: crest };

const Mark = styled.i<{ $shape: Shape }>`
  position: relative;
  flex: none;
  width: 16px;
  height: 16px;
  clip-path: path('${({ $shape }) => $shape.outline}');
  background: color-mix(in srgb, ${token.color.ink} 55%, transparent);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    clip-path: path('${({ $shape }) => $shape.inside}');
    background: linear-gradient(${({ $shape }) => $shape.pattern});
  }
`;

interface TeamMarkProps {
  readonly sport: Sport;
  readonly colours: readonly [string, string];
}

/**
 * A shirt, a vest or a crest in the colours of a team. Clipped boxes, since a board has a hundred; the edge in the colour of the
 * text sets a white shirt off from paper and a black one from the night.
 */
export const TeamMark = ({ sport, colours: [one, other] }: TeamMarkProps) => (
  <Mark
    aria-hidden="true"
    $shape={shapes[sport] ?? shirt}
    style={{ '--one': teamColour(one), '--other': teamColour(other) } as object}
  />
);
