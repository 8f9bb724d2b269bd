import { type Challenge, errorCodes, type FieldErrors } from '@pavilion/contract';
import { memberFields } from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';
import { usePhoneCodeMutation, usePhoneVerifyMutation } from '@pavilion/sdk/react/money';
import { Button, Field, PasswordInput, toast } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { challengeOf } from '../../../shared/codes/challenge-of';
import { codesMessages } from '../../../shared/codes/codes-messages';
import { SentCodeField } from '../../../shared/codes/sent-code-field';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { MemberInput } from '../../../shared/forms/member-input';
import { useForm } from '../../../shared/forms/use-form';
import { useGeneralErrorText } from '../../../shared/forms/use-general-error-text';
import { useMessages } from '../../../shared/messages';
import { profileMessages } from '../messages/profile-messages';
import { type Asked, emptyProof, proofErrors, validateAsk, validateCode } from '../model/phone-proof';
import { SaveButton } from './save-button';

const isOver = (cause: SdkErrorData) =>
  Number(cause.code) === errorCodes.loginCodeExpired && !challengeOf(cause);
const rejectsPhone = ({ data }: SdkErrorData) =>
  (data as Partial<FieldErrors> | undefined)?.fields?.some(({ field }) => field === 'phone') ?? false;

interface PhoneFormProps extends Asked {
  readonly onDone: () => void;
  /** Runs after the phone was rejected, such as one that another account has verified. */
  readonly onPhoneRejected: () => void;
}

/** The passwords with the phone, then the code that was sent to it. */
export const PhoneForm = ({
  isOtherPhone,
  needsPaymentPassword,
  onDone,
  onPhoneRejected,
}: PhoneFormProps) => {
  const t = useMessages(profileMessages);
  const tCodes = useMessages(codesMessages);
  const errorText = useGeneralErrorText();
  const [challenge, setChallenge] = useState<Challenge>();
  const [ask] = usePhoneCodeMutation();
  const [verify] = usePhoneVerifyMutation();
  const form = useForm({
    defaults: emptyProof,
    validate: challenge ? validateCode : validateAsk({ isOtherPhone, needsPaymentPassword }),
    errorsFrom: proofErrors,
    onRejected: (_, cause) => {
      const current = challengeOf(cause);
      if (challenge && current) setChallenge(current);
      // Back to the first step: another code or another phone is needed.
      else if (isOver(cause) || rejectsPhone(cause)) setChallenge(undefined);
      if (rejectsPhone(cause)) onPhoneRejected();
    },
    submit: async ({ phone, loginPassword, paymentPassword, code }) => {
      if (!challenge) {
        const asked = {
          loginPassword,
          ...(isOtherPhone && { phone }),
          ...(needsPaymentPassword && { paymentPassword }),
        };
        return setChallenge(await ask(asked).unwrap());
      }
      await verify({ id: challenge.id, code }).unwrap();
      toast.success(t('phoneSaved'));
      onDone();
    },
  });
  const { errors, ref } = form;

  const isSent = challenge !== undefined;
  useEffect(() => {
    if (isSent) ref.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
  }, [isSent, ref]);
  /** Back to the first step, with the phone and the passwords that were entered. */
  const restart = () => {
    flushSync(() => {
      form.setValues({ code: '' });
      setChallenge(undefined);
    });
    // Rendered again by now.
    ref.current?.querySelector<HTMLInputElement>('[name=phone]')?.focus();
  };

  const wrongPassword = (name: 'loginPassword' | 'paymentPassword') => {
    const error = errors[name];
    if (error?.reason !== 'unknown') return errorText(error, t(name));
    return error.limit ? t('passwordWrongLeft', { limit: error.limit }) : t('passwordWrong');
  };
  return (
    <Form form={form}>
      <FormErrorBox error={form.formError} />
      {challenge ? (
        <SentCodeField
          {...form.field('code')}
          challenge={challenge}
          error={
            errors.code &&
            (errors.code.reason === 'required'
              ? t('codeRequired')
              : t('codeWrong', { limit: errors.code.limit ?? '' }))
          }
          onChallenge={setChallenge}
        />
      ) : (
        <>
          {isOtherPhone ? (
            <Field
              label={t('newPhone')}
              error={
                errors.phone?.reason === 'taken' ? t('phoneTaken') : errorText(errors.phone, t('newPhone'))
              }
              required
            >
              <MemberInput {...form.field('phone')} field={memberFields.phone} size="lg" />
            </Field>
          ) : (
            errors.phone && <p role="alert">{t('phoneTaken')}</p>
          )}
          <Field label={t('loginPassword')} error={wrongPassword('loginPassword')} required>
            <PasswordInput {...form.field('loginPassword')} size="lg" autoComplete="current-password" />
          </Field>
          {needsPaymentPassword && (
            <Field label={t('paymentPassword')} error={wrongPassword('paymentPassword')} required>
              <PasswordInput
                {...form.field('paymentPassword')}
                size="lg"
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
              />
            </Field>
          )}
        </>
      )}
      <SaveButton type="submit" variant="primary" size="lg" loading={form.isSubmitting}>
        {challenge ? t('phoneSave') : tCodes('sendCode')}
      </SaveButton>
      {isSent && isOtherPhone && (
        <Button variant="text" disabled={form.isSubmitting} onClick={restart}>
          {tCodes('otherPhone')}
        </Button>
      )}
    </Form>
  );
};
