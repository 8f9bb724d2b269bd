import { type TBoolean, type TOptional, type TString, Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SessionGrant } from '../entities/member';
import { type MemberField, registrationFields } from '../forms/member-fields';

type WireType<Field extends MemberField> = Field['control'] extends 'consent'
  ? TBoolean
  : Field['required'] extends true
    ? TString
    : TOptional<TString>;

/** A coarse bound: the gateway validates the value and answers 10003 (validationError) with a reason for each field. */
const Text = Type.String({ maxLength: 128 });

const typeOf = ({ control, required, label }: MemberField) => {
  if (control === 'consent')
    return Type.Boolean({ description: label.en.replace('{age}', 'of the minimum age') });
  return required ? Text : Type.Optional(Text);
};

/** The schema has a property for each registration field. */
const fieldTypes = Object.fromEntries(registrationFields.map((field) => [field.name, typeOf(field)])) as {
  [Field in (typeof registrationFields)[number] as Field['name']]: WireType<Field>;
};

export const register = defineCall({
  path: '/site/api/v1/user/register',
  auth: 'public',
  needs: 'nothing',
  takesProof: true,
  provenance: 'ours',
  summary:
    'Creates a member and starts the first session. After many registrations from one address 20005 proofRequired',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({
    ...fieldTypes,
    invite: Type.Optional(
      Type.Object({
        kind: Type.Unsafe<'r_code' | 'i_code' | 'invite_code'>({
          type: 'string',
          enum: ['r_code', 'i_code', 'invite_code'],
        }),
        code: Type.String({ maxLength: 64 }),
        bet: Type.Optional(Type.String({ maxLength: 64, description: 'r_bet, which comes with r_code' })),
      }),
    ),
  }),
  response: SessionGrant,
});
