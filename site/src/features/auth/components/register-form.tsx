import { errorCodes, limits } from '@pavilion/contract';
import { useRegisterMutation } from '@pavilion/sdk/react';
import { Button, Field, PasswordInput, PhoneInput, toast } from '@pavilion/ui';
import { useId, useState } from 'react';
import { useMessages } from '../../../shared/messages';
import { useClient } from '../../../shared/session/session-context';
import { useFaultText } from '../hooks/use-fault-text';
import { useForm } from '../hooks/use-form';
import { usePrefill } from '../hooks/use-prefill';
import { authMessages } from '../messages/auth-messages';
import { emptyRegistration, judgeRegistration, registrationBody } from '../model/registration';
import { AccountInput } from './account-input';
import { AuthForm } from './auth-form';
import { ConsentBox } from './consent-box';
import { FaultCount } from './fault-count';

import { FormProblem } from './form-problem';
import { InviteField } from './invite-field';
import { PasswordRuleList } from './password-rule-list';
import { TermsText } from './terms-text';

/**
 * A new member's account. A registration that succeeds begins the session, and the route's guard leads on from there.
 *
 * Source: requirements INV-2, INV-5, PHN-1; limits of the contract.
 */
export const RegisterForm = ({ onClosed }: { onClosed: () => void }) => {
  const t = useMessages(authMessages);
  const faultText = useFaultText();
  const rulesId = useId();
  const client = useClient();
  const [filledIn, setFilledIn] = useState<string>();
  const [register] = useRegisterMutation();

  const form = useForm({
    empty: emptyRegistration,
    judge: judgeRegistration,
    onRefused: ({ code }) => Number(code) === errorCodes.registerClosed && onClosed(),
    send: async (values) => {
      const { member } = await register(registrationBody(values, client.invites.current())).unwrap();
      toast.success(t('welcome', { name: member.nickname }));
    },
  });
  const { values, faults, problem, change } = form;
  const errorOf = (field: keyof typeof values) => faultText(field, faults[field]);

  usePrefill(() => {
    const invite = client.invites.current();
    if (!invite) return;
    form.prefill({ invite: invite.code });
    setFilledIn(invite.code);
  });

  return (
    <AuthForm form={form}>
      {problem ? <FormProblem problem={problem} /> : <FaultCount count={Object.keys(faults).length} />}
      <Field label={t('account')} hint={t('accountHint', limits.account)} error={errorOf('account')} required>
        <AccountInput
          placeholder={t('newAccountPlaceholder')}
          value={values.account}
          onValueChange={(value) => change('account', value)}
        />
      </Field>
      <Field label={t('newPassword')} error={errorOf('password')} required>
        <PasswordInput
          name="password"
          strength
          aria-describedby={rulesId}
          placeholder={t('passwordPlaceholder')}
          value={values.password}
          onValueChange={(value) => change('password', value)}
        />
        <PasswordRuleList id={rulesId} password={values.password} />
      </Field>
      <Field label={t('phone')} extra={t('optional')} error={errorOf('phone')}>
        <PhoneInput
          name="phone"
          placeholder={t('phonePlaceholder')}
          value={values.phone}
          onValueChange={(value) => change('phone', value)}
        />
      </Field>
      <InviteField
        value={values.invite}
        isFilledIn={values.invite !== '' && values.invite === filledIn}
        error={errorOf('invite')}
        onChange={(value) => change('invite', value)}
      />
      <ConsentBox
        name="ofAge"
        checked={values.ofAge}
        onCheckedChange={(checked) => change('ofAge', checked)}
        error={errorOf('ofAge')}
      >
        {t('ofAge')}
      </ConsentBox>
      <ConsentBox
        name="acceptsTerms"
        checked={values.acceptsTerms}
        onCheckedChange={(checked) => change('acceptsTerms', checked)}
        error={errorOf('acceptsTerms')}
      >
        <TermsText />
      </ConsentBox>
      <Button type="submit" variant="primary" size="lg" block loading={form.isSending}>
        {t('register')}
      </Button>
    </AuthForm>
  );
};
