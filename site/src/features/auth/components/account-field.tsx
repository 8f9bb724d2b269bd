import { memberFields } from '@pavilion/contract/forms';
import { Field } from '@pavilion/ui';
import { AccountInput } from '../../../shared/forms/account-input';
import { useLocalText, useMessages } from '../../../shared/messages';
import { authMessages } from '../messages/auth-messages';

interface AccountFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
  /** Label and placeholder of a field that takes something in place of the account. */
  readonly label?: string;
  readonly placeholder?: string;
}

/** The account of an existing member. Its format is not validated: only the gateway can check whether it exists. */
export const AccountField = ({ error, label, placeholder, ...control }: AccountFieldProps) => {
  const t = useMessages(authMessages);
  const text = useLocalText();
  const { label: accountLabel, name, autoComplete } = memberFields.account;
  return (
    <Field label={label ?? text(accountLabel)} error={error} required>
      <AccountInput
        name={name}
        autoComplete={autoComplete}
        size="lg"
        placeholder={placeholder ?? t('accountPlaceholder')}
        {...control}
      />
    </Field>
  );
};
