import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, Moment } from '../entities/common';

export const passwordVerify = defineCall({
  path: '/site/api/v1/user/password/verify',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Exchanges a correct code for a ticket. 10409 verificationCodeError for a wrong code, 6036 loginCodeExpired after the challenge has ended',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ id: Id, code: Type.String({ maxLength: 16 }) }),
  response: Type.Object({ ticket: Type.String(), expiresAt: Moment }),
});
