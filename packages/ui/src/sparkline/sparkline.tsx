'use client';
import { type ComponentProps, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useChartCursor } from '../chart-cursor/use-chart-cursor';
import { ChartTable } from '../chart-table/chart-table';
import { NoData } from '../chart-table/no-data';
import { emptyMessages } from '../empty/empty-messages';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { TooltipBubble } from '../tooltip/tooltip-bubble';

/** A point of the line. */
export interface ChartPoint {
  /** Label in the data table and the tooltip: a day, a time. */
  readonly label: string;
  /** The value; decimal text for amounts, which is shown unchanged. Only its height is computed as a number. */
  readonly value: number | string;
}

export interface SparklineProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name of the chart. */
  readonly label: string;
  /** The points, oldest first. */
  readonly points: readonly ChartPoint[];
  /** Width of the view box in px; it fills its container. Default 160. */
  readonly width?: number;
  /** Height in px. Default 40. */
  readonly height?: number;
  /** Formats a value for the data table. */
  readonly formatValue?: (value: number | string) => string;
}

const Line = styled.svg`
  display: block;
  width: 100%;
  color: ${token.color.accentText};
  overflow: visible;
`;

const Plot = styled.div`
  position: relative;
  border-radius: ${token.radius.sm};
`;

/** The selected point. */
const Spot = styled.span`
  position: absolute;
  width: 10px;
  height: 10px;
  margin: -5px;
  border: 2px solid ${token.color.surface};
  border-radius: 50%;
  background: ${token.color.accentText};
  pointer-events: none;
`;

const PAD = 3;

const place = (points: readonly ChartPoint[], width: number, height: number) => {
  const values = points.map((point) => Number(point.value));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const step = points.length > 1 ? (width - 2 * PAD) / (points.length - 1) : 0;
  const level = (value: number) =>
    high === low ? height / 2 : PAD + (height - 2 * PAD) * (1 - (value - low) / span);
  return {
    spots: values.map((value, index) => ({
      x: values.length === 1 ? width / 2 : PAD + index * step,
      y: level(value),
    })),
    /** Position of zero, if there are values above and below it. */
    zero: low < 0 && high > 0 ? level(0) : undefined,
  };
};

/** A small line chart. Pointer and arrow keys move through its points. */
export const Sparkline = ({
  label,
  points,
  width = 160,
  height = 40,
  formatValue = String,
  ...rest
}: SparklineProps) => {
  const messages = useMessages(emptyMessages);
  const fade = useId();
  const { spots, zero } = place(points, width, height);
  const floor = zero ?? height;
  const path = spots.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const written = points.map((point) => `${point.label} ${formatValue(point.value)}`);
  const { active, plot } = useChartCursor({
    label,
    texts: written,
    placeAt: (share) => Math.round(share * (points.length - 1)),
  });
  const anchor = useRef<HTMLSpanElement>(null);
  const spot = active === undefined ? undefined : spots[active];
  return (
    <figure {...rest}>
      {spots.length === 0 && <NoData style={{ height }}>{messages.empty}</NoData>}
      {spots.length > 0 && (
        <Plot {...plot}>
          <Line viewBox={`0 0 ${width} ${height}`} height={height} preserveAspectRatio="none">
            {spots.length > 1 && (
              <>
                <linearGradient id={fade} x2="0" y2="1">
                  <stop stopColor="currentColor" stopOpacity="0.28" />
                  <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
                </linearGradient>
                <path
                  d={`${path}L${spots.at(-1)?.x} ${floor}L${spots[0]?.x} ${floor}Z`}
                  fill={`url(#${fade})`}
                />
              </>
            )}
            {zero !== undefined && (
              <path
                data-part="zero"
                d={`M0 ${zero}H${width}`}
                stroke={token.color.lineStrong}
                strokeDasharray="2 4"
                vectorEffect="non-scaling-stroke"
              />
            )}
            <path
              // A single value is a dot: a line of length 0 with round caps.
              d={spots.length === 1 ? `${path}h0` : path}
              fill="none"
              stroke="currentColor"
              strokeWidth={spots.length === 1 ? 6 : 2}
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </Line>
          {spot && active !== undefined && (
            <>
              <Spot ref={anchor} style={{ left: `${(spot.x / width) * 100}%`, top: spot.y }} />
              <TooltipBubble anchor={anchor}>{written[active]}</TooltipBubble>
            </>
          )}
        </Plot>
      )}
      <ChartTable
        caption={label}
        heads={[]}
        rows={points.map((point) => ({ label: point.label, cells: [formatValue(point.value)] }))}
      />
    </figure>
  );
};
