import type { Challenge } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import { useErrorText } from '../../../shared/errors/use-error-text';
import type { Form } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { useFaultText } from '../hooks/use-fault-text';
import { authMessages } from '../messages/auth-messages';
import { type Check, isVerdict } from '../model/check';
import type { Credentials } from '../model/credentials';
import { AuthForm } from './auth-form';
import { CheckField } from './check-field';
import { Lead } from './form-parts';
import { FormProblem } from './form-problem';

interface CheckFormProps {
  readonly check: Check;
  readonly form: Form<Credentials>;
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onBack: () => void;
}

/** Stands in the place of the login while a risky one waits for its check; what was typed there stays. */
export const CheckForm = ({ check, form, onChallenge, onBack }: CheckFormProps) => {
  const t = useMessages(authMessages);
  const faultText = useFaultText();
  const errorText = useErrorText();
  const { values, faults, problem } = form;
  const isNews = problem && (isVerdict(problem.code) || problem.kind !== 'business');
  return (
    <>
      <h1>{t('checkTitle')}</h1>
      <Lead role="status">{errorText({ kind: 'business', code: check.code, message: t('checkLead') })}</Lead>
      <AuthForm form={form}>
        {isNews && (
          <FormProblem
            problem={problem}
            hint={
              problem.kind === 'business'
                ? t('attemptsLeft', { count: check.challenge.attemptsLeft })
                : undefined
            }
          />
        )}
        <CheckField
          challenge={check.challenge}
          value={values.answer}
          error={faultText('answer', faults.answer)}
          onValueChange={(value) => form.change('answer', value)}
          onChallenge={onChallenge}
        />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSending}>
          {t('checkSubmit')}
        </Button>
        <Button type="button" variant="text" block onClick={onBack}>
          {t('checkBack')}
        </Button>
      </AuthForm>
    </>
  );
};
