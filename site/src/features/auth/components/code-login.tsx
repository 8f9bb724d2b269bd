import { type Challenge, errorCodes, limits } from '@pavilion/contract';
import { memberFields } from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';
import { useChallengeSendMutation, useLoginCodeMutation, useLoginPhoneMutation } from '@pavilion/sdk/react';
import { Button, Checkbox, Field } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { challengeOf, codeError } from '../../../shared/codes/challenge-of';
import { codesMessages } from '../../../shared/codes/codes-messages';
import { SentCodeField } from '../../../shared/codes/sent-code-field';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { fieldErrors } from '../../../shared/forms/form-errors';
import { MemberInput } from '../../../shared/forms/member-input';
import { useForm } from '../../../shared/forms/use-form';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useClient } from '../../../shared/session/session-context';
import { useAuthErrorText } from '../hooks/use-auth-error-text';
import { useWelcome } from '../hooks/use-welcome';
import { authMessages } from '../messages/auth-messages';
import { type Check, checkAfter } from '../model/check';
import { emptyCredentials, validateAnswer } from '../model/credentials';
import { validateCode, validatePhone } from '../model/phone-credentials';
import { forgetLoginInput, loginInput, readSentCode, storeSentCode } from '../model/sent-code';
import { AuthForm, Ends, Lead } from './form-parts';
import { LoginCheck } from './login-check';
import type { LoginWayProps } from './password-login';

const isOver = ({ code }: SdkErrorData) => Number(code) === errorCodes.loginCodeExpired;
const isWrongCode = ({ code }: SdkErrorData) => Number(code) === errorCodes.verificationCodeError;

/**
 * Phone and the code that is sent to it, then the check that a risky login asks for (SES-1, ERR-7). No answer reveals whether
 * a member has verified the phone.
 */
export const CodeLogin = ({ check, onCheck, onClosed }: LoginWayProps) => {
  const t = useMessages(authMessages);
  const tCodes = useMessages(codesMessages);
  const text = useLocalText();
  const fieldErrorText = useAuthErrorText();
  const client = useClient();
  const welcome = useWelcome();
  // Loaded by its tab alone, so that this is never rendered by the server.
  const [challenge, showChallenge] = useState(() => readSentCode(client.now()));
  const setChallenge = (next: Challenge | undefined) => {
    storeSentCode(next);
    showChallenge(next);
  };
  const [ask] = useLoginPhoneMutation();
  const [send] = useChallengeSendMutation();
  const [login] = useLoginCodeMutation();

  /** What follows from a rejected code, or from the rejected answer to a check. */
  const handleRejection = (cause: SdkErrorData): Check | undefined => {
    if (isWrongCode(cause)) {
      setChallenge(challengeOf(cause) ?? challenge);
      return undefined;
    }
    // The check has challenges of its own: without one the code itself is over.
    if (isOver(cause) && !challengeOf(cause)) setChallenge(undefined);
    return checkAfter(cause, check);
  };

  const form = useForm({
    defaults: emptyCredentials,
    validate: check ? validateAnswer : challenge ? validateCode : validatePhone,
    persist: { key: loginInput.code, fields: ['phone'] },
    prefill: () => {
      const remembered = client.session.rememberedAccount();
      if (!remembered) return undefined;
      const { account, isChecked } = remembered;
      const isPhone = !validatePhone({ phone: account }).phone;
      return { remember: isChecked, ...(isPhone && { phone: account }) };
    },
    errorsFrom: (cause) => fieldErrors({ code: codeError(cause) }),
    onRejected: ({ code }, cause) => {
      if (Number(code) === errorCodes.loginClosed || Number(code) === errorCodes.codeLoginClosed) onClosed();
      onCheck(handleRejection(cause));
      if (cause.kind === 'business') form.setValues({ answer: '' });
    },
    submit: async ({ phone, code, remember, answer }) => {
      if (!challenge) {
        const { id } = await ask({ phone }).unwrap();
        setChallenge(await send({ id }).unwrap());
        return;
      }
      const answered = check && { check: { id: check.challenge.id, answer } };
      const { member } = await login({ phone, id: challenge.id, code, remember, ...answered }).unwrap();
      forgetLoginInput();
      welcome(member);
    },
  });
  const { errors, formError } = form;

  // The next field receives the focus: the code, and the phone again once the code is over.
  const step = check ? undefined : challenge ? 'code' : 'phone';
  const [focused, setFocused] = useState<typeof step>('phone');
  useEffect(() => {
    if (step === focused) return;
    setFocused(step);
    if (step) form.ref.current?.querySelector<HTMLInputElement>(`[name=${step}]`)?.focus();
  }, [step, focused, form.ref]);

  if (check) return <LoginCheck check={check} onCheck={onCheck} form={form} />;
  const restart = () => {
    form.setValues({ code: '' });
    setChallenge(undefined);
  };
  return (
    <AuthForm form={form}>
      <FormErrorBox error={formError} />
      {challenge ? (
        <>
          <Lead role="status">{tCodes('phoneCodeLead')}</Lead>
          <SentCodeField
            {...form.field('code')}
            challenge={challenge}
            error={fieldErrorText('code', errors.code)}
            onChallenge={setChallenge}
          />
        </>
      ) : (
        <Field
          label={text(memberFields.phone.label)}
          hint={tCodes('verifiedPhoneHint')}
          error={fieldErrorText('phone', errors.phone)}
          required
        >
          <MemberInput {...form.field('phone')} field={memberFields.phone} size="lg" />
        </Field>
      )}
      <Ends>
        <Checkbox {...form.checkbox('remember')}>
          {t('remember', { days: limits.rememberedLoginDays })}
        </Checkbox>
      </Ends>
      <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
        {challenge ? t('login') : tCodes('sendCode')}
      </Button>
      {challenge && (
        <Button type="button" variant="text" block onClick={restart}>
          {tCodes('otherPhone')}
        </Button>
      )}
    </AuthForm>
  );
};
