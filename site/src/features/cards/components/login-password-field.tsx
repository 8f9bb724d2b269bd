import { Field, LockIcon, PasswordInput } from '@pavilion/ui';
import type { Fault } from '../../../shared/forms/fault';
import { useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

interface LoginPasswordFieldProps {
  readonly hint: string;
  readonly fault: Fault | undefined;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** The login password, once more. */
export const LoginPasswordField = ({ hint, fault, value, onValueChange }: LoginPasswordFieldProps) => {
  const t = useMessages(cardsMessages);
  const error = fault && t(fault.reason === 'required' ? 'passwordRequired' : 'loginPasswordWrong');
  return (
    <Field label={t('loginPassword')} hint={hint} error={error} required>
      <PasswordInput
        name="loginPassword"
        size="lg"
        prefix={<LockIcon size={20} />}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
};
