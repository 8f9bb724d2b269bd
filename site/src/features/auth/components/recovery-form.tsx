import { Button, Steps, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useFaultText } from '../hooks/use-fault-text';
import { useRecovery } from '../hooks/use-recovery';
import { authMessages } from '../messages/auth-messages';
import { AuthForm } from './auth-form';
import { CheckField } from './check-field';
import { Lead, Other } from './form-parts';
import { FormProblem } from './form-problem';
import { Recovered } from './recovered';
import { IdentifyFields, NewPasswordField } from './recovery-fields';

const ways = [
  { kind: 'identify', title: 'recoverStepIdentify', lead: 'recoverLead' },
  { kind: 'code', title: 'recoverStepCode', lead: 'recoverCodeLead' },
  { kind: 'password', title: 'recoverStepPassword', lead: 'recoverPasswordLead' },
] as const;

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
  const { step, setStep, form, restart } = useRecovery();
  const { values, faults, problem, change } = form;
  const current = ways.findIndex(({ kind }) => kind === step.kind);
  const way = ways[current];
  if (!way) return <Recovered />;

  return (
    <>
      <h1>{t('recoverTitle')}</h1>
      <Lead role="status">{t(way.lead)}</Lead>
      <Way current={current} items={ways.map(({ kind, title }) => ({ id: kind, title: t(title) }))} />
      <AuthForm form={form}>
        {problem && <FormProblem problem={problem} hint={problem.step === 'verify' ? '' : undefined} />}
        {step.kind === 'identify' && <IdentifyFields {...form} />}
        {step.kind === 'code' && (
          <CheckField
            challenge={step.challenge}
            value={values.answer}
            error={faultText('answer', faults.answer)}
            onValueChange={(value) => change('answer', value)}
            onChallenge={(challenge) => setStep({ kind: 'code', challenge })}
          />
        )}
        {step.kind === 'password' && <NewPasswordField {...form} />}
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
