import type { CallRequest, FieldErrors } from '@pavilion/contract';
import {
  type FieldError,
  type MemberField,
  memberFields,
  normalizeMemberField,
  profileFormFields,
  registrationFields,
  type ValidationContext,
  validateMemberField,
  validateMemberFields,
} from '@pavilion/contract/forms';
import { parsePhone } from '@pavilion/format';
import { canonicalPhone } from '../../canonical-phone';

/** A phone in the form in which it is stored, or undefined when the text is not a phone. */
export const normalizePhone = (text: string): string | undefined => {
  const canonical = canonicalPhone(normalizeMemberField(memberFields.phone, text));
  return [text, canonical].some((each) => validateMemberField(profileFormFields.phone, each))
    ? undefined
    : canonical;
};

/** An entry of the operator's list is a whole phone, or the first digits of numbers in any country. */
const isDisabled = (phone: string, disabledPhones: readonly string[]) => {
  const { number } = parsePhone(phone);
  return disabledPhones.some((entry) => {
    const listed = normalizePhone(entry);
    return listed ? listed === phone : number.startsWith(entry);
  });
};

/** Rejects a phone (`blocked`) that the operator does not accept. The format is checked elsewhere. */
export const validatePhoneAllowed = (
  text: string | undefined,
  disabledPhones: readonly string[],
): FieldError | undefined => {
  const phone = normalizePhone(text ?? '');
  return phone !== undefined && isDisabled(phone, disabledPhones) ? { reason: 'blocked' } : undefined;
};

/** Every field error that can be found without looking at other members, in the order of the fields. */
export const validateRegistration = (
  body: CallRequest<'register'>,
  { disabledPhones, ...context }: ValidationContext & { readonly disabledPhones: readonly string[] },
  fields: readonly MemberField[] = registrationFields,
): FieldErrors['fields'] => {
  const blocked = validatePhoneAllowed(body.phone, disabledPhones);
  const errors = { ...(blocked && { phone: blocked }), ...validateMemberFields(fields, body, context) };
  return fields.flatMap(({ name }) => {
    const error = (errors as Readonly<Record<string, FieldError>>)[name];
    return error ? [{ field: name, ...error }] : [];
  });
};
