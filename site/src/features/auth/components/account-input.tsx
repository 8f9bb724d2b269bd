import { TextInput, type TextInputProps } from '@pavilion/ui';

/** Where a member's account is typed: known to password managers, left as it is by keyboards that correct. */
export const AccountInput = (props: Omit<TextInputProps, 'name'>) => (
  <TextInput {...props} name="account" autoComplete="username" autoCapitalize="none" spellCheck={false} />
);
