import type { FieldError } from '@pavilion/contract/forms';
import { Field, LockIcon, PasswordInput } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

interface LoginPasswordFieldProps {
  readonly hint: string;
  readonly error: FieldError | undefined;
  readonly name: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Confirms a change by the login password. */
export const LoginPasswordField = ({ hint, error, ...control }: LoginPasswordFieldProps) => {
  const t = useMessages(cardsMessages);
  const errorText = error && t(error.reason === 'required' ? 'passwordRequired' : 'loginPasswordWrong');
  return (
    <Field label={t('loginPassword')} hint={hint} error={errorText} required>
      <PasswordInput {...control} size="lg" prefix={<LockIcon size={20} />} />
    </Field>
  );
};
