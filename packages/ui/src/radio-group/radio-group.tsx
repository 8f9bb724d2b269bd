'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { CardOption, CardRow, Dot, PlainOption, PlainRow } from './radio-option';

/** An option. */
export interface RadioOption<Value extends string = string> {
  /** Value of the option. */
  readonly value: Value;
  /** Accessible name. */
  readonly label: ReactNode;
  /** A second line: a limit, a duration, a fee. */
  readonly description?: ReactNode;
  /** An icon before the label. */
  readonly icon?: ReactNode;
  /** A badge in the corner of a card: 推荐, +2%. */
  readonly badge?: ReactNode;
  /** Shown but disabled. */
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'role'> {
  /** The options in order. */
  readonly options: readonly RadioOption<Value>[];
  /** The selected value, when controlled; `''` for none. */
  readonly value?: Value | '';
  /** The initial value, when uncontrolled. */
  readonly defaultValue?: Value | '';
  /** Called with the selected value. */
  readonly onValueChange?: (value: Value) => void;
  /** `cards` are large options with icons, as for deposit channels. */
  readonly variant?: 'plain' | 'cards';
  /** Disables all options. */
  readonly disabled?: boolean;
  /** An option is required to submit the form. */
  readonly required?: boolean;
  /** The name of the radios in a form. */
  readonly name?: string;
  /** Minimum width of a card, in px or as a CSS length. Default 160. */
  readonly cardWidth?: number | string;
}

/** One of several options. Native radio buttons: arrow keys move and select, Tab enters and leaves the group. */
export const RadioGroup = <Value extends string = string>({
  options,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  variant = 'plain',
  disabled,
  required,
  name,
  cardWidth = 160,
  id,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': ariaInvalid,
  ...rest
}: RadioGroupProps<Value>) => {
  const ownName = useId();
  const fieldLabel = useFieldLabelId();
  const [value, setValue] = useControllable<Value | ''>(givenValue, defaultValue, (next) => {
    if (next !== '') onValueChange?.(next);
  });
  const { disabled: locked, ...wiring } = useFieldControl({
    id,
    disabled,
    required,
    'aria-describedby': describedBy,
    'aria-invalid': ariaInvalid,
  });
  const [Row, Option] = variant === 'cards' ? [CardRow, CardOption] : [PlainRow, PlainOption];
  const label = labelledBy ?? (rest['aria-label'] ? undefined : fieldLabel);
  return (
    <Row
      {...rest}
      {...wiring}
      role="radiogroup"
      aria-labelledby={label}
      $cardWidth={typeof cardWidth === 'number' ? `${cardWidth}px` : cardWidth}
    >
      {options.map((option) => (
        <Option key={option.value}>
          <Dot
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={locked || option.disabled}
            onChange={() => setValue(option.value)}
          />
          {option.icon && <span data-part="icon">{option.icon}</span>}
          <span data-part="text">
            <span data-part="label">{option.label}</span>
            {option.description && <span data-part="description">{option.description}</span>}
          </span>
          {option.badge && <span data-part="badge">{option.badge}</span>}
        </Option>
      ))}
    </Row>
  );
};
