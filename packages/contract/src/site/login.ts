import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { SessionGrant } from '../entities/member';

export const login = defineCall({
  path: '/site/api/v1/user/login',
  auth: 'public',
  needs: 'nothing',
  takesProof: true,
  provenance: 'ours',
  summary:
    'Starts a session with account and password. A login-risk code comes with `data.challenge`: repeat the call with its answer as `check`. After many failures 20005 proofRequired',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({
    account: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    remember: Type.Optional(Type.Boolean()),
    check: Type.Optional(
      Type.Object({
        id: Id,
        answer: Type.String({ maxLength: 64, description: 'Answer to the challenge with this id' }),
      }),
    ),
  }),
  response: SessionGrant,
});
