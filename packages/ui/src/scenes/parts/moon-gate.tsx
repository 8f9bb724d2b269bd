import type { ReactNode } from 'react';
import { ridge } from '../geometry';
import { type PartProps, partClass } from '../scene-canvas';
import { Clouds } from './clouds';

const hills = ridge(
  [
    [40, 120],
    [70, 84],
    [98, 112],
    [132, 70],
    [164, 110],
    [186, 90],
    [204, 112],
  ],
  170,
);

/** A round window with hills and sky behind a small scene; 240 by 180. */
export const MoonGate = ({ id, children }: PartProps & { readonly children: ReactNode }) => (
  <>
    <defs>
      <clipPath id={`${id}gate`}>
        <circle cx="120" cy="88" r="74" />
      </clipPath>
    </defs>
    <g clipPath={`url(#${id}gate)`}>
      <path d="M40 10H200V170H40Z" fill={`url(#${id}sky)`} />
      <g className={partClass('stars')} stroke="#cfe2ff" strokeWidth="2" strokeLinecap="round">
        <path d="M72 40h.1M92 62h.1M110 30h.1M150 34h.1M60 80h.1M172 78h.1M128 52h.1" />
      </g>
      <circle cx="152" cy="60" r="17" fill={`url(#${id}orb)`} />
      <path d={hills} fill="var(--far)" />
      <path d={hills} transform="translate(26 24)" fill="var(--mid)" />
      <path d={hills} transform="translate(-30 30)" fill="var(--mid)" />
    </g>
    <g fill="none" stroke="var(--line)">
      <circle cx="120" cy="88" r="74" strokeWidth="2" />
      <circle cx="120" cy="88" r="79" strokeWidth=".8" />
    </g>
    <ellipse cx="120" cy="163" rx="92" ry="9" fill="var(--mid)" opacity=".28" />
    {children}
    <Clouds
      id={id}
      at={[
        [14, 138, 0.42],
        [184, 128, 0.36],
      ]}
    />
  </>
);
