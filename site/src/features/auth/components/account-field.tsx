import { Field, UserIcon } from '@pavilion/ui';
import type { Fault } from '../../../shared/forms/fault';
import { useMessages } from '../../../shared/messages';
import { useFaultText } from '../hooks/use-fault-text';
import { authMessages } from '../messages/auth-messages';
import { AccountInput } from './account-input';

interface AccountFieldProps {
  readonly value: string;
  readonly fault: Fault | undefined;
  readonly onChange: (value: string) => void;
}

/** The account by which somebody is known already. */
export const AccountField = ({ value, fault, onChange }: AccountFieldProps) => {
  const t = useMessages(authMessages);
  const faultText = useFaultText();
  return (
    <Field label={t('account')} error={faultText('account', fault)} required>
      <AccountInput
        size="lg"
        prefix={<UserIcon size={20} />}
        placeholder={t('accountPlaceholder')}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
};
