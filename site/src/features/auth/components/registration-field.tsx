import type { MemberField } from '@pavilion/contract/forms';
import { Field } from '@pavilion/ui';
import { useId } from 'react';
import { formsMessages } from '../../../shared/forms/forms-messages';
import { MemberInput } from '../../../shared/forms/member-input';
import { PasswordRuleList } from '../../../shared/forms/password-rule-list';
import type { Form } from '../../../shared/forms/use-form';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useAuthErrorText } from '../hooks/use-auth-error-text';
import type { Registration } from '../model/registration';
import { ConsentBox } from './consent-box';
import { TermsText } from './terms-text';

interface RegistrationFieldProps {
  readonly field: MemberField;
  readonly form: Form<Registration>;
  /** Replaces the hint of the field's row. */
  readonly hint?: string | undefined;
}

/** A registration field, rendered from its row in the contract. */
export const RegistrationField = ({ field, form, hint }: RegistrationFieldProps) => {
  const t = useMessages(formsMessages);
  const text = useLocalText();
  const errorText = useAuthErrorText();
  const rulesId = useId();
  const { name, label, control, required } = field;
  const error = errorText(name, form.errors[name], label);

  if (control === 'consent') {
    return (
      <ConsentBox {...form.checkbox(name)} error={error}>
        {name === 'acceptsTerms' ? <TermsText /> : text(label)}
      </ConsentBox>
    );
  }
  const hasRules = control === 'new-password';
  const input = form.field(name);
  return (
    <Field
      label={text(label)}
      hint={hint ?? text(field.hint)}
      error={error}
      extra={required ? undefined : t('optional')}
      required={required}
    >
      <MemberInput {...input} field={field} size="lg" aria-describedby={hasRules ? rulesId : undefined} />
      {hasRules && <PasswordRuleList id={rulesId} password={input.value} />}
    </Field>
  );
};
