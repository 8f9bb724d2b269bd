import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SessionGrant } from '../entities/member';

/** Length and form of account and password are judged by the gateway with a reason a field (10003), not by this schema. */
export const register = defineCall({
  path: '/site/api/v1/user/register',
  auth: 'public',
  provenance: 'ours',
  summary: 'Makes a member and opens the first session',
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
