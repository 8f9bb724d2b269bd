import { range, rays, round } from '../../game-cover/geometry';
import { Aurora } from '../parts/aurora';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 250],
  [200, 180],
  [420, 246],
  [600, 150],
  [760, 236],
  [900, 168],
  [1080, 230],
  [1210, 140],
  [1280, 190],
] as const;
const foot = [
  [0, 344],
  [300, 306],
  [560, 346],
  [760, 316],
  [1000, 352],
  [1180, 300],
  [1280, 330],
] as const;

const steps = 11;

/** A stair that rises away from the viewer: the edge of each step, from the gate at the top down, as y and half width. */
export const stairs: readonly (readonly [y: number, half: number])[] = range(steps + 1).map((index) => {
  const depth = (index / steps) ** 1.45;
  return [round(172 + 198 * depth), round(58 + 168 * depth)];
});

/** Stairs between lanterns lead up to a gate before the sun, above the clouds. */
export const Ascent = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Aurora id={id} width={1280} />
    <defs>
      <radialGradient id={`${id}beams`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="360">
        <stop stopColor="var(--shaft)" stopOpacity=".8" />
        <stop offset="1" stopColor="var(--shaft)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}runner`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--burst-1)" />
        <stop offset="1" stopColor="var(--wood-1)" />
      </linearGradient>
    </defs>
    <Orb id={id} x={970} y={92} r={96} />
    <path d={rays(30, 380, 0.4)} transform="translate(970 92)" fill={`url(#${id}beams)`} opacity=".5" />
    <Hills id={id} peaks={far} floor={300} tone="far" />
    <Clouds
      id={id}
      at={[
        [610, 196, 1],
        [1150, 168, 0.9],
        [730, 236, 1.1],
      ]}
    />
    <g transform="translate(970 178) scale(.5)">
      <Pavilion id={id} />
    </g>
    <Hills id={id} peaks={foot} floor={360} tone="mid" />
    <g transform="translate(970 0)">
      {stairs.slice(1).map(([y, half], index) => {
        const [above, narrow] = stairs[index]!;
        const tread = round(above + (y - above) * 0.56);
        const inner = round(narrow + (half - narrow) * 0.56);
        return (
          <g key={y}>
            <path d={`M${-narrow} ${above}H${narrow}L${inner} ${tread}H${-inner}Z`} fill="var(--stone-1)" />
            <path d={`M${-inner} ${tread}H${inner}L${half} ${y}H${-half}Z`} fill="var(--stone-2)" />
            <path
              d={`M${-narrow * 0.36} ${above}H${narrow * 0.36}L${inner * 0.36} ${tread}H${-inner * 0.36}Z`}
              fill={`url(#${id}runner)`}
            />
            <path
              d={`M${-inner * 0.36} ${tread}H${inner * 0.36}L${half * 0.36} ${y}H${-half * 0.36}Z`}
              fill="var(--wood-2)"
            />
            <path d={`M${-inner} ${tread}H${inner}`} stroke="var(--gold-1)" strokeWidth="1.2" opacity=".8" />
          </g>
        );
      })}
      {[-1, 1].map((side) => (
        <g key={side}>
          <path
            d={`M${side * 58} 160L${side * 226} 346V372L${side * 58} 174Z`}
            fill="var(--stone-1)"
            stroke="var(--stone-2)"
          />
          {[1, 4, 7, 9].map((step) => {
            const [y, half] = stairs[step]!;
            const size = 0.36 + step * 0.07;
            return (
              <g key={step} transform={`translate(${side * (half + 6)} ${y}) scale(${size})`}>
                <path d="M-9 -46H9V6H-9Z" fill={`url(#${id}stone)`} stroke="var(--stone-2)" />
                <path d="M-13 -52H13V-44H-13Z" fill={`url(#${id}gold)`} />
                <path d="M0 -112V-52" stroke="var(--wood-2)" strokeWidth="4" />
                <path
                  d={`M0 -112H${side * -20}`}
                  stroke="var(--wood-2)"
                  strokeWidth="4"
                  strokeLinecap="round"
                />
                <Lantern id={id} x={side * -20} y={-112} scale={0.9} />
              </g>
            );
          })}
        </g>
      ))}
    </g>
    <Clouds
      id={id}
      at={[
        [600, 316, 1.3],
        [1120, 330, 1.2],
        [1180, 286, 1],
      ]}
    />
  </>
);
