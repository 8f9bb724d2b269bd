import type { SignInInfo } from '@pavilion/contract';
import { breakpoint, CheckIcon, token } from '@pavilion/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { coinText } from '../../../shared/coins/coin-text';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import type { Calendar } from '../hooks/use-calendar';
import { calendarMessages } from '../messages/calendar-messages';
import { type DayState, dayStateOf } from '../model/day-state';
import { eventColours } from '../model/event-colours';
import { addDays, barsOf, dayText, weekdayNames, weeksOf } from '../model/month';

const phone = `@media (max-width: ${breakpoint.phone}px)`;

const Grid = styled.div`
  display: grid;
  gap: ${token.space[1]};
`;

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token.space[1]};
`;

/** A week of days; the bars of its events lie on the days, `$lines` of them one below the other. */
const Days = styled(Week)<{ $lines: number }>`
  --head: 30px;
  --bar: 18px;
  grid-template-rows: var(--head) ${({ $lines }) => ($lines > 0 ? `repeat(${$lines}, var(--bar))` : '')} minmax(2px, 1fr);
  gap: 2px ${token.space[1]};
  min-height: 56px;
  > [role='gridcell'] { grid-row: 1 / -1; }
  ${phone} {
    --head: 56px;
    --bar: 6px;
    /* The other weeks of this month are one press away. */
    [data-week-only] > &:not([data-chosen]) { display: none; }
  }
`;

const Weekday = styled.div`
  padding-block: ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-align: center;
  abbr { text-decoration: none; }
`;

const Cell = styled.div<{ $state: DayState; $isToday: boolean }>`
  position: relative;
  display: grid;
  grid-template: var(--head) / auto minmax(0, 1fr);
  align-items: center;
  justify-items: end;
  padding-inline: ${token.space[2]} ${token.space[1]};
  border: 1px ${({ $state }) => ($state === 'makeable' ? 'dashed' : 'solid')}
    ${({ $state, $isToday }) =>
      $isToday ? token.color.selected : $state === 'makeable' ? token.color.line : 'transparent'};
  border-radius: ${token.radius.md};
  background: ${({ $state }) =>
    $state === 'signed' || $state === 'madeUp'
      ? token.color.valueSoft
      : $state === 'makeable'
        ? 'transparent'
        : token.color.sunken};
  color: ${({ $state }) =>
    $state === 'signed' || $state === 'madeUp' || $state === 'open' ? token.color.ink : token.color.inkMuted};
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  &[aria-selected='true'] { box-shadow: 0 0 0 2px ${token.color.focus}; }
  &:focus-visible { outline-offset: 2px; }
  &:hover { border-color: ${token.color.lineStrong}; }
  b { font-weight: ${token.weight.bold}; }
  /* Not text: the accessible name says it in a sentence. */
  i[data-mark]::after { content: attr(data-mark); font-size: ${token.text.xs}; font-style: normal; }
  /* The number and what is below it end above the bars of the events. */
  ${phone} { grid-template: 20px 30px minmax(0, 1fr) / minmax(0, 1fr); justify-items: center; padding: ${token.space[1]} 0 0; b { line-height: ${token.leading.tight}; } }
`;

/** A day of another month. */
const OtherDay = styled.div`
  padding: 6px ${token.space[2]};
  color: ${token.color.inkFaint};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  ${phone} { padding: ${token.space[1]} 0; text-align: center; }
`;

const Seal = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border-radius: ${token.radius.full};
  background: ${token.gradient.value};
  color: ${token.color.onValue};
`;

/** Signs in on the cell of today. The keyboard has the button above the month, so that the grid stays one tab stop. */
const SignIn = styled.button.attrs({ type: 'button', tabIndex: -1 })`
  min-width: 24px;
  min-height: 24px;
  max-width: 100%;
  padding-inline: ${token.space[3]};
  @media (max-width: ${breakpoint.tablet}px) { padding-inline: 2px; }
  border-radius: ${token.radius.full};
  background: ${token.gradient.value};
  color: ${token.color.onValue};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.bold};
  white-space: nowrap;
  /* English takes two lines there. */
  ${phone} { padding-inline: 2px; border-radius: ${token.radius.md}; line-height: ${token.leading.tight}; white-space: normal; word-break: keep-all; }
`;

/** In the colour of its event, `--event`: on phones a bar has no room for a name, and the list of the events says it. */
const EventBar = styled.span<{ $from: number; $to: number; $line: number }>`
  grid-column: ${({ $from, $to }) => `${$from} / ${$to + 1}`};
  grid-row: ${({ $line }) => $line + 1};
  overflow: hidden;
  /* A press is meant for the day below. */
  pointer-events: none;
  position: relative;
  height: 18px;
  margin-inline: 3px;
  padding-inline: ${token.space[2]};
  border-inline-start: 3px solid var(--event);
  border-radius: ${token.radius.sm};
  background: var(--event-soft);
  color: var(--event);
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${phone} { height: 6px; padding: 0; border: 0; background: var(--event); font-size: 0; }
`;

/** Days that each key moves by; Page Up and Page Down change the month. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const stateTexts = {
  madeUp: 'stateMadeUp',
  open: 'stateOpen',
  makeable: 'stateMakeable',
  past: 'statePast',
  future: 'stateFuture',
} as const;

/** A month of days with its events. One day can be reached by Tab; the arrow keys select the others. */
export const MonthGrid = ({
  calendar,
  info,
  label,
  isWeekOnly,
}: {
  readonly calendar: Calendar;
  readonly info: SignInInfo;
  readonly label: string;
  /** Whether phones show only the week of the chosen day. */
  readonly isWeekOnly: boolean;
}) => {
  const t = useMessages(calendarMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const { selected, select, selectBy, offset, showMonth } = calendar;
  const selectedCell = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a selection by key, also to another month.
  useEffect(() => {
    if (hasMoved.current && selectedCell.current) {
      selectedCell.current.focus();
      hasMoved.current = false;
    }
  }, [selected, info.month]);

  const handleKey = (event: KeyboardEvent, day: string) => {
    const step = steps[event.key];
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined && months === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    hasMoved.current = true;
    if (step !== undefined) selectBy(step);
    else if (months !== undefined) showMonth(offset + months);
    else select(day);
  };

  return (
    <Grid
      role="grid"
      aria-label={label}
      aria-describedby="calendar-keys"
      data-week-only={isWeekOnly ? '' : undefined}
    >
      <Week role="row">
        {weekdayNames(locale).map(({ short, long }) => (
          <Weekday key={long} role="columnheader" aria-label={long}>
            {short}
          </Weekday>
        ))}
      </Week>
      {weeksOf(info.month).map((week, index) => {
        const inMonth = week.findIndex((day) => day !== null);
        const bars = barsOf(week, info.events);
        return (
          <Days
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month keep their order
            key={index}
            role="row"
            $lines={Math.max(0, ...bars.map(({ line }) => line))}
            data-chosen={selected !== undefined && week.includes(selected) ? '' : undefined}
          >
            {week.map((day, column) => {
              if (day === null)
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are weekdays
                  <OtherDay key={column} role="gridcell" style={{ gridColumn: column + 1 }}>
                    <span aria-hidden="true">
                      {Number(addDays(week[inMonth]!, column - inMonth).slice(8))}
                    </span>
                  </OtherDay>
                );
              const state = dayStateOf(info, day);
              const isToday = day === info.today;
              const isSelected = day === selected;
              const received = info.own?.days.find((each) => each.day === day)?.coins ?? '0.00';
              const words =
                state === 'signed' ? t('stateSigned', { coins: coinText(received) }) : t(stateTexts[state]);
              return (
                <Cell
                  key={day}
                  ref={isSelected ? selectedCell : undefined}
                  role="gridcell"
                  tabIndex={isSelected ? 0 : -1}
                  aria-selected={isSelected}
                  aria-current={isToday ? 'date' : undefined}
                  aria-label={`${dayText(day, locale)}${isToday ? `, ${t('isToday')}` : ''}${info.own ? `, ${words}` : ''}`}
                  $state={state}
                  $isToday={isToday}
                  style={{ gridColumn: column + 1 }}
                  onClick={() => select(day)}
                  onKeyDown={(event) => handleKey(event, day)}
                >
                  <b>{Number(day.slice(8))}</b>
                  {state === 'signed' || state === 'madeUp' ? (
                    <Seal aria-hidden="true">
                      {state === 'signed' ? <CheckIcon size={16} /> : t('makeUpMark')}
                    </Seal>
                  ) : isToday && info.own ? (
                    <SignIn
                      disabled={calendar.isSigning}
                      onClick={(event) => {
                        event.stopPropagation();
                        void calendar.signIn();
                      }}
                    >
                      {t('signToday')}
                    </SignIn>
                  ) : (
                    <i
                      data-mark={isToday ? t('isToday') : state === 'makeable' ? t('makeUpMark') : undefined}
                    />
                  )}
                </Cell>
              );
            })}
            {bars.map(({ event, from, to, line }) => (
              <EventBar
                key={event.id}
                aria-hidden="true"
                style={eventColours(info.events, event)}
                $from={from}
                $to={to}
                $line={line}
              >
                {text(event.title)}
              </EventBar>
            ))}
          </Days>
        );
      })}
    </Grid>
  );
};
