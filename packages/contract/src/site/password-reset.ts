import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';

export const passwordReset = defineCall({
  path: '/site/api/v1/user/password/reset',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Sets a new password with a ticket and ends the member’s sessions (10105 passwordChanged). 10003 validationError for a weak password, 6036 loginCodeExpired after the ticket has expired',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ ticket: Type.String({ maxLength: 64 }), password: Type.String({ maxLength: 128 }) }),
  response: Empty,
});
