'use client';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { BareInput, ControlFrame } from '../control-frame/control-frame';
import { useFieldControl, useFieldLabelId } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { useMounted } from '../hooks/use-mounted';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { type DatePreset, type DateRange, datePresets, localDate, moveEnd, presetRange } from './date-range';

export interface DateRangePickerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  readonly value?: DateRange;
  readonly defaultValue?: DateRange;
  readonly onValueChange?: (range: DateRange) => void;
  readonly presets?: readonly DatePreset[];
  /** First and last day that can be chosen, ISO dates. */
  readonly min?: string;
  readonly max?: string;
  /** The day that presets count from, an ISO date. Default the person's own calendar. */
  readonly today?: string;
  readonly disabled?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`;

const Presets = styled.div`
  display: flex;
  gap: ${token.space[1]};
  padding: ${token.space[1]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
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
  transition:
    color ${token.motion.fast} ${token.motion.out},
    background-color ${token.motion.fast} ${token.motion.out};

  &:hover:not(:disabled) {
    color: ${token.color.ink};
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

const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
`;

const DateBox = styled(ControlFrame)`
  width: 156px;
`;

const empty: DateRange = { from: '', to: '' };

/** A range of days: presets for the usual ones, native date fields for the rest. */
export const DateRangePicker = ({
  value: givenValue,
  defaultValue = empty,
  onValueChange,
  presets = datePresets,
  min,
  max,
  today: givenToday,
  disabled,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: DateRangePickerProps) => {
  const messages = useMessages();
  const ownId = useId();
  const mounted = useMounted();
  const fieldLabel = useFieldLabelId();
  const [range, setRange] = useControllable(givenValue, defaultValue, onValueChange);
  const wiring = useFieldControl({ id, disabled, 'aria-describedby': describedBy });
  const namedBy = labelledBy ?? (label ? undefined : fieldLabel);
  // The server does not know the person's day: which preset is pressed shows once the browser is here.
  const today = givenToday ?? (mounted ? localDate(new Date()) : undefined);
  const isPressed = (preset: DatePreset) => {
    if (today === undefined) return false;
    const { from, to } = presetRange(preset, today);
    return from === range.from && to === range.to;
  };
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
              aria-pressed={isPressed(preset)}
              disabled={wiring.disabled}
              onClick={() => setRange(presetRange(preset, givenToday ?? localDate(new Date())))}
            >
              {messages[preset]}
            </Preset>
          ))}
        </Presets>
      )}
      <Ends>
        {(['from', 'to'] as const).map((end) => (
          <DateBox
            key={end}
            $size="md"
            data-disabled={wiring.disabled ? '' : undefined}
            data-invalid={wiring['aria-invalid'] ? '' : undefined}
          >
            <BareInput
              id={`${ownId}${end}`}
              type="date"
              aria-label={end === 'from' ? messages.dateFrom : messages.dateTo}
              aria-invalid={wiring['aria-invalid']}
              value={range[end]}
              min={min}
              max={max}
              disabled={wiring.disabled}
              onChange={(event) => setRange(moveEnd(range, end, event.currentTarget.value))}
            />
          </DateBox>
        ))}
      </Ends>
    </Root>
  );
};
