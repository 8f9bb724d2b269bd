import { errorCodes, limits } from '@pavilion/contract';
import { useLoginMutation } from '@pavilion/sdk/react';
import { Button, Checkbox, Field, LockIcon, PasswordInput } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../../routes/paths';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import type { FormError } from '../../../shared/forms/form-errors';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useClient } from '../../../shared/session/session-context';
import { useAuthErrorText } from '../hooks/use-auth-error-text';
import { useWelcome } from '../hooks/use-welcome';
import { authMessages } from '../messages/auth-messages';
import { answerErrors, type Check, checkAfter } from '../model/check';
import { emptyCredentials, validateAnswer, validateCredentials } from '../model/credentials';
import { forgetLoginInput, loginInput } from '../model/sent-code';
import { AccountField } from './account-field';
import { AuthForm, Ends } from './form-parts';
import { LoginCheck } from './login-check';

/** After `wrongCredentials` the password is selected: it is the more likely mistake, and hidden. */
const retryField = ({ code }: FormError) =>
  Number(code) === errorCodes.wrongCredentials ? ('password' as const) : undefined;

/** A way to log in, and the check that it needs. */
export interface LoginWayProps {
  readonly check: Check | undefined;
  readonly onCheck: (check: Check | undefined) => void;
  /** Called when the gateway has closed login. */
  readonly onClosed: () => void;
}

/** Account or phone, and password, then the check that a risky login asks for (SES-1, ERR-7). */
export const PasswordLogin = ({ check, onCheck, onClosed }: LoginWayProps) => {
  const t = useMessages(authMessages);
  const fieldErrorText = useAuthErrorText();
  const client = useClient();
  const welcome = useWelcome();
  const [login] = useLoginMutation();

  const form = useForm({
    defaults: emptyCredentials,
    validate: check ? validateAnswer : validateCredentials,
    persist: { key: loginInput.password, fields: ['account'] },
    prefill: () => {
      const remembered = client.session.rememberedAccount();
      return remembered && { account: remembered.account, remember: remembered.isChecked };
    },
    errorsFrom: answerErrors,
    retryField,
    onRejected: ({ code }, cause) => {
      if (Number(code) === errorCodes.loginClosed) onClosed();
      onCheck(checkAfter(cause, check));
      if (cause.kind === 'business') form.setValues({ answer: '' });
    },
    submit: async ({ account, password, remember, answer }) => {
      const answered = check && { check: { id: check.challenge.id, answer } };
      const { member } = await login({ account: account.trim(), password, remember, ...answered }).unwrap();
      forgetLoginInput();
      welcome(member);
    },
  });
  const { errors, formError } = form;

  // Back at the login form the password receives the focus.
  const hasChallenge = check !== undefined;
  const hadChallenge = useRef(false);
  useEffect(() => {
    if (hadChallenge.current && !hasChallenge)
      form.ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
    hadChallenge.current = hasChallenge;
  }, [hasChallenge, form.ref]);

  if (check) return <LoginCheck check={check} onCheck={onCheck} form={form} />;
  return (
    <AuthForm form={form}>
      <FormErrorBox error={formError} />
      <AccountField
        {...form.field('account')}
        label={t('accountOrPhone')}
        placeholder={t('accountOrPhonePlaceholder')}
        error={fieldErrorText('account', errors.account)}
      />
      <Field label={t('password')} error={fieldErrorText('password', errors.password)} required>
        <PasswordInput
          {...form.field('password')}
          size="lg"
          prefix={<LockIcon size={20} />}
          placeholder={t('passwordPlaceholder')}
        />
      </Field>
      <Ends>
        <Checkbox {...form.checkbox('remember')}>
          {t('remember', { days: limits.rememberedLoginDays })}
        </Checkbox>
        <Link to={paths.user.password}>{t('forgotPassword')}</Link>
      </Ends>
      <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
        {t('login')}
      </Button>
    </AuthForm>
  );
};
