import { Button, Steps, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useAuthErrorText } from '../hooks/use-auth-error-text';
import { useRecovery } from '../hooks/use-recovery';
import { authMessages } from '../messages/auth-messages';
import { CheckField } from './check-field';
import { AuthForm, Lead, Other } from './form-parts';
import { Recovered } from './recovered';
import { IdentifyFields, NewPasswordField } from './recovery-fields';

const shownSteps = [
  { kind: 'identify', title: 'recoverStepIdentify', lead: 'recoverLead' },
  { kind: 'code', title: 'recoverStepCode', lead: 'recoverCodeLead' },
  { kind: 'password', title: 'recoverStepPassword', lead: 'recoverPasswordLead' },
] as const;

const RecoverySteps = styled(Steps)`
  margin-top: ${token.space[6]};
`;

/**
 * Password recovery in three steps: account and phone, the code that was sent, the new password. No answer reveals whether
 * account and phone belong together.
 */
export const RecoveryForm = () => {
  const t = useMessages(authMessages);
  const fieldErrorText = useAuthErrorText();
  const { step, setStep, form, restart } = useRecovery();
  const { errors, formError } = form;
  const current = shownSteps.findIndex(({ kind }) => kind === step.kind);
  const shown = shownSteps[current];
  if (!shown) return <Recovered />;

  return (
    <>
      <h1>{t('recoverTitle')}</h1>
      <Lead role="status">{t(shown.lead)}</Lead>
      <RecoverySteps
        current={current}
        items={shownSteps.map(({ kind, title }) => ({ id: kind, title: t(title) }))}
      />
      <AuthForm form={form}>
        <FormErrorBox error={formError} advice={formError?.step === 'verify' ? '' : undefined} />
        {step.kind === 'identify' && <IdentifyFields {...form} />}
        {step.kind === 'code' && (
          <CheckField
            challenge={step.challenge}
            {...form.field('answer')}
            error={fieldErrorText('answer', errors.answer)}
            onChallenge={(challenge) => setStep({ kind: 'code', challenge })}
          />
        )}
        {step.kind === 'password' && <NewPasswordField {...form} />}
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {t(step.kind === 'password' ? 'recoverSave' : 'recoverNext')}
        </Button>
        {step.kind !== 'identify' && (
          <Button type="button" variant="text" block onClick={restart}>
            {t('recoverRestart')}
          </Button>
        )}
      </AuthForm>
      {/* The gateway reports no limit of codes at this step, since that would reveal that account and phone belong together. */}
      {step.kind !== 'password' && (
        <Other>
          {t(step.kind === 'identify' ? 'recoverNoPhone' : 'recoverNoCode')}{' '}
          <Link to={paths.customer.main}>{t('linkSupport')}</Link>
        </Other>
      )}
    </>
  );
};
