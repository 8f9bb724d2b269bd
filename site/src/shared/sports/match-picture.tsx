import type { EventView } from '@pavilion/contract';
import { inScheme, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** Something that happened in a match. */
export type MatchIncident = NonNullable<EventView['incidents']>[number];

/** The size of a picture of a match, in units of the SVG; the field is `inset` from its edges. */
export const pictureSize = { width: 312, height: 176, inset: 14 } as const;

const { width, height, inset } = pictureSize;

/** A picture of a match, hidden from screen readers: a text beside it has the same content. */
export const MatchPicture = styled.svg.attrs({
  viewBox: `0 0 ${width} ${height}`,
  'aria-hidden': true,
})`
  --turf-1: var(--ground-1, #4b8a5c);
  --turf-2: var(--ground-2, #417c52);
  --turf-line: rgba(255, 252, 245, 0.72);
  --turf-ink: #fffcf5;
  --zone: rgba(255, 224, 150, 0.34);
  display: block;
  width: 100%;
  background: var(--turf-1);
  ${inScheme('dark')} {
    --turf-1: #101a44;
    --turf-2: #0c1336;
    --turf-line: rgba(139, 233, 255, 0.5);
    --turf-ink: #eef0ff;
    --zone: rgba(120, 140, 255, 0.38);
  }
  text { fill: var(--turf-ink); font-size: 12px; }
  .line { fill: none; stroke: var(--turf-line); stroke-width: 1.2; }
  .zone { fill: var(--zone); }
  .ball, .zone, .arrow { transition: transform 260ms ${token.motion.out}; }
  @media (prefers-reduced-motion: reduce) {
    .ball, .zone, .arrow { transition: none; }
  }
`;

/** The stripes of the ground. */
export const Turf = () =>
  Array.from({ length: 6 }, (_, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the stripes are fixed
      key={index}
      x={(index * width) / 6}
      width={width / 12}
      height={height}
      fill="var(--turf-2)"
    />
  ));

/** The lines of a football pitch. */
export const PitchLines = () => (
  <g className="line">
    <rect x={inset} y={inset} width={width - 2 * inset} height={height - 2 * inset} />
    <path d={`M${width / 2} ${inset}V${height - inset}`} />
    <circle cx={width / 2} cy={height / 2} r="24" />
    {[inset, width - inset - 40].map((left) => (
      <rect key={left} x={left} y={height / 2 - 40} width="40" height="80" />
    ))}
    {[inset, width - inset - 16].map((left) => (
      <rect key={left} x={left} y={height / 2 - 20} width="16" height="40" />
    ))}
  </g>
);

/** The lines of a basketball court. */
export const CourtLines = () => (
  <g className="line">
    <rect x={inset} y={inset} width={width - 2 * inset} height={height - 2 * inset} />
    <path d={`M${width / 2} ${inset}V${height - inset}`} />
    <circle cx={width / 2} cy={height / 2} r="20" />
    {([1, -1] as const).map((side) => (
      <g key={side} transform={side === 1 ? undefined : `matrix(-1 0 0 1 ${width} 0)`}>
        <path d={`M${inset} ${height / 2 - 24}h58v48h-58`} />
        <path d={`M${inset + 58} ${height / 2 - 24}a24 24 0 0 1 0 48`} />
        <path d={`M${inset} ${inset + 10}h22a64 64 0 0 1 0 ${height - 2 * inset - 20}h-22`} />
        <circle cx={inset + 15} cy={height / 2} r="4" />
      </g>
    ))}
  </g>
);

/** The lines of a tennis court. */
export const TennisLines = () => (
  <g className="line">
    <rect x={inset} y={inset} width={width - 2 * inset} height={height - 2 * inset} />
    <path d={`M${inset} ${inset + 18}H${width - inset}M${inset} ${height - inset - 18}H${width - inset}`} />
    <path d={`M84 ${inset + 18}V${height - inset - 18}M228 ${inset + 18}V${height - inset - 18}`} />
    <path d={`M84 ${height / 2}H228`} />
    <path d={`M${width / 2} ${inset - 6}V${height - inset + 6}`} strokeWidth="2.4" />
  </g>
);

interface RaceProps {
  readonly incidents: readonly MatchIncident[];
  /** The kinds of incidents that score. */
  readonly scoring: readonly string[];
}

/** Points of each side over time, for sports without a pitch. */
export const Race = ({ incidents, scoring }: RaceProps) => {
  const last = incidents.filter(({ kind, side }) => side && scoring.includes(kind)).slice(-40);
  const leads: number[] = [];
  for (const { side, value = 1 } of last) leads.push((leads.at(-1) ?? 0) + (side === 'h' ? value : -value));
  const largest = Math.max(4, ...leads.map(Math.abs));
  const step = (width - 2 * inset) / 40;
  return (
    <>
      <path className="line" d={`M${inset} ${height / 2}H${width - inset}`} />
      {leads.map((lead, index) => {
        const size = (Math.abs(lead) / largest) * (height / 2 - inset - 8);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are places in time
            key={index}
            x={inset + index * step}
            y={lead > 0 ? height / 2 - size : height / 2}
            width={Math.max(1, step - 1.5)}
            height={size}
            rx="1"
            fill={lead > 0 ? token.color.homeSide : token.color.info}
          />
        );
      })}
    </>
  );
};
