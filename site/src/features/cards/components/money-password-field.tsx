import { Field, LockIcon, PasswordInput } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

interface MoneyPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly value: string;
  /** The browser does not fill in a new one. */
  readonly isNew?: boolean;
  readonly onValueChange: (value: string) => void;
}

/** A payment password: six digits. */
export const MoneyPasswordField = ({
  name,
  label,
  hint,
  error,
  value,
  isNew = false,
  onValueChange,
}: MoneyPasswordFieldProps) => {
  const t = useMessages(cardsMessages);
  return (
    <Field label={label} hint={hint} error={error} required>
      <PasswordInput
        name={name}
        size="lg"
        prefix={<LockIcon size={20} />}
        inputMode="numeric"
        maxLength={6}
        autoComplete={isNew ? 'new-password' : 'off'}
        placeholder={t('moneyPasswordPlaceholder')}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
};
