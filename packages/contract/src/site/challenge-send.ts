import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Challenge } from '../entities/challenge';
import { Id } from '../entities/common';

export const challengeSend = defineCall({
  path: '/site/api/v1/user/challenge/send',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Sends the code of a challenge again. 6037 loginCodeTooOften before the next code may be sent, 6036 loginCodeExpired after the challenge has ended, 20007 codeLoginClosed for the code of a login while operators have stopped it',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ id: Id }),
  response: Challenge,
});
