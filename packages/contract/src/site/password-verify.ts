import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, Moment } from '../entities/common';

export const passwordVerify = defineCall({
  path: '/site/api/v1/user/password/verify',
  auth: 'public',
  provenance: 'ours',
  summary: 'Gives a ticket for a right code: 10409 when it is wrong, 6036 when the challenge is over',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ id: Id, code: Type.String({ maxLength: 16 }) }),
  response: Type.Object({ ticket: Type.String(), expiresAt: Moment }),
});
