import type { PartProps } from '../scene-canvas';

/** A silk lantern hanging from the origin, about 60 tall. */
export const Lantern = ({
  id,
  x,
  y,
  scale = 1,
}: PartProps & { readonly x: number; readonly y: number; readonly scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle cy="28" r="42" fill={`url(#${id}lampglow)`} />
    <path d="M0 0V12" stroke="var(--gold-2)" strokeWidth="1.5" />
    <ellipse cy="28" rx="19" ry="15" fill={`url(#${id}lamp)`} />
    <path
      d="M-11 28a11 15 0 0 1 22 0a11 15 0 0 1 -22 0M0 13V43"
      fill="none"
      stroke="var(--gold-1)"
      strokeWidth=".8"
      opacity=".7"
    />
    <path d="M-8 11H8V15H-8ZM-8 41H8V45H-8Z" fill={`url(#${id}gold)`} />
    <path d="M-4 45V58M0 45V64M4 45V58" stroke="var(--gold-2)" strokeWidth="1.4" />
    <path
      d="M-13 22Q-10 16 -3 16"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".7"
    />
  </g>
);
