import { type PartProps, partClass } from '../scene-canvas';

interface OrbProps extends PartProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The sun, or a moon with its seas. */
export const Orb = ({ id, x, y, r }: OrbProps) => (
  <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
    <circle r="230" fill={`url(#${id}glow)`} />
    <circle r="100" fill={`url(#${id}orb)`} />
    <g className={partClass('moon')} fill="#5c86d8" opacity=".3">
      <circle cx="-34" cy="-30" r="22" />
      <circle cx="-8" cy="-56" r="10" />
      <circle cx="36" cy="14" r="28" />
      <circle cx="-42" cy="32" r="14" />
      <circle cx="2" cy="60" r="12" />
    </g>
    <path
      className={partClass('moon')}
      d="M-92 40A100 100 0 0 0 92 40A104 78 0 0 1 -92 40Z"
      fill="#5a72d8"
      opacity=".22"
    />
  </g>
);
