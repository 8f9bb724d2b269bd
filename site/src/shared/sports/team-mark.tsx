import type { Sport } from '@pavilion/contract/sports';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { teamColour } from './team-colour';

interface Shape {
  readonly outline: string;
  /** The angle and the stops of the second colour. */
  readonly pattern: string;
}

const sides = (width: number) =>
  `90deg, var(--other) ${width}px, var(--one) 0 ${16 - width}px, var(--other) 0`;

const shirt: Shape = {
  outline: 'M5 1 Q8 3.4 11 1 L15.8 3.8 14.2 8.2 12.4 7.6 12.4 15.2 3.6 15.2 3.6 7.6 1.8 8.2 .2 3.8Z',
  pattern: sides(4.5),
};

const vest: Shape = {
  outline: 'M4.2 .8 6.4 .8 Q8 5 9.6 .8 L11.8 .8 Q11.8 5 14.2 6 L14.2 15.2 1.8 15.2 1.8 6 Q4.2 5 4.2 .8Z',
  pattern: sides(4.5),
};

const crest: Shape = {
  outline: 'M8 .4 14.8 2.6 14.8 8 Q14.8 13 8 15.6 Q1.2 13 1.2 8 L1.2 2.6Z',
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
    clip-path: inherit;
    background: linear-gradient(${({ $shape }) => $shape.pattern});
    /* What is left around it is the edge. */
    scale: 0.84;
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
