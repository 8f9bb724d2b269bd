import { Clouds } from '../parts/clouds';
import { Pavilion } from '../parts/pavilion';
import type { PartProps } from '../scene-canvas';

/** A pavilion adrift in clouds, and a signpost. */
export const NotFound = ({ id }: PartProps) => (
  <>
    <g className="float">
      <g transform="translate(112 166) rotate(-5) scale(.38)">
        <Pavilion id={id} />
      </g>
    </g>
    <Clouds
      id={id}
      at={[
        [20, 132, 0.6],
        [112, 146, 0.56],
        [70, 152, 0.5],
        [140, 120, 0.4],
      ]}
    />
    <g transform="translate(196 162)">
      <path d="M-3 0V-58H3V0Z" fill={`url(#${id}wood)`} />
      <path d="M-26 -56H14L24 -47L14 -38H-26Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
      <path d="M22 -34H-14L-24 -26L-14 -18H22Z" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
      <path
        d="M-16 -47H8M-8 -26H14"
        stroke="var(--gold-3)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="6 4"
      />
    </g>
  </>
);
