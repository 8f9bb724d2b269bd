'use client';
import { type ComponentProps, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ControlAction, ControlFrame } from '../control-frame/control-frame';
import { useFieldControl, useFieldLabelId } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { useMounted } from '../hooks/use-mounted';
import { CalendarIcon } from '../icons/cashier-icons';
import { lazyModule, useLazyModule } from '../lazy-module/lazy-module';
import { useMessages } from '../messages/messages-context';
import { Popover } from '../popover/popover';
import { Skeleton } from '../skeleton/skeleton';
import { inAlphabet } from '../themes/in-alphabet';
import { breakpoint } from '../themes/scales';
import { token } from '../themes/tokens';
import { dateMessages } from './date-messages';
import { type DatePreset, type DateRange, datePresets, dayIn, moveEnd, presetRange } from './date-range';
import { DayInput } from './day-input';
import type { RangeCalendarProps } from './range-calendar';

export interface DateRangePickerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** First and last day as ISO dates, when controlled; empty strings for none. */
  readonly value?: DateRange;
  /** The initial range, when uncontrolled. */
  readonly defaultValue?: DateRange;
  /** Called with each new range; a typed date counts once it is complete and allowed. */
  readonly onValueChange?: (range: DateRange) => void;
  /** The presets to offer. Default all. */
  readonly presets?: readonly DatePreset[];
  /** First selectable day, an ISO date. */
  readonly min?: string;
  /** Last selectable day, an ISO date. */
  readonly max?: string;
  /** Time zone of the days, an IANA name: `Asia/Shanghai`. Default that of the browser. */
  readonly timeZone?: string;
  /** The day that presets are relative to, an ISO date. Default the current day in `timeZone`. */
  readonly today?: string;
  /** Disables all controls. */
  readonly disabled?: boolean;
}

const lazyCalendar = /* @__PURE__ */ lazyModule(() => import('./range-calendar'));

/** Loaded when the calendar is opened for the first time. */
const LazyCalendar = (props: RangeCalendarProps) => {
  const module = useLazyModule(lazyCalendar, true);
  if (!module) return <Skeleton shape="block" width={308} height={372} />;
  return <module.RangeCalendar {...props} />;
};

/** Never wider than its container, so that it can be part of a row. */
const Root = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`;

const Presets = styled.div`
  display: flex;
  max-width: 100%;
  @media (max-width: ${breakpoint.phone}px) { flex-basis: 100%; }
  flex-wrap: wrap;
  gap: ${token.space[1]};
  padding: ${token.space[1]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  box-shadow: inset 0 0 0 1px ${token.color.line};
`;

const Preset = styled.button.attrs({ type: 'button' })`
  height: 32px;
  padding: 0 ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  white-space: nowrap;
  cursor: pointer;
  /* Longer words, in the same width. */
  &${inAlphabet} { padding-inline: ${token.space[2]}; }
  @media (max-width: ${breakpoint.phone}px) { &, &${inAlphabet} { flex: 1 0 auto; padding-inline: ${token.space[1]}; } }
  transition:
    color ${token.motion.fast} ${token.motion.out},
    background-color ${token.motion.fast} ${token.motion.out};

  &:hover:not(:disabled) {
    color: ${token.color.ink};
  }
  &:active:not(:disabled) {
    background: ${token.color.accentSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    background: ${token.color.raised};
    box-shadow: ${token.shadow[1]};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  &:disabled {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
`;

const Ends = styled(ControlFrame)`
  position: relative;
  flex: 0 1 auto;
  width: 256px;
  max-width: 100%;

  @media (max-width: ${breakpoint.phone}px) {
    width: 100%;
  }

  input {
    text-align: center;
  }
  input[data-wrong] {
    color: ${token.color.danger};
    text-decoration: underline wavy;
  }
`;

const empty: DateRange = { from: '', to: '' };

/** A range of days: presets, two typed dates, and a calendar. */
export const DateRangePicker = ({
  value: givenValue,
  defaultValue = empty,
  onValueChange,
  presets = datePresets,
  min,
  max,
  timeZone,
  today: givenToday,
  disabled,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: DateRangePickerProps) => {
  const messages = useMessages(dateMessages);
  const mounted = useMounted();
  /** The calendar opens below both dates, not below its button. */
  const ends = useRef<HTMLDivElement>(null);
  const fieldLabel = useFieldLabelId();
  const [range, setRange] = useControllable(givenValue, defaultValue, onValueChange);
  const wiring = useFieldControl({ id, disabled, 'aria-describedby': describedBy });
  const namedBy = labelledBy ?? (label ? undefined : fieldLabel);
  const dayNow = () => givenToday ?? dayIn(new Date(), timeZone);
  // The server does not know the current day: the pressed preset is known after hydration.
  const today = givenToday ?? (mounted ? dayNow() : undefined);
  const [chosen, setChosen] = useState<DatePreset>();
  const isRange = (preset: DatePreset) => {
    if (today === undefined) return false;
    const { from, to } = presetRange(preset, today);
    return from === range.from && to === range.to;
  };
  // On some days two presets are the same range: the one that was chosen is pressed, else the first.
  const pressed = chosen && isRange(chosen) ? chosen : presets.find(isRange);
  const isBeyond = (preset: DatePreset) => {
    if (today === undefined) return false;
    const { from, to } = presetRange(preset, today);
    return (min !== undefined && from < min) || (max !== undefined && to > max);
  };
  const day = (end: 'from' | 'to') => (
    <DayInput
      label={end === 'from' ? messages.dateFrom : messages.dateTo}
      value={range[end]}
      onDay={(next) => setRange(moveEnd(range, end, next))}
      min={min}
      max={max}
      disabled={wiring.disabled}
      invalid={wiring['aria-invalid'] !== undefined}
    />
  );
  return (
    <Root
      {...rest}
      id={wiring.id}
      role="group"
      aria-label={label ?? (namedBy ? undefined : messages.dateRange)}
      aria-labelledby={namedBy}
      aria-describedby={wiring['aria-describedby']}
    >
      {presets.length > 0 && (
        <Presets>
          {presets.map((preset) => (
            <Preset
              key={preset}
              aria-pressed={preset === pressed}
              disabled={wiring.disabled || isBeyond(preset)}
              onClick={() => {
                setChosen(preset);
                setRange(presetRange(preset, dayNow()));
              }}
            >
              {messages[preset]}
            </Preset>
          ))}
        </Presets>
      )}
      <Ends ref={ends} $size="md">
        {day('from')}
        <span aria-hidden="true">–</span>
        {day('to')}
        <Popover
          label={messages.calendar}
          align="start"
          anchor={ends}
          trigger={
            <ControlAction aria-label={messages.openCalendar} disabled={wiring.disabled}>
              <CalendarIcon size={18} />
            </ControlAction>
          }
        >
          {(close) => (
            <LazyCalendar
              value={range}
              today={dayNow()}
              min={min}
              max={max}
              onChoose={(next) => {
                setRange(next);
                close();
              }}
            />
          )}
        </Popover>
      </Ends>
    </Root>
  );
};
