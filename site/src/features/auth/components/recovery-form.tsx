import {
  useChallengeSendMutation,
  usePasswordIdentifyMutation,
  usePasswordResetMutation,
  usePasswordVerifyMutation,
} from '@pavilion/sdk/react';
import { Button, Field, LockIcon, PasswordInput, PhoneInput, Steps, token, UserIcon } from '@pavilion/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { challengeOf } from '../../../shared/codes/challenge-of';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useClient } from '../../../shared/session/session-context';
import { useFaultText } from '../hooks/use-fault-text';
import { useForm } from '../hooks/use-form';
import { usePrefill } from '../hooks/use-prefill';
import { authMessages } from '../messages/auth-messages';
import { emptyRecovery, judgeRecovery, type RecoveryStep } from '../model/recovery';
import { AccountInput } from './account-input';
import { AuthForm } from './auth-form';
import { CheckField } from './check-field';
import { Lead, Other } from './form-parts';
import { FormProblem } from './form-problem';
import { PasswordRuleList } from './password-rule-list';
import { Recovered } from './recovered';

const kinds = ['identify', 'code', 'password', 'done'] as const;
const firstField = { identify: 'account', code: 'answer', password: 'password' } as const;

const Way = styled(Steps)`
  margin-top: ${token.space[6]};
`;

/**
 * A forgotten password, in three steps: who it is, the code that was sent, the new password. Nothing tells whether
 * account and phone belong together.
 *
 * Source: section 2 of the specification (/user/password).
 */
export const RecoveryForm = () => {
  const t = useMessages(authMessages);
  const faultText = useFaultText();
  const rulesId = useId();
  const client = useClient();
  const [step, setStep] = useState<RecoveryStep>({ kind: 'identify' });
  const [identify] = usePasswordIdentifyMutation();
  const [send] = useChallengeSendMutation();
  const [verify] = usePasswordVerifyMutation();
  const [reset] = usePasswordResetMutation();

  const form = useForm({
    empty: emptyRecovery,
    judge: judgeRecovery[step.kind],
    onRefused: (_, error) => {
      const challenge = challengeOf(error);
      if (step.kind === 'code' && challenge) setStep({ kind: 'code', challenge });
    },
    send: async ({ account, phone, answer, password }) => {
      if (step.kind === 'identify') {
        const { id } = await identify({ account: account.trim(), phone }).unwrap();
        setStep({ kind: 'code', challenge: await send({ id }).unwrap() });
      } else if (step.kind === 'code') {
        const { ticket } = await verify({ id: step.challenge.id, code: answer }).unwrap();
        setStep({ kind: 'password', ticket });
      } else if (step.kind === 'password') {
        await reset({ ticket: step.ticket, password }).unwrap();
        setStep({ kind: 'done' });
      }
    },
  });
  const { values, faults, problem, change } = form;
  const errorOf = (field: keyof typeof values) => faultText(field, faults[field]);

  usePrefill(() => {
    const remembered = client.session.rememberedAccount();
    if (remembered) form.prefill({ account: remembered.account });
  });

  const shown = useRef(step.kind);
  useEffect(() => {
    if (shown.current === step.kind) return;
    shown.current = step.kind;
    if (step.kind === 'done') return;
    form.ref.current?.querySelector<HTMLInputElement>(`[name=${firstField[step.kind]}]`)?.focus();
  }, [step.kind, form.ref]);

  const restart = () => {
    change('answer', '');
    setStep({ kind: 'identify' });
  };

  if (step.kind === 'done') return <Recovered />;
  const leads = {
    identify: t('recoverLead'),
    code: t('recoverCodeLead'),
    password: t('recoverPasswordLead'),
  };

  return (
    <>
      <h1>{t('recoverTitle')}</h1>
      <Lead role="status">{leads[step.kind]}</Lead>
      <Way
        current={kinds.indexOf(step.kind)}
        items={[
          { id: 'identify', title: t('recoverStepIdentify') },
          { id: 'code', title: t('recoverStepCode') },
          { id: 'password', title: t('recoverStepPassword') },
        ]}
      />
      <AuthForm form={form}>
        {problem && <FormProblem problem={problem} hint={problem.step === 'verify' ? '' : undefined} />}
        {step.kind === 'identify' && (
          <>
            <Field label={t('account')} error={errorOf('account')} required>
              <AccountInput
                size="lg"
                prefix={<UserIcon size={20} />}
                placeholder={t('accountPlaceholder')}
                value={values.account}
                onValueChange={(value) => change('account', value)}
              />
            </Field>
            <Field label={t('phone')} error={errorOf('phone')} required>
              <PhoneInput
                name="phone"
                size="lg"
                placeholder={t('phonePlaceholder')}
                value={values.phone}
                onValueChange={(value) => change('phone', value)}
              />
            </Field>
          </>
        )}
        {step.kind === 'code' && (
          <CheckField
            challenge={step.challenge}
            value={values.answer}
            error={errorOf('answer')}
            onValueChange={(value) => change('answer', value)}
            onChallenge={(challenge) => setStep({ kind: 'code', challenge })}
          />
        )}
        {step.kind === 'password' && (
          <Field label={t('newPassword')} error={errorOf('password')} required>
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
        )}
        <Button type="submit" variant="primary" size="lg" block loading={form.isSending}>
          {t(step.kind === 'password' ? 'recoverSave' : 'recoverNext')}
        </Button>
        {step.kind !== 'identify' && (
          <Button type="button" variant="text" block onClick={restart}>
            {t('recoverRestart')}
          </Button>
        )}
      </AuthForm>
      {step.kind === 'identify' && (
        <Other>
          {t('recoverNoPhone')} <Link to={paths.customer.main}>{t('linkSupport')}</Link>
        </Other>
      )}
    </>
  );
};
