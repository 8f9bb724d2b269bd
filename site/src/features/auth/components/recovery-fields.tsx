import { memberFields } from '@pavilion/contract/forms';
import { Field } from '@pavilion/ui';
import { useId } from 'react';
import { MemberInput } from '../../../shared/forms/member-input';
import { PasswordRuleList } from '../../../shared/forms/password-rule-list';
import type { Form } from '../../../shared/forms/use-form';
import { useLocalText } from '../../../shared/messages';
import { useAuthErrorText } from '../hooks/use-auth-error-text';
import type { Recovery } from '../model/recovery';
import { AccountField } from './account-field';

type Fields = Pick<Form<Recovery>, 'errors' | 'field'>;

/** The first step: account and phone. */
export const IdentifyFields = ({ errors, field }: Fields) => {
  const text = useLocalText();
  const errorText = useAuthErrorText();
  return (
    <>
      <AccountField {...field('account')} error={errorText('account', errors.account)} />
      <Field label={text(memberFields.phone.label)} error={errorText('phone', errors.phone)} required>
        <MemberInput {...field('phone')} field={memberFields.phone} size="lg" />
      </Field>
    </>
  );
};

/** The last step: the new password, with its rules. */
export const NewPasswordField = ({ errors, field }: Fields) => {
  const text = useLocalText();
  const errorText = useAuthErrorText();
  const rulesId = useId();
  const input = field('password');
  return (
    <Field label={text(memberFields.password.label)} error={errorText('password', errors.password)} required>
      <MemberInput {...input} field={memberFields.password} size="lg" aria-describedby={rulesId} />
      <PasswordRuleList id={rulesId} password={input.value} />
    </Field>
  );
};
