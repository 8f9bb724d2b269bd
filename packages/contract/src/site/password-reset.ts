import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';

export const passwordReset = defineCall({
  path: '/site/api/v1/user/password/reset',
  auth: 'public',
  provenance: 'ours',
  summary:
    'Sets a new password for a ticket and ends the sessions of the member (10105): 10003 when it is no good, 6036 when the ticket is over',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ ticket: Type.String({ maxLength: 64 }), password: Type.String({ maxLength: 128 }) }),
  response: Empty,
});
