import type { Challenge } from '@pavilion/contract';
import { usePaymentPasswordForgotMutation, usePaymentPasswordResetMutation } from '@pavilion/sdk/react/money';
import { Button, toast } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../../routes/paths';
import { challengeOf } from '../../../shared/codes/challenge-of';
import { SentCodeField } from '../../../shared/codes/sent-code-field';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { usePasswordErrorText } from '../hooks/use-password-error-text';
import { cardsMessages } from '../messages/cards-messages';
import {
  emptyRecovery,
  lacksPhone,
  type Recovery,
  recoveryErrors,
  validateIdentity,
  validateReset,
} from '../model/recovery';
import { FormActions } from './form-actions';
import { LoginPasswordField } from './login-password-field';
import { MoneyPasswordField } from './money-password-field';

interface MoneyPasswordRecoveryProps {
  readonly onDone: () => void;
}

/** Payment password recovery: the login password, a code to the phone, then the new payment password. */
export const MoneyPasswordRecovery = ({ onDone }: MoneyPasswordRecoveryProps) => {
  const t = useMessages(cardsMessages);
  const passwordErrorText = usePasswordErrorText();
  const [challenge, setChallenge] = useState<Challenge>();
  const [hasNoPhone, setHasNoPhone] = useState(false);
  const [ask] = usePaymentPasswordForgotMutation();
  const [reset] = usePaymentPasswordResetMutation();
  const form = useForm({
    defaults: emptyRecovery,
    validate: challenge ? validateReset : validateIdentity,
    errorsFrom: recoveryErrors,
    onRejected: (_, cause) => {
      setHasNoPhone(lacksPhone(cause));
      const current = challengeOf(cause);
      if (challenge && current) setChallenge(current);
    },
    submit: async ({ loginPassword, code, paymentPassword }) => {
      if (!challenge) return setChallenge(await ask({ loginPassword }).unwrap());
      await reset({ id: challenge.id, code, paymentPassword }).unwrap();
      toast.success(t('passwordSaved'));
      onDone();
    },
  });
  const { errors, ref } = form;
  const field = (name: keyof Recovery) => ({ ...form.field(name), error: passwordErrorText(errors[name]) });

  const isSent = challenge !== undefined;
  useEffect(() => {
    const first = isSent ? 'code' : 'loginPassword';
    ref.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }, [isSent, ref]);

  if (hasNoPhone) {
    return (
      <MessageBox tone="info" title={t('recoverNoPhone')} text={t('recoverNoPhoneText')}>
        <Button as={Link} to={paths.mine.informationAudit} size="sm" variant="primary">
          {t('recoverAddPhone')}
        </Button>
        <Button as={Link} to={paths.customer.main} size="sm">
          {t('linkSupport')}
        </Button>
      </MessageBox>
    );
  }

  return (
    <Form form={form}>
      <FormErrorBox error={form.formError} />
      {challenge ? (
        <>
          <SentCodeField
            {...form.field('code')}
            challenge={challenge}
            error={
              errors.code &&
              (errors.code.reason === 'required'
                ? t('passwordRequired')
                : t('codeWrong', { limit: errors.code.limit ?? '' }))
            }
            onChallenge={setChallenge}
          />
          <MoneyPasswordField
            {...field('paymentPassword')}
            label={t('newPassword')}
            hint={t('newPasswordHint')}
            isNew
          />
          <MoneyPasswordField {...field('repeat')} label={t('repeatPassword')} isNew />
        </>
      ) : (
        <LoginPasswordField
          {...form.field('loginPassword')}
          hint={t('recoverHint')}
          error={errors.loginPassword}
        />
      )}
      <FormActions>
        <Button type="submit" variant="primary" size="lg" loading={form.isSubmitting}>
          {t(challenge ? 'recoverSave' : 'recoverSend')}
        </Button>
        <Button type="button" size="lg" onClick={onDone}>
          {t('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
};
