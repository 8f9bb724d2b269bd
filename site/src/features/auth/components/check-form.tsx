import type { Challenge } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import { useEffect } from 'react';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import type { Form } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { useAuthErrorText } from '../hooks/use-auth-error-text';
import { authMessages } from '../messages/auth-messages';
import { type Check, isAnswerResult } from '../model/check';
import type { Credentials } from '../model/credentials';
import { CheckField } from './check-field';
import { AuthForm, Lead } from './form-parts';

interface CheckFormProps {
  readonly check: Check;
  readonly form: Form<Credentials>;
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onBack: () => void;
}

/** Replaces the login form while a risky login needs a check. The credentials stay in the form. */
export const CheckForm = ({ check, form, onChallenge, onBack }: CheckFormProps) => {
  const t = useMessages(authMessages);
  const fieldErrorText = useAuthErrorText();
  const errorText = useErrorText();
  const { errors, formError } = form;

  // A new challenge receives the focus.
  const challengeId = check.challenge.id;
  useEffect(() => {
    if (challengeId) form.ref.current?.querySelector<HTMLInputElement>('[name=answer]')?.focus();
  }, [challengeId, form.ref]);

  const showsError = formError && (isAnswerResult(formError.code) || formError.kind !== 'business');
  return (
    <>
      <h1>{t('checkTitle')}</h1>
      <Lead role="status">{errorText({ kind: 'business', code: check.code, message: t('checkLead') })}</Lead>
      <AuthForm form={form}>
        {showsError && (
          <FormErrorBox
            error={formError}
            advice={
              formError.kind === 'business'
                ? t('attemptsLeft', { count: check.challenge.attemptsLeft })
                : undefined
            }
          />
        )}
        <CheckField
          challenge={check.challenge}
          {...form.field('answer')}
          error={fieldErrorText('answer', errors.answer)}
          onChallenge={onChallenge}
        />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {t('checkSubmit')}
        </Button>
        <Button type="button" variant="text" block onClick={onBack}>
          {t('checkBack')}
        </Button>
      </AuthForm>
    </>
  );
};
