import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { SessionGrant } from '../entities/member';

/** The answer to the challenge of a login-risk code. */
export const LoginCheck = Type.Object({
  id: Id,
  answer: Type.String({ maxLength: 64, description: 'Answer to the challenge with this id' }),
});

export const login = defineCall({
  path: '/site/api/v1/user/login',
  auth: 'public',
  needs: 'nothing',
  takesProof: true,
  provenance: 'ours',
  summary:
    'Starts a session with password and account, or a phone that the member has verified. A login-risk code comes with `data.challenge`: repeat the call with its answer as `check`. After many failures 20005 proofRequired',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({
    account: Type.String({ minLength: 1, maxLength: 64, description: 'The account name or the phone' }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    remember: Type.Optional(Type.Boolean()),
    check: Type.Optional(LoginCheck),
  }),
  response: SessionGrant,
});
