'use client';
import { type ComponentProps, Fragment, useRef } from 'react';
import { styled } from 'styled-components';
import { useChartCursor } from '../chart-cursor/use-chart-cursor';
import { ChartTable } from '../chart-table/chart-table';
import { NoData } from '../chart-table/no-data';
import { emptyMessages } from '../empty/empty-messages';
import { useLocale, useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { TooltipBubble } from '../tooltip/tooltip-bubble';
import { valueScale } from './value-scale';

/** A series: the bars of one colour. */
export interface BarSeries {
  /** Shown in the legend. */
  readonly name: string;
  /** Colour of its bars. */
  readonly tone: 'accent' | 'value' | 'info' | 'success';
}

/** The bars at one position of the axis. */
export interface BarGroup {
  /** Label below the group: a day, a name. */
  readonly label: string;
  /** One value for each series; negative ones extend below the zero line. Decimal text for amounts. */
  readonly values: readonly (number | string)[];
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name of the chart. */
  readonly label: string;
  /** The series that each group compares. */
  readonly series: readonly BarSeries[];
  /** The groups, from left to right. */
  readonly groups: readonly BarGroup[];
  /** Height in px. Default 200. */
  readonly height?: number;
  /** Formats a value for the tooltip and the data table. Default: unchanged. */
  readonly formatValue?: (value: number | string) => string;
}

export const barFills: Readonly<Record<BarSeries['tone'], string>> = {
  accent: token.color.series,
  // `valueSolid` has too little contrast with paper.
  value: `color-mix(in srgb, ${token.color.valueSolid} 70%, ${token.color.ink})`,
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
  position: relative;
  display: flex;
  min-width: 0;
  border-radius: ${token.radius.sm};
`;

const Group = styled.div`
  flex: 1;
  min-width: 0;
  position: relative;
  container-type: inline-size;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  text-align: center;
  transition: background-color ${token.motion.fast} ${token.motion.out};

  &[data-active] {
    background: ${token.color.accentSoft};
    color: ${token.color.ink};
  }
`;

/** The values at one position, one line for each series. */
const Reading = styled.span`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${token.space[3]};
  font-variant-numeric: tabular-nums;

  strong {
    grid-column: 1 / -1;
  }
  b {
    font-weight: inherit;
    text-align: end;
  }
`;

const Bars = styled.svg`
  display: block;
  width: min(100%, 72px);
  margin: 0 auto;
  overflow: visible;

  rect {
    fill: currentColor;
    filter: ${token.effect.chartFilter};
  }
`;

/** In narrow charts only every second or fourth label is shown. */
const Label = styled.span`
  display: block;
  padding-top: ${token.space[2]};
  border-top: 1px solid ${token.color.line};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @container (max-width: 38px) {
    overflow: visible;

    & > span {
      display: inline-block;
      max-width: 4.5em;
      margin-inline: -2.25em;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    [data-place='1'] > & > span,
    [data-place='3'] > & > span {
      visibility: hidden;
    }
  }
  @container (max-width: 19px) {
    [data-place='2'] > & > span {
      visibility: hidden;
    }
  }
`;

/** Left to right in every text direction, like the time axis. */
const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[3]};
`;

/** Labels of the grid lines; they overlap in one grid cell, so that the longest sets the width. */
const Axis = styled.div`
  display: grid;
  justify-items: end;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;

  span {
    grid-area: 1 / 1;
    height: max-content;
  }
`;

/** A grid line at a round number; the lowest one is the axis of the labels. */
const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  height: 1px;
  background: ${token.color.line};

  &[data-zero] {
    background: ${token.color.lineStrong};
  }
`;

/** Half a line of text, because the highest number of the axis is centred on the top line. */
const PAD = 9;
const BAND = 40;
const ROOM = 0.72;

/**
 * Values side by side, such as deposits and withdrawals by day. Series differ by position, not only by colour.
 * Pointer and arrow keys move through the values.
 */
export const BarChart = ({
  label,
  series,
  groups,
  height = 200,
  formatValue = String,
  ...rest
}: BarChartProps) => {
  const messages = useMessages(emptyMessages);
  const short = new Intl.NumberFormat(useLocale(), { notation: 'compact', maximumSignificantDigits: 3 });
  const values = groups.flatMap((group) => group.values.map(Number));
  const { low, top, ticks } = valueScale(values);
  const yOf = (value: number) => PAD + ((height - PAD) * (top - value)) / (top - low);
  const zero = yOf(0);
  const bar = Math.min(12, (BAND * ROOM) / Math.max(1, series.length));
  const start = (BAND - bar * series.length) / 2;
  const written = (group: BarGroup, index: number) => formatValue(group.values[index] ?? 0);
  const { active, plot } = useChartCursor({
    label,
    texts: groups.map((group) =>
      [group.label, ...series.map((one, index) => `${one.name} ${written(group, index)}`)].join(', '),
    ),
    placeAt: (share) => Math.floor(share * groups.length),
  });
  const anchor = useRef<HTMLDivElement>(null);
  const read = active === undefined ? undefined : groups[active];
  return (
    <figure {...rest}>
      {values.length === 0 && <NoData style={{ height }}>{messages.empty}</NoData>}
      {series.length > 1 && values.length > 0 && (
        <Legend aria-hidden="true">
          {series.map((one) => (
            <li key={one.name}>
              <span style={{ background: barFills[one.tone] }} />
              {one.name}
            </li>
          ))}
        </Legend>
      )}
      {values.length > 0 && (
        <Chart dir="ltr">
          <Axis aria-hidden="true" style={{ height }}>
            {ticks.map((tick) => (
              <span key={tick} style={{ transform: `translateY(calc(${yOf(tick)}px - 50%))` }}>
                {short.format(tick).replace('-', '−')}
              </span>
            ))}
          </Axis>
          <Plot {...plot}>
            {ticks.slice(1).map((tick) => (
              <Line key={tick} data-zero={tick === 0 ? '' : undefined} style={{ top: yOf(tick) }} />
            ))}
            {groups.map((group, place) => (
              <Group
                key={group.label}
                ref={place === active ? anchor : undefined}
                data-place={place % 4}
                data-active={place === active ? '' : undefined}
              >
                <Bars height={height} viewBox={`0 0 ${BAND} ${height}`} preserveAspectRatio="none">
                  {series.map((one, index) => {
                    const end = yOf(Number(group.values[index] ?? 0));
                    return (
                      <rect
                        key={one.name}
                        x={start + index * bar + 1}
                        y={Math.min(zero, end)}
                        width={bar - 2}
                        height={Math.abs(end - zero)}
                        rx={2}
                        style={{ color: barFills[one.tone] }}
                      />
                    );
                  })}
                </Bars>
                <Label>
                  <span>{group.label}</span>
                </Label>
              </Group>
            ))}
            {read && (
              <TooltipBubble anchor={anchor}>
                <Reading>
                  <strong>{read.label}</strong>
                  {series.map((one, index) => (
                    <Fragment key={one.name}>
                      <span>{one.name}</span>
                      <b>{written(read, index)}</b>
                    </Fragment>
                  ))}
                </Reading>
              </TooltipBubble>
            )}
          </Plot>
        </Chart>
      )}
      <ChartTable
        caption={label}
        heads={series.map((one) => one.name)}
        rows={groups.map((group) => ({ label: group.label, cells: group.values.map(formatValue) }))}
      />
    </figure>
  );
};
