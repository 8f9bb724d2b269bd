import type { FieldReason } from '@pavilion/contract';
import type { Fault } from '../../../shared/forms/fault';
import { useMessages } from '../../../shared/messages';
import { type AuthKey, authMessages } from '../messages/auth-messages';
import type { CredentialsField } from '../model/credentials';
import type { RecoveryField } from '../model/recovery';
import type { RegistrationField } from '../model/registration';

/** What a field's fault is called. A reason that a field cannot have, as far as we know, has the general text. */
const faultKeys: Readonly<Record<string, Partial<Record<FieldReason, AuthKey>>>> = {
  account: {
    required: 'accountRequired',
    'too-short': 'accountTooShort',
    'too-long': 'accountTooLong',
    format: 'accountFormat',
    taken: 'accountTaken',
  },
  password: {
    required: 'passwordRequired',
    'too-short': 'passwordTooShort',
    'too-long': 'passwordTooLong',
    format: 'passwordFormat',
    weak: 'passwordWeak',
  },
  phone: { required: 'phoneRequired', format: 'phoneFormat', blocked: 'phoneBlocked', taken: 'phoneTaken' },
  invite: { unknown: 'inviteUnknown', blocked: 'inviteBlocked' },
  ofAge: { 'must-accept': 'ofAgeMustAccept' },
  acceptsTerms: { 'must-accept': 'acceptsTermsMustAccept' },
  answer: { required: 'answerRequired', unknown: 'codeWrong' },
} satisfies Partial<
  Record<RegistrationField | CredentialsField | RecoveryField, Partial<Record<FieldReason, AuthKey>>>
>;

/** Words a field's fault in the language that is shown: what is wrong and what to do. */
export const useFaultText = () => {
  // Which placeholders a text has depends on the reason, which no type can tell.
  const t = useMessages(authMessages) as (key: AuthKey, values: { readonly limit: string }) => string;
  return (field: string, fault: Fault | undefined): string | undefined =>
    fault && t(faultKeys[field]?.[fault.reason] ?? 'faultOther', { limit: fault.limit ?? '' });
};
