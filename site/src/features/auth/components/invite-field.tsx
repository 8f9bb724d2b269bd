import { Field, TextInput } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { authMessages } from '../messages/auth-messages';

interface InviteFieldProps {
  readonly value: string;
  /** Whether the code is the one by which the person came. */
  readonly isFilledIn: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The invite code, filled in for whoever came by one, and open to change. Source: requirement INV-5. */
export const InviteField = ({ value, isFilledIn, error, onChange }: InviteFieldProps) => {
  const t = useMessages(authMessages);
  return (
    <Field
      label={t('invite')}
      extra={t('optional')}
      hint={isFilledIn && error === undefined ? t('inviteHint') : undefined}
      error={error}
    >
      <TextInput
        name="invite"
        clearable
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        placeholder={t('invitePlaceholder')}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
};
