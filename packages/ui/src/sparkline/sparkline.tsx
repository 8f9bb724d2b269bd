import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ChartTable } from '../chart-table/chart-table';
import { token } from '../themes/tokens';

export interface ChartPoint {
  readonly label: string;
  /** Only its height is drawn from the number; pass decimal text for amounts, it is shown as it stands. */
  readonly value: number | string;
}

export interface SparklineProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Names the picture. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Size of the drawing in px. Default 160 × 40; it fills its place in width. */
  readonly width?: number;
  readonly height?: number;
  /** How a value is written in the table behind the picture. */
  readonly formatValue?: (value: number | string) => string;
}

const Line = styled.svg`
  display: block;
  width: 100%;
  color: ${token.color.accentText};
  overflow: visible;
`;

const PAD = 3;

const place = (points: readonly ChartPoint[], width: number, height: number) => {
  const values = points.map((point) => Number(point.value));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const step = points.length > 1 ? (width - 2 * PAD) / (points.length - 1) : 0;
  return values.map((value, index) => ({
    x: PAD + index * step,
    y: high === low ? height / 2 : PAD + (height - 2 * PAD) * (1 - (value - low) / span),
  }));
};

/** The course of a value at a glance. */
export const Sparkline = ({
  label,
  points,
  width = 160,
  height = 40,
  formatValue = String,
  ...rest
}: SparklineProps) => {
  const spots = place(points, width, height);
  const path = spots.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const last = spots.at(-1);
  return (
    <figure {...rest}>
      <Line viewBox={`0 0 ${width} ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
        {last && (
          <path
            d={`${path}L${last.x} ${height}L${spots[0]?.x} ${height}Z`}
            fill="currentColor"
            opacity="0.12"
          />
        )}
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </Line>
      <ChartTable
        caption={label}
        heads={[]}
        rows={points.map((point) => ({ label: point.label, cells: [formatValue(point.value)] }))}
      />
    </figure>
  );
};
