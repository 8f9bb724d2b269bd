import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Challenge } from '../entities/challenge';
import { Id } from '../entities/common';

export const challengeSend = defineCall({
  path: '/site/api/v1/user/challenge/send',
  auth: 'public',
  provenance: 'ours',
  summary:
    'Sends the code of a challenge, or a new one: 6037 when it is too soon, 6036 when the challenge is over',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ id: Id }),
  response: Challenge,
});
