'use client';
import { type ComponentProps, Fragment, useRef } from 'react';
import { styled } from 'styled-components';
import { useChartCursor } from '../chart-cursor/use-chart-cursor';
import { ChartTable } from '../chart-table/chart-table';
import { NoData } from '../chart-table/no-data';
import { emptyMessages } from '../empty/empty-messages';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { Float } from '../tooltip/float';

/** What one colour of bars means. */
export interface BarSeries {
  /** In the key above. */
  readonly name: string;
  /** Colour of its bars. */
  readonly tone: 'accent' | 'value' | 'info' | 'success';
}

/** The bars that stand at one place of the axis. */
export interface BarGroup {
  /** Below the group: a day, a name. */
  readonly label: string;
  /** One value for each series; those below zero hang from its line. Decimal text for amounts. */
  readonly values: readonly (number | string)[];
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Names the picture. */
  readonly label: string;
  /** What is compared in each group: a name for the key and a tone. */
  readonly series: readonly BarSeries[];
  /** From the left: a label below and one value for each of the series. */
  readonly groups: readonly BarGroup[];
  /** Height of the drawing in px. Default 200. */
  readonly height?: number;
  /** How a value is written at the cursor and in the table behind the picture. Default as it is. */
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
  position: relative;
  display: flex;
  min-width: 0;
  border-radius: ${token.radius.sm};
`;

const Group = styled.div`
  flex: 1;
  min-width: 0;
  position: relative;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  text-align: center;
  transition: background-color ${token.motion.fast} ${token.motion.out};

  &[data-active] {
    background: ${token.color.accentSoft};
    color: ${token.color.ink};
  }
`;

/** What stands at one place, a line for each series. */
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
`;

const Label = styled.span`
  display: block;
  padding-top: ${token.space[2]};
  border-top: 1px solid ${token.color.line};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Quarters of the height, to compare by. */
const Quarters = styled.div`
  position: absolute;
  inset: 0 0 auto;
  background: linear-gradient(${token.color.line} 1px, transparent 1px) 0 0 / 100% 25%;
  opacity: 0.6;
`;

/** Where zero is, when something lies below it. */
const Zero = styled.div`
  position: absolute;
  inset-inline: 0;
  height: 1px;
  background: ${token.color.lineStrong};
`;

const PAD = 4;
const BAND = 40;
const ROOM = 0.72;

/**
 * A few values beside each other: money in and out by day. The series differ by place, not only by colour. A pointer or
 * the arrow keys read them one by one.
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
  const values = groups.flatMap((group) => group.values.map(Number));
  const [low, top] = [Math.min(0, ...values), Math.max(0, ...values)];
  const below = low < 0;
  const yOf = (value: number) => PAD + ((height - (below ? 2 : 1) * PAD) * (top - value)) / (top - low || 1);
  const zero = top === low ? height : yOf(0);
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
              <span style={{ background: fills[one.tone] }} />
              {one.name}
            </li>
          ))}
        </Legend>
      )}
      {values.length > 0 && (
        <Plot {...plot}>
          <Quarters style={{ height }} />
          {below && <Zero style={{ top: zero }} />}
          {groups.map((group, place) => (
            <Group
              key={group.label}
              ref={place === active ? anchor : undefined}
              data-active={place === active ? '' : undefined}
            >
              <Bars height={height} viewBox={`0 0 ${BAND} ${height}`} preserveAspectRatio="none">
                {series.map((one, index) => {
                  const end = top === low ? zero : yOf(Number(group.values[index] ?? 0));
                  return (
                    <rect
                      key={one.name}
                      x={start + index * bar + 1}
                      y={Math.min(zero, end)}
                      width={bar - 2}
                      height={Math.abs(end - zero)}
                      rx={2}
                      fill={fills[one.tone]}
                    />
                  );
                })}
              </Bars>
              <Label>{group.label}</Label>
            </Group>
          ))}
          {read && (
            <Float anchor={anchor}>
              <Reading>
                <strong>{read.label}</strong>
                {series.map((one, index) => (
                  <Fragment key={one.name}>
                    <span>{one.name}</span>
                    <b>{written(read, index)}</b>
                  </Fragment>
                ))}
              </Reading>
            </Float>
          )}
        </Plot>
      )}
      <ChartTable
        caption={label}
        heads={series.map((one) => one.name)}
        rows={groups.map((group) => ({ label: group.label, cells: group.values.map(formatValue) }))}
      />
    </figure>
  );
};
