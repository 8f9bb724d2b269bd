'use client';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ControlAction } from '../control-frame/control-frame';
import { useControllable } from '../hooks/use-controllable';
import { EyeIcon, EyeOffIcon } from '../icons/member-icons';
import { useMessages } from '../messages/messages-context';
import { TextInput, type TextInputProps } from '../text-input/text-input';
import { passwordMessages } from './password-messages';
import { StrengthMeter } from './strength-meter';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'suffix' | 'clearable'> {
  /** Shows a strength meter, for a new password. */
  readonly strength?: boolean;
}

const Stack = styled.span`
  display: block;
`;

/** A password field with a button that reveals the text, and an optional strength meter. */
export const PasswordInput = ({
  strength = false,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: PasswordInputProps) => {
  const messages = useMessages(passwordMessages);
  const meterId = useId();
  const [shown, setShown] = useState(false);
  const [value, setValue] = useControllable(givenValue, defaultValue, onValueChange);
  const described = [describedBy, strength && meterId].filter(Boolean).join(' ');
  return (
    <Stack className={className} style={style}>
      <TextInput
        autoComplete={strength ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...(described && { 'aria-describedby': described })}
        type={shown ? 'text' : 'password'}
        value={value}
        onValueChange={setValue}
        suffix={
          <ControlAction
            aria-label={shown ? messages.hidePassword : messages.showPassword}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
          </ControlAction>
        }
      />
      {strength && <StrengthMeter id={meterId} password={value} />}
    </Stack>
  );
};
