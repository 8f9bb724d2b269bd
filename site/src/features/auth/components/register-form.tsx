import { errorCodes } from '@pavilion/contract';
import { type MemberField, registrationFields, validateMemberFields } from '@pavilion/contract/forms';
import type { CallRequest } from '@pavilion/contract/wire';
import { toErrorData } from '@pavilion/sdk';
import { useLoginMutation, useRegisterMutation } from '@pavilion/sdk/react';
import { Button, toast, token } from '@pavilion/ui';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isUncertain } from '../../../shared/errors/is-uncertain';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { fieldErrorsOf } from '../../../shared/forms/form-errors';
import { formsMessages } from '../../../shared/forms/forms-messages';
import { useForm } from '../../../shared/forms/use-form';
import { useValidationContext } from '../../../shared/forms/use-validation-context';
import { displayName } from '../../../shared/member/display-name';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useClient } from '../../../shared/session/session-context';
import { authMessages } from '../messages/auth-messages';
import {
  emptyRegistration,
  type Registration,
  registrationBody,
  restoredRegistration,
} from '../model/registration';
import { AuthForm } from './form-parts';
import { FriendsRound } from './friends-round';
import { InvitingAgent } from './inviting-agent';
import { OptionalFields } from './optional-fields';
import { RegistrationField } from './registration-field';

/** Takes no space in the grid while it is empty. */
const ErrorCount = styled.div`
  &:empty { position: absolute; }
  p {
    padding: ${token.space[2]} ${token.space[4]};
    border-radius: ${token.radius.md};
    background: ${token.color.dangerSoft};
    color: ${token.color.danger};
    font-size: ${token.text.sm};
  }
`;

/** Passwords are never stored, and consent must be given on each visit. */
const isPersisted = ({ control }: MemberField) => control !== 'consent' && control !== 'new-password';

interface RegisterFormProps {
  readonly onClosed: () => void;
  readonly fields?: readonly MemberField[];
}

/** Creates an account from the fields of the contract (INV-2, INV-5, PHN-1). The session starts with it, and the route's guard redirects. */
export const RegisterForm = ({ onClosed, fields = registrationFields }: RegisterFormProps) => {
  const t = useMessages(authMessages);
  const text = useLocalText();
  const tForms = useMessages(formsMessages);
  const client = useClient();
  const [register] = useRegisterMutation();
  const [login] = useLoginMutation();
  /** The account of a request whose answer was lost: it may be registered. */
  const unanswered = useRef<string>(undefined);
  const registerOnce = async (body: CallRequest<'register'>) => {
    const { account, password } = body;
    try {
      return await register(body).unwrap();
    } catch (failed) {
      const error = toErrorData(failed);
      if (isUncertain(error)) unanswered.current = account;
      if (unanswered.current !== account || fieldErrorsOf(error, ['account']).account?.reason !== 'taken')
        throw failed;
      // The password shows whether it is taken by that request or by another visitor.
      return await login({ account, password })
        .unwrap()
        .catch((refused) => {
          throw Number(toErrorData(refused).code) === errorCodes.wrongCredentials ? failed : refused;
        });
    }
  };
  const contextNow = useValidationContext();
  const [defaults] = useState(() => emptyRegistration(fields));
  const validate = useCallback(
    (values: Registration) => validateMemberFields(fields, values, contextNow()),
    [fields, contextNow],
  );

  const form = useForm<Registration>({
    defaults,
    validate,
    persist: {
      key: 'registration',
      fields: [...fields.filter(isPersisted).map(({ name }) => name), 'capturedInvite'],
      restore: (stored) => restoredRegistration(stored, client.invites.current()?.code),
    },
    prefill: () => {
      const invite = client.invites.current();
      return invite && { invite: invite.code, capturedInvite: invite.code };
    },
    onRejected: ({ code }) => Number(code) === errorCodes.registerClosed && onClosed(),
    submit: async (values) => {
      const captured = client.invites.current();
      const isInvitePrefilled = values.invite !== '' && values.invite === values.capturedInvite;
      // It may have expired since; the field shows what is sent.
      if (isInvitePrefilled && values.invite !== captured?.code)
        form.setValues({ invite: captured?.code ?? '', capturedInvite: captured?.code ?? '' });
      const body = registrationBody(values, captured, fields);
      const { member } = await registerOnce(body);
      form.reset();
      toast.success(t('welcome', { name: displayName(member) }));
    },
  });
  const { values, errors, formError } = form;
  const errorCount = Object.keys(errors).length;
  const isInviteCaptured = values.invite !== '' && values.invite === values.capturedInvite && !errors.invite;

  const optional = fields.filter(({ control, required }) => !required && control !== 'consent');
  const show = (field: MemberField) => (
    <RegistrationField
      key={field.name}
      field={field}
      form={form}
      hint={field.name === 'invite' && isInviteCaptured ? t('inviteHint') : undefined}
    />
  );

  return (
    <AuthForm form={form}>
      {formError ? (
        <FormErrorBox error={formError} />
      ) : (
        <ErrorCount role="status">
          {errorCount > 0 && <p>{tForms('errorCount', { count: errorCount })}</p>}
        </ErrorCount>
      )}
      <InvitingAgent />
      <FriendsRound />
      {fields.filter(({ control, required }) => required && control !== 'consent').map(show)}
      {optional.length > 0 && (
        <OptionalFields
          labels={optional.map(({ label }) => text(label))}
          isPrefilled={values.capturedInvite !== ''}
          isFilled={optional.some(({ name }) => values[name] !== '')}
          hasError={optional.some(({ name }) => errors[name] !== undefined)}
        >
          {optional.map(show)}
        </OptionalFields>
      )}
      {fields.filter(({ control }) => control === 'consent').map(show)}
      <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
        {t('register')}
      </Button>
    </AuthForm>
  );
};
