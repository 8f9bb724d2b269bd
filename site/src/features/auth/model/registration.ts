import type { CallRequest } from '@pavilion/contract';
import { type MemberField, normalizeMemberField, registrationFields } from '@pavilion/contract/forms';

/** The values of the registration form by the names of its fields: a consent is a boolean, everything else text. */
export type Registration = Readonly<Record<string, string | boolean>>;

export const emptyRegistration = (fields: readonly MemberField[] = registrationFields): Registration => ({
  ...Object.fromEntries(fields.map(({ name, control }) => [name, control === 'consent' ? false : ''])),
  capturedInvite: '',
});

/**
 * The stored input to restore after a reload. An invite code that the visitor typed stays, unless another link has brought
 * a code since: `capturedInvite` is the code that links had brought when the input was stored.
 */
export const restoredRegistration = (
  { invite, capturedInvite = '', ...rest }: Partial<Registration>,
  captured: string | undefined,
): Partial<Registration> => {
  const isTyped = invite !== undefined && invite !== capturedInvite;
  const isOutdated = captured !== undefined && captured !== capturedInvite;
  return isTyped && !isOutdated ? { ...rest, invite } : rest;
};

type Invite = NonNullable<CallRequest<'register'>['invite']>;

/**
 * The invite to send. A captured code is sent with its kind and bet; a code that the visitor typed instead is an invite code
 * like any other (INV-2, INV-5). A code that was filled in may have expired while the form was open: the one that takes
 * precedence now is sent in its place, if there is any (INV-3).
 */
const inviteOf = (
  typed: string,
  prefilled: string | boolean | undefined,
  captured: Invite | undefined,
): Invite | undefined => {
  const code = typed.trim();
  if (code === '') return undefined;
  if (code === prefilled) return captured;
  return captured?.code === code ? captured : { kind: 'invite_code', code };
};

/** The body of the call: normalized, without the fields that were left empty. */
export const registrationBody = (
  values: Registration,
  captured: Invite | undefined,
  fields: readonly MemberField[] = registrationFields,
): CallRequest<'register'> => {
  const normalized = fields.map((field): [string, unknown] => {
    const value = values[field.name];
    if (typeof value !== 'string') return [field.name, value];
    return [
      field.name,
      field.name === 'invite'
        ? inviteOf(value, values.capturedInvite, captured)
        : normalizeMemberField(field, value),
    ];
  });
  const filled = normalized.filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(filled) as CallRequest<'register'>;
};
