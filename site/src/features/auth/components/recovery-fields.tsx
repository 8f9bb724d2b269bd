import { Field, LockIcon, PasswordInput, PhoneInput } from '@pavilion/ui';
import { useId } from 'react';
import type { Form } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { useFaultText } from '../hooks/use-fault-text';
import { authMessages } from '../messages/auth-messages';
import type { Recovery } from '../model/recovery';
import { AccountField } from './account-field';
import { PasswordRuleList } from './password-rule-list';

type Fields = Pick<Form<Recovery>, 'values' | 'faults' | 'change'>;

/** Who it is. */
export const IdentifyFields = ({ values, faults, change }: Fields) => {
  const t = useMessages(authMessages);
  const faultText = useFaultText();
  return (
    <>
      <AccountField
        value={values.account}
        fault={faults.account}
        onChange={(value) => change('account', value)}
      />
      <Field label={t('phone')} error={faultText('phone', faults.phone)} required>
        <PhoneInput
          name="phone"
          size="lg"
          placeholder={t('phonePlaceholder')}
          value={values.phone}
          onValueChange={(value) => change('phone', value)}
        />
      </Field>
    </>
  );
};

/** The password that is to come, judged while it is typed. */
export const NewPasswordField = ({ values, faults, change }: Fields) => {
  const t = useMessages(authMessages);
  const faultText = useFaultText();
  const rulesId = useId();
  return (
    <Field label={t('newPassword')} error={faultText('password', faults.password)} required>
      <PasswordInput
        name="password"
        size="lg"
        strength
        prefix={<LockIcon size={20} />}
        autoComplete="new-password"
        aria-describedby={rulesId}
        placeholder={t('passwordPlaceholder')}
        value={values.password}
        onValueChange={(value) => change('password', value)}
      />
      <PasswordRuleList id={rulesId} password={values.password} />
    </Field>
  );
};
