import { rays } from '../../game-cover/geometry';
import { Pavilion } from '../parts/pavilion';
import type { PartProps } from '../scene-canvas';

/** The pavilion in scaffolding, a great wheel turning before it. */
export const Maintenance = ({ id }: PartProps) => (
  <>
    <g transform="translate(112 162) scale(.4)">
      <Pavilion id={id} />
    </g>
    <path
      d="M34 164V50M62 164V34M162 164V34M190 164V50M28 76H68M28 108H68M28 140H68M156 76H196M156 108H196M156 140H196M34 108L62 76M62 140L34 108M162 76L190 108M190 108L162 140"
      fill="none"
      stroke="var(--gold-3)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path d="M26 72H70V76H26ZM154 104H198V108H154Z" fill={`url(#${id}gold)`} />
    <g transform="translate(184 142)">
      <path d={rays(10, 26, 0.5)} fill={`url(#${id}gold)`} transform="rotate(9)" />
      <circle r="20" fill={`url(#${id}gold)`} stroke="var(--gold-3)" strokeWidth="1.5" />
      <circle r="9" fill="var(--wood-2)" stroke="var(--gold-3)" strokeWidth="1.5" />
    </g>
    <g transform="translate(56 150) rotate(-32)">
      <path d="M-3.5 -6H3.500V34H-3.500Z" fill={`url(#${id}wood)`} transform="translate(0 -20)" />
      <path d="M-16 -34H12L17 -27L12 -20H-16Z" fill={`url(#${id}stone)`} stroke="var(--stone-2)" />
    </g>
  </>
);
