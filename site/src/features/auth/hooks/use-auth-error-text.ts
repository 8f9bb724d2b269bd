import type { LocalText } from '@pavilion/contract';
import { type FieldError, type MemberField, memberFields } from '@pavilion/contract/forms';
import { type ErrorKeys, useGeneralErrorText } from '../../../shared/forms/use-general-error-text';
import { useLocalText, useMessages } from '../../../shared/messages';
import { type AuthKey, authMessages } from '../messages/auth-messages';

/** Error texts of the fields of login, registration and password recovery. They replace the general texts. */
const keys: ErrorKeys<AuthKey> = {
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
  code: { required: 'answerRequired', unknown: 'codeWrong' },
  answer: { required: 'answerRequired', unknown: 'codeWrong' },
};

const rows: Readonly<Record<string, MemberField | undefined>> = memberFields;

/** The message for a field error. Fields and reasons without an entry in the table use the general texts. */
export const useAuthErrorText = () => {
  const t = useMessages(authMessages) as (key: AuthKey, values: { readonly limit: string }) => string;
  const local = useLocalText();
  const generalText = useGeneralErrorText();
  return (field: string, error: FieldError | undefined, given?: LocalText): string | undefined => {
    const key = error && keys[field]?.[error.reason];
    const label = given ?? rows[field]?.label;
    return key ? t(key, { limit: error.limit ?? '' }) : generalText(error, label ? local(label) : '');
  };
};
