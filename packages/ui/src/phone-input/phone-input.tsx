'use client';
import { formatPhone, inLanguage, type Phone, parsePhone, toHalfWidth } from '@pavilion/format';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { BareInput, ControlFrame, type ControlSize, ControlSlot } from '../control-frame/control-frame';
import { composeHandlers } from '../events/compose-handlers';
import { useFieldControl } from '../field/field-context';
import { useControllable } from '../hooks/use-controllable';
import { ChevronDownIcon } from '../icons/navigation-icons';
import { useLocale, useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { countries } from './countries';
import { phoneMessages } from './phone-messages';

export interface PhoneInputProps
  extends Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** `(86)13812345678`; the country defaults to 86. `''` for none. */
  readonly value?: string;
  /** The initial number, when uncontrolled. */
  readonly defaultValue?: string;
  /** Called with country and number as one text: `(86)13812345678`. */
  readonly onValueChange?: (value: string) => void;
  /** Height 40 or 48 px. Default `md`. */
  readonly size?: ControlSize;
}

/** The native select covers the visible code: short when closed, with country names when open. */
const Country = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[1]};
  height: 100%;
  margin-inline-start: calc(-1 * ${token.space[3]});
  padding-inline: ${token.space[3]} ${token.space[2]};
  border-inline-end: 1px solid ${token.color.line};
  font-variant-numeric: tabular-nums;

  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(select:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: -3px;
    border-radius: ${token.radius.md};
  }
  option {
    background: ${token.color.raised};
    color: ${token.color.ink};
  }
`;

/** Separators in pasted phone numbers. */
const onlyDigits = (text: string) => toHalfWidth(text).replace(/\D/g, '');

/** The fewest digits of a number that follows a country code without brackets. */
const shortestNumber = 5;

const byLength = [...countries].sort((one, other) => other.code.length - one.code.length);

/** The country of a whole number, as it is copied from an address book: `(852) …`, `+852 …` or `00852 …`. */
const readWhole = (text: string): Phone | undefined => {
  if (/^\s*[(（+]/.test(text) && /[)）]/.test(text)) return parsePhone(text);
  const international = /^\s*(?:\+|00)(.*)$/.exec(toHalfWidth(text));
  if (!international) return undefined;
  const digits = onlyDigits(international[1] as string);
  const country = byLength.find(({ code }) => digits.startsWith(code))?.code;
  const number = digits.slice(country?.length);
  return country === undefined || number.length < shortestNumber ? undefined : { country, number };
};

/**
 * A phone number with its country code.
 *
 * Requirement PHN-1.
 */
export const PhoneInput = ({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  size = 'md',
  className,
  style,
  ...rest
}: PhoneInputProps) => {
  const messages = useMessages(phoneMessages);
  const locale = useLocale();
  const [value, setValue] = useControllable(givenValue, defaultValue, onValueChange);
  // An empty value holds no country, so a country chosen before the number is state.
  const [chosen, setChosen] = useState<string>();
  const [composing, setComposing] = useState<string>();
  /** A number that is typed with its country code, until that can be read. */
  const [unread, setUnread] = useState<string>();
  const phone = parsePhone(value);
  const country = value === '' ? (chosen ?? phone.country) : phone.country;
  const wiring = useFieldControl(rest);
  // Not after a change from outside.
  const isUnread = unread !== undefined && onlyDigits(unread) === phone.number;
  const known = countries.some(({ code }) => code === country);

  const write = (nextCountry: string, text: string) => {
    const whole = readWhole(text);
    const { country, number } = whole ?? { country: nextCountry, number: text };
    const digits = onlyDigits(number);
    setUnread(!whole && toHalfWidth(text).trim().startsWith('+') ? text : undefined);
    setChosen(country);
    setValue(digits === '' ? '' : formatPhone({ country, number: digits }));
  };

  return (
    <ControlFrame
      // Country before number in every text direction.
      dir="ltr"
      $size={size}
      className={className}
      style={style}
    >
      <Country>
        <span aria-hidden="true">+{country}</span>
        <ControlSlot aria-hidden="true">
          <ChevronDownIcon size={16} />
        </ControlSlot>
        <select
          aria-label={messages.phoneCountry}
          value={country}
          disabled={wiring.disabled}
          onChange={(event) => write(event.currentTarget.value, phone.number)}
        >
          {!known && <option value={country}>+{country}</option>}
          {countries.map((option) => (
            <option key={option.code} value={option.code}>
              {inLanguage(option, locale)} +{option.code}
            </option>
          ))}
        </select>
      </Country>
      <BareInput
        autoComplete="tel-national"
        aria-label={wiring.id ? undefined : messages.phoneNumber}
        {...rest}
        {...wiring}
        type="tel"
        inputMode="tel"
        value={composing ?? (isUnread ? unread : phone.number)}
        onCompositionStart={composeHandlers(rest.onCompositionStart, (event) =>
          setComposing(event.currentTarget.value),
        )}
        onCompositionEnd={composeHandlers(rest.onCompositionEnd, (event) => {
          setComposing(undefined);
          write(country, event.currentTarget.value);
        })}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (composing === undefined) write(country, text);
          else setComposing(text);
        }}
      />
    </ControlFrame>
  );
};
