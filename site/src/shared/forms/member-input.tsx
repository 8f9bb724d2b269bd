import type { MemberField } from '@pavilion/contract/forms';
import { LockIcon, PasswordInput, PhoneInput, TextInput, UserIcon } from '@pavilion/ui';
import { useLocalText } from '../messages';

interface MemberInputProps {
  readonly field: MemberField;
  /** The field's name in the form, if it differs. */
  readonly name?: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly size?: 'md' | 'lg';
  readonly placeholder?: string;
  readonly 'aria-describedby'?: string | undefined;
}

/** HTML counts UTF-16 code units, of which a character has up to two. */
const inputLength = ({ maxLength, counts }: MemberField) =>
  counts === 'characters' ? 2 * maxLength : maxLength;

/** The text control of a member field, from its row in the contract. */
export const MemberInput = ({ field, size = 'md', ...given }: MemberInputProps) => {
  const text = useLocalText();
  const { name, control, autoComplete } = field;
  const isLarge = size === 'lg';
  const props = { name, size, placeholder: text(field.placeholder), autoComplete, ...given };
  switch (control) {
    case 'account':
      return (
        <TextInput
          {...props}
          prefix={isLarge ? <UserIcon size={20} /> : undefined}
          autoCapitalize="none"
          spellCheck={false}
        />
      );
    case 'new-password':
      return <PasswordInput {...props} strength prefix={isLarge ? <LockIcon size={20} /> : undefined} />;
    case 'phone':
      return <PhoneInput {...props} />;
    case 'date':
      return <TextInput {...props} type="date" />;
    case 'email':
      return <TextInput {...props} type="email" maxLength={inputLength(field)} />;
    case 'code':
      return (
        <TextInput
          {...props}
          clearable
          autoCapitalize="characters"
          maxLength={inputLength(field)}
          spellCheck={false}
        />
      );
    case 'text':
      return <TextInput {...props} maxLength={inputLength(field)} spellCheck={false} />;
    case 'consent':
      return null;
  }
};
