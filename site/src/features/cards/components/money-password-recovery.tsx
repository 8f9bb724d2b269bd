import type { Challenge } from '@pavilion/contract';
import { usePaymentPasswordForgotMutation, usePaymentPasswordResetMutation } from '@pavilion/sdk/react/money';
import { Button, toast } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../../routes/paths';
import { challengeOf } from '../../../shared/codes/challenge-of';
import { SentCodeField } from '../../../shared/codes/sent-code-field';
import { FormFields } from '../../../shared/forms/form-fields';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { usePasswordWords } from '../hooks/use-password-words';
import { cardsMessages } from '../messages/cards-messages';
import {
  emptyRecovery,
  judgeAnswer,
  judgeAsking,
  lacksPhone,
  type Recovery,
  recoveryFaults,
} from '../model/recovery';
import { FormWays } from './form-ways';
import { LoginPasswordField } from './login-password-field';
import { MoneyPasswordField } from './money-password-field';
import { Refusal } from './refusal';

interface MoneyPasswordRecoveryProps {
  readonly onDone: () => void;
}

/** Another payment password for who forgot theirs: the login password, a code to the phone, then the new one. */
export const MoneyPasswordRecovery = ({ onDone }: MoneyPasswordRecoveryProps) => {
  const t = useMessages(cardsMessages);
  const words = usePasswordWords();
  const [challenge, setChallenge] = useState<Challenge>();
  const [hasNoPhone, setHasNoPhone] = useState(false);
  const [ask] = usePaymentPasswordForgotMutation();
  const [reset] = usePaymentPasswordResetMutation();
  const form = useForm({
    empty: emptyRecovery,
    judge: challenge ? judgeAnswer : judgeAsking,
    faultsIn: recoveryFaults,
    onRefused: (_, error) => {
      setHasNoPhone(lacksPhone(error));
      const standing = challengeOf(error);
      if (challenge && standing) setChallenge(standing);
    },
    send: async ({ loginPassword, code, paymentPassword }) => {
      if (!challenge) return setChallenge(await ask({ loginPassword }).unwrap());
      await reset({ id: challenge.id, code, paymentPassword }).unwrap();
      toast.success(t('passwordSaved'));
      onDone();
    },
  });
  const { values, faults, change, ref } = form;
  const wiring = (name: keyof Recovery) => ({
    name,
    value: values[name],
    error: words(faults[name]),
    onValueChange: (value: string) => change(name, value),
  });

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
    <FormFields form={form}>
      <Refusal problem={form.problem} />
      {challenge ? (
        <>
          <SentCodeField
            {...wiring('code')}
            challenge={challenge}
            error={
              faults.code &&
              (faults.code.reason === 'required'
                ? t('passwordRequired')
                : t('codeWrong', { limit: faults.code.limit ?? '' }))
            }
            onChallenge={setChallenge}
          />
          <MoneyPasswordField
            {...wiring('paymentPassword')}
            label={t('newPassword')}
            hint={t('newPasswordHint')}
            isNew
          />
          <MoneyPasswordField {...wiring('repeat')} label={t('repeatPassword')} isNew />
        </>
      ) : (
        <LoginPasswordField
          hint={t('recoverHint')}
          fault={faults.loginPassword}
          value={values.loginPassword}
          onValueChange={(value) => change('loginPassword', value)}
        />
      )}
      <FormWays>
        <Button type="submit" variant="primary" size="lg" loading={form.isSending}>
          {t(challenge ? 'recoverSave' : 'recoverSend')}
        </Button>
        <Button type="button" size="lg" onClick={onDone}>
          {t('cancel')}
        </Button>
      </FormWays>
    </FormFields>
  );
};
