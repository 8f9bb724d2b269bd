import { errorCodes, limits } from '@pavilion/contract';
import { useLoginMutation } from '@pavilion/sdk/react';
import { Button, Checkbox, Field, LockIcon, PasswordInput, toast } from '@pavilion/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import type { Problem } from '../../../shared/forms/problem';
import { useMessages } from '../../../shared/messages';
import { intendedPath, withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { useClient } from '../../../shared/session/session-context';
import { useFaultText } from '../hooks/use-fault-text';
import { useForm } from '../hooks/use-form';
import { usePrefill } from '../hooks/use-prefill';
import { authMessages } from '../messages/auth-messages';
import { type Check, checkAfter } from '../model/check';
import { emptyCredentials, judgeAnswer, judgeCredentials } from '../model/credentials';
import { AccountField } from './account-field';
import { AuthForm } from './auth-form';
import { CheckForm } from './check-form';
import { Ends, Lead, Other } from './form-parts';
import { FormProblem } from './form-problem';

/** `wrongCredentials`: the password is the likelier slip, and the one that cannot be seen. */
const fieldOf = ({ code }: Problem) =>
  Number(code) === errorCodes.wrongCredentials ? ('password' as const) : undefined;

/**
 * Account and password, then the check that a risky login asks for. A login that succeeds begins the session, and the
 * route's guard leads on from there.
 *
 * Source: requirements SES-1, ERR-7.
 */
export const LoginForm = ({ onClosed }: { onClosed: () => void }) => {
  const [check, setCheck] = useState<Check>();
  const t = useMessages(authMessages);
  const faultText = useFaultText();
  const client = useClient();
  const { search } = useLocation();
  const [login] = useLoginMutation();

  const form = useForm({
    empty: emptyCredentials,
    judge: check ? judgeAnswer : judgeCredentials,
    fieldOf,
    onRefused: ({ code }, error) => {
      if (Number(code) === errorCodes.loginClosed) onClosed();
      setCheck(checkAfter(error, check));
      if (error.kind === 'business') form.change('answer', '');
    },
    send: async ({ account, password, remember, answer }) => {
      const answered = check && { check: { id: check.challenge.id, answer } };
      const { member } = await login({ account: account.trim(), password, remember, ...answered }).unwrap();
      toast.success(t('welcomeBack', { name: member.nickname }));
    },
  });
  const { values, faults, problem, change } = form;

  usePrefill(() => {
    const remembered = client.session.rememberedAccount();
    if (remembered) form.prefill({ account: remembered.account, remember: remembered.isChecked });
  });

  // Each new thing to answer is gone to, and the way back leads to the password.
  const asked = check?.challenge.id;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!asked && !wasAsked.current) return;
    wasAsked.current = asked !== undefined;
    form.ref.current?.querySelector<HTMLInputElement>(`[name=${asked ? 'answer' : 'password'}]`)?.focus();
  }, [asked, form.ref]);

  if (check) {
    return (
      <CheckForm
        check={check}
        form={form}
        onChallenge={(challenge) => setCheck({ ...check, challenge })}
        onBack={() => setCheck(undefined)}
      />
    );
  }

  return (
    <>
      <h1>{t('loginTitle')}</h1>
      <Lead>{t('loginLead')}</Lead>
      <AuthForm form={form}>
        {problem && <FormProblem problem={problem} />}
        <AccountField
          value={values.account}
          fault={faults.account}
          onChange={(value) => change('account', value)}
        />
        <Field label={t('password')} error={faultText('password', faults.password)} required>
          <PasswordInput
            name="password"
            size="lg"
            prefix={<LockIcon size={20} />}
            placeholder={t('passwordPlaceholder')}
            value={values.password}
            onValueChange={(value) => change('password', value)}
          />
        </Field>
        <Ends>
          <Checkbox
            name="remember"
            checked={values.remember}
            onCheckedChange={(checked) => change('remember', checked)}
          >
            {t('remember', { days: limits.rememberedLoginDays })}
          </Checkbox>
          <Link to={paths.user.password}>{t('forgotPassword')}</Link>
        </Ends>
        <Button type="submit" variant="primary" size="lg" block loading={form.isSending}>
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
