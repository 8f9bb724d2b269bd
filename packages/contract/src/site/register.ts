import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SessionGrant } from '../entities/member';

/** The gateway validates account and password itself, to answer 10003 (validationError) with a reason for each field. */
export const register = defineCall({
  path: '/site/api/v1/user/register',
  auth: 'public',
  provenance: 'ours',
  summary: 'Creates a member and starts the first session',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({
    account: Type.String({ maxLength: 64 }),
    password: Type.String({ maxLength: 128 }),
    phone: Type.Optional(Type.String({ maxLength: 32, description: '(countryNumber)number' })),
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
    ofAge: Type.Boolean({ description: '18 or older' }),
    acceptsTerms: Type.Boolean(),
  }),
  response: SessionGrant,
});
