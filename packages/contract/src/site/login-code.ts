import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { SessionGrant } from '../entities/member';
import { LoginCheck } from './login';

export const loginCode = defineCall({
  path: '/site/api/v1/user/login/code',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Starts a session with a code to a phone, after `loginPhone`. 10409 verificationCodeError for a wrong code, 6036 loginCodeExpired after the challenge has ended. A login-risk code comes with `data.challenge`: repeat the call with its answer as `check`',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({
    phone: Type.String({ minLength: 1, maxLength: 32, description: '(countryNumber)number' }),
    id: Id,
    code: Type.String({ minLength: 1, maxLength: 16 }),
    remember: Type.Optional(Type.Boolean()),
    check: Type.Optional(LoginCheck),
  }),
  response: SessionGrant,
});
