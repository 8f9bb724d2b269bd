import { TextInput, type TextInputProps, UserIcon } from '@pavilion/ui';

/** The control of an account's name. */
export const AccountInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    prefix={props.size === 'lg' ? <UserIcon size={20} /> : undefined}
    autoCapitalize="none"
    spellCheck={false}
  />
);
