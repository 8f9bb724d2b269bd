import { errorCodes, limits } from '@pavilion/contract';
import { useLoginMutation } from '@pavilion/sdk/react';
import {
  Button,
  Checkbox,
  ErrorFallback,
  Field,
  LockIcon,
  PasswordInput,
  Skeleton,
  toast,
} from '@pavilion/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import type { FormError } from '../../../shared/forms/form-errors';
import { useForm } from '../../../shared/forms/use-form';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { displayName } from '../../../shared/member/display-name';
import { useMessages } from '../../../shared/messages';
import { intendedPath, withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { useClient } from '../../../shared/session/session-context';
import { useAuthErrorText } from '../hooks/use-auth-error-text';
import { authMessages } from '../messages/auth-messages';
import { answerErrors, type Check, checkAfter } from '../model/check';
import { emptyCredentials, validateAnswer, validateCredentials } from '../model/credentials';
import { AccountField } from './account-field';
import { AuthForm, Ends, Lead, Other } from './form-parts';

/** Loads when a login needs a check. */
const checkForm = lazyComponent(
  'features/auth/components/check-form.tsx',
  'CheckForm',
  () => import('./check-form'),
);

/** After `wrongCredentials` the password is selected: it is the more likely mistake, and hidden. */
const retryField = ({ code }: FormError) =>
  Number(code) === errorCodes.wrongCredentials ? ('password' as const) : undefined;

/**
 * Account and password, then the check that a risky login asks for (SES-1, ERR-7). A successful login starts the session,
 * and the route's guard redirects.
 */
export const LoginForm = ({ onClosed }: { onClosed: () => void }) => {
  const [check, setCheck] = useState<Check>();
  const t = useMessages(authMessages);
  const timeText = useTimeText();
  const fieldErrorText = useAuthErrorText();
  const client = useClient();
  const { search } = useLocation();
  const [login] = useLoginMutation();

  const form = useForm({
    defaults: emptyCredentials,
    validate: check ? validateAnswer : validateCredentials,
    prefill: () => {
      const remembered = client.session.rememberedAccount();
      return remembered && { account: remembered.account, remember: remembered.isChecked };
    },
    errorsFrom: answerErrors,
    retryField,
    onRejected: ({ code }, cause) => {
      if (Number(code) === errorCodes.loginClosed) onClosed();
      setCheck(checkAfter(cause, check));
      if (cause.kind === 'business') form.setValues({ answer: '' });
    },
    submit: async ({ account, password, remember, answer }) => {
      const answered = check && { check: { id: check.challenge.id, answer } };
      const { member } = await login({ account: account.trim(), password, remember, ...answered }).unwrap();
      // The answer still has the time of the login before this one.
      const { lastLoginAt } = member;
      const name = displayName(member);
      toast.success(
        lastLoginAt
          ? t('welcomeBackSince', { name, at: timeText(lastLoginAt, 'minute') })
          : t('welcomeBack', { name }),
      );
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

  if (check) {
    return (
      <Suspense fallback={<Skeleton shape="block" height={280} />}>
        <Lazy
          component={checkForm}
          props={{
            check,
            form,
            onChallenge: (challenge) => setCheck({ ...check, challenge }),
            onBack: () => setCheck(undefined),
          }}
          fallback={(retry) => <ErrorFallback onRetry={retry} />}
        />
      </Suspense>
    );
  }

  return (
    <>
      <h1>{t('loginTitle')}</h1>
      <Lead>{t('loginLead')}</Lead>
      <AuthForm form={form}>
        <FormErrorBox error={formError} />
        <AccountField {...form.field('account')} error={fieldErrorText('account', errors.account)} />
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
      <Other>
        {t('noAccount')}{' '}
        <Link to={withIntended(paths.user.register, intendedPath(search))}>{t('toRegister')}</Link>
      </Other>
    </>
  );
};
