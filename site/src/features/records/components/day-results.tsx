import { compareAmounts } from '@pavilion/format';
import { useBetDaysQuery } from '@pavilion/sdk/react';
import { Amount, breakpoint, ErrorFallback, token } from '@pavilion/ui';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useCurrency } from '../../../shared/brand/brand-context';
import { shortDay } from '../../../shared/calendar/day-text';
import { Money } from '../../../shared/money/money';
import { signedMoney } from '../../../shared/money/signed-money';
import { useRecordTexts } from '../hooks/use-record-texts';
import type { SelectionControl } from '../hooks/use-selection';
import { barLimit } from '../model/bar-limit';
import { dayHeading } from '../model/days';
import type { Filters } from '../model/filter';
import { defaultRange } from '../model/selection';

const shownDays = 30;

const Root = styled.section`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[5]};
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[3]} ${token.space[4]}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  h2 { color: ${token.color.ink}; font-size: ${token.text.md}; font-weight: ${token.weight.medium}; }
  b { margin-inline-start: ${token.space[2]}; color: ${token.color.ink}; }
  small { margin-inline-start: ${token.space[3]}; font-size: ${token.text.xs}; }
`;

/** All days without scrolling, before two lines with the values at their height. */
const Days = styled.div`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-inline-start: ${token.space[10]};
`;

/** Height of the bars with the amounts above and below them. */
const barArea = 136;
/** Above and below the bars, for an amount. */
const amountArea = 16;

const Grid = styled.div`
  position: absolute;
  inset: calc(${token.space[1]} + ${amountArea}px) 0 auto ${token.space[10]};
  height: ${barArea - 2 * amountArea}px;
  > span {
    position: absolute;
    top: calc(var(--at) * 1%);
    inset-inline: 0;
    border-top: 1px dashed ${token.color.line};
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
    line-height: 16px;
  }
  > span > * { position: absolute; top: -8px; inset-inline-end: 100%; padding-inline-end: 4px; }
`;

/** In place of the bars: thirty days without one, on their line. */
const NoDays = styled.p`
  display: grid;
  place-items: center;
  height: 56px;
  border-radius: ${token.radius.md};
  background:
    repeating-linear-gradient(90deg, transparent 0 8px, ${token.color.line} 8px 16px, transparent 16px 24px) 0 100% / auto 4px no-repeat,
    ${token.color.sunken};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const Day = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  grid-template-rows: ${barArea}px auto;
  padding: ${token.space[1]} 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.inkMuted};
  font: inherit;
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
  white-space: nowrap;
  transition: background-color ${token.motion.fast} ${token.motion.out};
  &:enabled { cursor: pointer; }
  &:enabled:hover { background: ${token.color.sunken}; color: ${token.color.ink}; }
  &[aria-pressed='true'], &[aria-pressed='true']:hover {
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  &:focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: -2px; }
`;

/** The bar of a day, up from the line between gain and loss or down from it. */
const Bar = styled.span`
  position: relative;
  margin-block: ${amountArea}px;
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    top: calc(var(--zero) * 1%);
    border-top: 1px solid ${token.color.line};
  }
  i {
    position: absolute;
    inset-inline: 22%;
    min-height: 5px;
    height: calc(var(--size) * 1%);
    border-radius: 3px;
    background: currentColor;
    filter: ${token.effect.chartFilter};
    @media (max-width: ${breakpoint.phone}px) { inset-inline: calc(50% - 3px); }
  }
  /* A bar that is cut has a gap before its end. */
  i[data-cut] { mask: linear-gradient(var(--from), #000 12px, transparent 0 16px, #000 0); }
  i[data-cut][data-result='gain'] { --from: 170deg; }
  i[data-cut][data-result='loss'] { --from: 350deg; }
  i[data-result='gain'] { bottom: calc(100% - var(--zero) * 1%); color: ${token.color.gain}; }
  i[data-result='loss'] { top: calc(var(--zero) * 1%); color: ${token.color.loss}; }
  em {
    position: absolute;
    inset-inline-start: 50%;
    translate: -50%;
    color: ${token.color.ink};
    font-style: normal;
    font-weight: ${token.weight.medium};
    line-height: 16px;
    &[data-edge='start'] { inset-inline-start: 0; translate: none; }
    &[data-edge='end'] { inset-inline: auto 0; translate: none; }
  }
  i[data-result='gain'] + em { bottom: calc(100% - var(--zero) * 1% + var(--size) * 1%); }
  i[data-result='loss'] + em { top: calc(var(--zero) * 1% + var(--size) * 1%); }
  i[data-result='even'] { top: calc(var(--zero) * 1% - 1px); inset-inline: 34%; color: ${token.color.lineStrong}; }
`;

/** The date of a day, where there is room for it: every third, on phones every fifth. */
const DateLabel = styled.span`
  position: relative;
  height: 20px;
  &:not([data-third]) > * { display: none; }
  > * { position: absolute; inset-inline-start: 50%; translate: -50%; }
  @media (max-width: ${breakpoint.phone}px) {
    &:not([data-fifth]) > * { display: none; }
    &[data-fifth] > * { display: block; }
  }
`;

/** The round number below a half of an amount, the distance of the lines: 1, 2 or 5 with zeros. */
const roundBelowHalf = (amount: number) => {
  const half = amount / 2;
  const unit = 10 ** Math.floor(Math.log10(half));
  return unit * (half >= 5 * unit ? 5 : half >= 2 * unit ? 2 : 1);
};

/** Multiples of a round number between the lowest and the highest result, zero among them. */
const lineValues = (lowest: number, highest: number) => {
  const furthest = Math.max(highest, -lowest);
  if (furthest === 0) return [];
  const step = roundBelowHalf(furthest);
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
};

const results = { '-1': 'loss', 0: 'even', 1: 'gain' } as const;
const resultOf = (net: string) => results[compareAmounts(net, '0')];

/** Placeholders of the days while they load, so that nothing moves when they arrive. */
const noDays = Array.from({ length: shownDays }, (_, index) => ({
  day: String(index),
  count: 0,
  net: '0.00',
}));

/** The results of the days that the page shows. */
export const useDayResults = () => useBetDaysQuery({ days: shownDays }, { refetchOnMountOrArgChange: true });

/** The settled results of the last thirty days; without a bet in them one line says so. A day that is pressed selects its bets, once more those of all days; the other filters stay. */
export const DayResults = <F extends Filters>({
  control: { selection, today, choose },
  query: { data, isError, isFetching, refetch },
  isListFailed,
}: {
  readonly control: SelectionControl<F>;
  readonly query: ReturnType<typeof useDayResults>;
  /** The list below has failed too: its retry is for both. */
  readonly isListFailed: boolean;
}) => {
  const { t, locale } = useRecordTexts();
  const currency = useCurrency();
  const [pointed, setPointed] = useState<string>();
  /** The day that Tab reaches; arrow keys move it, so that thirty days are one stop. */
  const [tabStop, setTabStop] = useState(shownDays - 1);
  const days = data?.daily ?? noDays;
  const chosen = selection && selection.from === selection.to ? selection.from : undefined;
  const read = data?.daily.find(({ day }) => day === (pointed ?? chosen));
  const values = days.map(({ net }) => Number(net));
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const limit = barLimit(values);
  const top = Math.min(highest, limit);
  const bottom = Math.max(lowest, -limit);
  const height = top - bottom || 1;
  // Both sides keep a part of the height, so that the line never lies at an edge.
  const zero = highest === 0 && lowest === 0 ? 60 : Math.min(80, Math.max(20, (top / height) * 100));
  const scale = Math.min(zero / (top || Infinity), (100 - zero) / (-bottom || Infinity));
  /** Whether a day, counted from the newest, has a date; it has the month if the date before it is of another one. */
  const isDated = (index: number, step: number) => (days.length - 1 - index) % step === 0;
  const dateOf = (index: number) => {
    const { day } = days[index]!;
    const [, month, date] = day.split('-').map(Number);
    const startsMonth = [3, 5].some(
      (step) => isDated(index, step) && Number(days[index - step]?.day.slice(5, 7)) !== month,
    );
    return startsMonth ? shortDay(day, locale) : date;
  };
  const countOf = (result: 'gain' | 'loss') => days.filter(({ net }) => resultOf(net) === result).length;
  const toggle = (day: string) => {
    if (!selection || !today) return;
    const range = day === chosen ? defaultRange(today) : { from: day, to: day };
    choose({ ...selection, ...range });
  };
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const last = days.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(0, tabStop - 1),
      ArrowRight: Math.min(last, tabStop + 1),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const isEmpty = data && days.every(({ count }) => count === 0);
  const nameOf = (day: string) => (today ? dayHeading(day, today, locale) : day);

  if (isError && !data) {
    return (
      <Root aria-label={t('dayResults')}>
        <ErrorFallback
          compact
          style={{ paddingInline: 0 }}
          title={t('dayResultsFailed')}
          onRetry={isListFailed ? undefined : refetch}
          retrying={isFetching}
        />
      </Root>
    );
  }
  return (
    <Root aria-label={t('dayResults')} aria-busy={!data || undefined}>
      <Line>
        <h2>{t('dayResults')}</h2>
        <span>
          {read ? (
            <>
              {nameOf(read.day)}
              <b>{t('betsOfDay', { count: read.count })}</b>
              <b>
                <Money value={read.net} tone="change" />
              </b>
            </>
          ) : (
            data &&
            !isEmpty && (
              <>
                {t('gainAndLossDays', { gain: countOf('gain'), loss: countOf('loss') })}
                {limit < Infinity && <small>{t('barIsCut')}</small>}
              </>
            )
          )}
        </span>
      </Line>
      {isEmpty ? (
        <NoDays>{t('noDayResults')}</NoDays>
      ) : (
        <Days
          role="group"
          aria-label={t('chooseDay')}
          aria-hidden={!data}
          onKeyDown={moveFocus}
          onPointerLeave={() => setPointed(undefined)}
        >
          <Grid aria-hidden="true">
            {data &&
              lineValues(bottom, top).map((value) => (
                <span key={value} style={{ '--at': zero - value * scale } as CSSProperties}>
                  <Amount value={String(value)} decimals={value % 1 === 0 ? 0 : 2} sign="always" />
                </span>
              ))}
          </Grid>
          {days.map(({ day, count, net }, index) => {
            const result = resultOf(net);
            const value = Number(net);
            return (
              <Day
                key={day}
                disabled={!data}
                aria-pressed={day === chosen}
                tabIndex={index === tabStop ? 0 : -1}
                onClick={() => toggle(day)}
                onFocus={() => {
                  setTabStop(index);
                  setPointed(day);
                }}
                onBlur={() => setPointed(undefined)}
                onPointerEnter={() => setPointed(day)}
              >
                {data && (
                  <span className="pv-sr-only">
                    {t('dayResultName', { day: nameOf(day), count, net: signedMoney(net, currency) })}
                  </span>
                )}
                <Bar
                  aria-hidden="true"
                  style={
                    { '--zero': zero, '--size': Math.min(Math.abs(value), limit) * scale } as CSSProperties
                  }
                >
                  {count > 0 && (
                    <i data-result={result} data-cut={Math.abs(value) > limit ? '' : undefined} />
                  )}
                  {result !== 'even' && (value === highest || value === lowest) && (
                    <em data-edge={index < 3 ? 'start' : index > days.length - 4 ? 'end' : undefined}>
                      <Money value={net} tone="change" />
                    </em>
                  )}
                </Bar>
                <DateLabel
                  aria-hidden="true"
                  data-third={isDated(index, 3) ? '' : undefined}
                  data-fifth={isDated(index, 5) ? '' : undefined}
                >
                  {data && <span>{dateOf(index)}</span>}
                </DateLabel>
              </Day>
            );
          })}
        </Days>
      )}
    </Root>
  );
};
