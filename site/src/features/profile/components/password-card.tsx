import { errorCodes } from '@pavilion/contract';
import { memberFields, validateMemberField } from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';
import { usePasswordChangeMutation } from '@pavilion/sdk/react';
import { Card, Field, PasswordInput, toast, token } from '@pavilion/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { fieldErrors } from '../../../shared/forms/form-errors';
import { MemberInput } from '../../../shared/forms/member-input';
import { PasswordRuleList } from '../../../shared/forms/password-rule-list';
import { useForm } from '../../../shared/forms/use-form';
import { useGeneralErrorText } from '../../../shared/forms/use-general-error-text';
import { useMessages } from '../../../shared/messages';
import { profileMessages } from '../messages/profile-messages';
import { SaveButton } from './save-button';

const defaults = { current: '', password: '' };
type Values = typeof defaults;

const validate = ({ current, password }: Values) =>
  fieldErrors({
    current: current === '' ? { reason: 'required' as const } : undefined,
    password:
      validateMemberField(memberFields.password, password) ??
      (password === current ? { reason: 'taken' as const } : undefined),
  });

const errorsFrom = ({ code }: SdkErrorData) =>
  Number(code) === errorCodes.wrongCredentials ? { current: { reason: 'unknown' as const } } : {};

const Body = styled.div`
  display: grid;
  gap: ${token.space[4]};
  > p { color: ${token.color.inkMuted}; }
`;

const Passwords = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: ${token.space[4]} ${token.space[6]};
`;

/** Replaces the login password; other sessions end with 10105 (SES-3). */
export const PasswordCard = () => {
  const t = useMessages(profileMessages);
  const errorText = useGeneralErrorText();
  const rulesId = useId();
  const [change] = usePasswordChangeMutation();
  const form = useForm({
    defaults,
    validate,
    errorsFrom,
    submit: async ({ current, password }: Values) => {
      await change({ currentPassword: current, password }).unwrap();
      form.reset();
      toast.success(t('passwordSaved'));
    },
  });
  const { current, password } = form.errors;
  return (
    <Card id="password" title={t('passwordTitle')}>
      <Body>
        <p>{t('passwordText')}</p>
        <Form form={form}>
          <FormErrorBox error={form.formError} />
          <Passwords>
            <Field
              label={t('currentPassword')}
              error={
                current?.reason === 'unknown' ? t('currentWrong') : errorText(current, t('currentPassword'))
              }
              required
            >
              <PasswordInput {...form.field('current')} size="lg" autoComplete="current-password" />
            </Field>
            <Field
              label={t('newPassword')}
              error={password?.reason === 'taken' ? t('sameAsBefore') : errorText(password, t('newPassword'))}
              required
            >
              <MemberInput
                {...form.field('password')}
                field={memberFields.password}
                size="lg"
                aria-describedby={rulesId}
              />
              <PasswordRuleList id={rulesId} password={form.values.password} />
            </Field>
          </Passwords>
          <SaveButton type="submit" variant="primary" size="lg" loading={form.isSubmitting}>
            {t('passwordSave')}
          </SaveButton>
        </Form>
      </Body>
    </Card>
  );
};
