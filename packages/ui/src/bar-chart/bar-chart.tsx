import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ChartTable } from '../chart-table/chart-table';
import { token } from '../themes/tokens';

export interface BarSeries {
  readonly name: string;
  readonly tone: 'accent' | 'value' | 'info' | 'success';
}

export interface BarGroup {
  readonly label: string;
  /** One value for each series, none below zero. Decimal text for amounts. */
  readonly values: readonly (number | string)[];
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Names the picture. */
  readonly label: string;
  readonly series: readonly BarSeries[];
  readonly groups: readonly BarGroup[];
  /** Height of the drawing in px. Default 200. */
  readonly height?: number;
  readonly formatValue?: (value: number | string) => string;
}

const fills: Readonly<Record<BarSeries['tone'], string>> = {
  accent: token.color.accent,
  value: token.color.valueSolid,
  info: token.color.info,
  success: token.color.success,
};

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  margin-bottom: ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
  }
  span {
    width: 12px;
    height: 12px;
    border-radius: 3px;
  }
`;

const Plot = styled.div`
  display: flex;
  min-width: 0;
`;

const Group = styled.div`
  flex: 1;
  min-width: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  text-align: center;
`;

const Bars = styled.svg`
  display: block;
  width: min(100%, 72px);
  margin: 0 auto;
`;

const Label = styled.span`
  display: block;
  padding-top: ${token.space[2]};
  border-top: 1px solid ${token.color.line};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const BAND = 40;
const ROOM = 0.72;

/** A few values beside each other: money in and out by day. The series differ by place, not only by colour. */
export const BarChart = ({
  label,
  series,
  groups,
  height = 200,
  formatValue = String,
  ...rest
}: BarChartProps) => {
  const top = Math.max(1e-9, ...groups.flatMap((group) => group.values.map(Number)));
  const bar = Math.min(12, (BAND * ROOM) / Math.max(1, series.length));
  const start = (BAND - bar * series.length) / 2;
  return (
    <figure {...rest}>
      <div aria-hidden="true">
        {series.length > 1 && (
          <Legend>
            {series.map((one) => (
              <li key={one.name}>
                <span style={{ background: fills[one.tone] }} />
                {one.name}
              </li>
            ))}
          </Legend>
        )}
        <Plot>
          {groups.map((group) => (
            <Group key={group.label}>
              <Bars height={height} viewBox={`0 0 ${BAND} ${height}`} preserveAspectRatio="none">
                {series.map((one, index) => {
                  const size = (Math.max(0, Number(group.values[index] ?? 0)) / top) * (height - 8);
                  return (
                    <rect
                      key={one.name}
                      x={start + index * bar + 1}
                      y={height - size}
                      width={bar - 2}
                      height={size}
                      fill={fills[one.tone]}
                    >
                      <title>{`${group.label} ${one.name} ${formatValue(group.values[index] ?? 0)}`}</title>
                    </rect>
                  );
                })}
              </Bars>
              <Label>{group.label}</Label>
            </Group>
          ))}
        </Plot>
      </div>
      <ChartTable
        caption={label}
        heads={series.map((one) => one.name)}
        rows={groups.map((group) => ({ label: group.label, cells: group.values.map(formatValue) }))}
      />
    </figure>
  );
};
