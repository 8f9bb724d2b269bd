'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { CardOption, CardRow, Dot, PlainOption, PlainRow } from './radio-option';

/** One of the choices. */
export interface RadioOption<Value extends string = string> {
  /** What is handed out when it is chosen. */
  readonly value: Value;
  /** Names it. */
  readonly label: ReactNode;
  /** A second line: a limit, a time, a fee. */
  readonly description?: ReactNode;
  /** A picture before the label. */
  readonly icon?: ReactNode;
  /** A small mark in the corner of a card: 推荐, +2%. */
  readonly badge?: ReactNode;
  /** It is shown and can not be chosen. */
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'role'> {
  /** The choices, in their order. */
  readonly options: readonly RadioOption<Value>[];
  /** The chosen one, when the owner keeps it; `''` is none. */
  readonly value?: Value | '';
  /** Chosen to begin with, when the group keeps it itself. */
  readonly defaultValue?: Value | '';
  /** Called with the value chosen. */
  readonly onValueChange?: (value: Value) => void;
  /** `cards` are large choices with icons, as for deposit channels. */
  readonly variant?: 'plain' | 'cards';
  /** None can be chosen. */
  readonly disabled?: boolean;
  /** One must be chosen before the form is sent. */
  readonly required?: boolean;
  /** The name of the radios in a form. */
  readonly name?: string;
  /** Smallest width of a card in px. Default 160. */
  readonly cardWidth?: number;
}

/** One of several. Native radios: arrow keys move and choose, Tab enters and leaves the group. */
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
    <Row {...rest} {...wiring} role="radiogroup" aria-labelledby={label} $cardWidth={cardWidth}>
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
