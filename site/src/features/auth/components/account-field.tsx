import { memberFields } from '@pavilion/contract/forms';
import { Field } from '@pavilion/ui';
import { MemberInput } from '../../../shared/forms/member-input';
import { useLocalText, useMessages } from '../../../shared/messages';
import { authMessages } from '../messages/auth-messages';

interface AccountFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** The account of an existing member. Its format is not validated: only the gateway can check whether it exists. */
export const AccountField = ({ error, ...control }: AccountFieldProps) => {
  const t = useMessages(authMessages);
  const text = useLocalText();
  const { account } = memberFields;
  return (
    <Field label={text(account.label)} error={error} required>
      <MemberInput {...control} field={account} size="lg" placeholder={t('accountPlaceholder')} />
    </Field>
  );
};
