import { cloudBand } from '../geometry';
import type { PartProps } from '../scene-canvas';

const band = cloudBand([
  [40, 0, 90],
  [0, 18, 150],
  [60, 36, 130],
]);
const wisp = cloudBand([
  [20, 0, 60],
  [0, 18, 110],
]);

/** Clouds at the given places: x, y, scale. Every second one is a wisp. */
export const Clouds = ({
  id,
  at,
}: PartProps & { readonly at: readonly (readonly [number, number, number])[] }) => (
  <>
    {at.map(([x, y, scale], index) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
        <g className={index % 2 ? 'drift late' : 'drift'}>
          <path d={index % 2 ? wisp : band} fill={`url(#${id}cloud)`} opacity=".9" />
          <path d={index % 2 ? wisp : band} fill="none" stroke="var(--line)" strokeWidth=".8" opacity=".5" />
        </g>
      </g>
    ))}
  </>
);
