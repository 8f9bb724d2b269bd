import type { MemberField } from '@pavilion/contract/forms';
import { GiftIcon, LockIcon, PasswordInput, PhoneInput, Select, TextInput } from '@pavilion/ui';
import { useLocalText, useMessages } from '../messages';
import { AccountInput } from './account-input';
import { formsMessages } from './forms-messages';

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

/** The control of a member field, from its row in the contract. */
export const MemberInput = ({ field, size = 'md', ...given }: MemberInputProps) => {
  const text = useLocalText();
  const t = useMessages(formsMessages);
  const { name, control, autoComplete } = field;
  const isLarge = size === 'lg';
  const props = { name, size, placeholder: text(field.placeholder), autoComplete, ...given };
  switch (control) {
    case 'account':
      return <AccountInput {...props} />;
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
          prefix={isLarge ? <GiftIcon size={20} /> : undefined}
          clearable
          autoCapitalize="characters"
          maxLength={inputLength(field)}
          spellCheck={false}
        />
      );
    case 'choice': {
      const options = field.options.map(({ value, label }) => ({ value, label: text(label) }));
      const none = props.placeholder || t('choose');
      // A placeholder cannot be selected again, which an optional field must allow.
      return field.required ? (
        <Select {...props} placeholder={none} options={options} />
      ) : (
        <Select {...props} placeholder="" options={[{ value: '', label: none }, ...options]} />
      );
    }
    case 'text':
      return <TextInput {...props} maxLength={inputLength(field)} spellCheck={false} />;
    case 'consent':
      return null;
    default:
      // A control without a case does not compile.
      return control satisfies never;
  }
};
