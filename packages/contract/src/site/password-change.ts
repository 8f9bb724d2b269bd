import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SessionGrant } from '../entities/member';

export const passwordChange = defineCall({
  path: '/site/api/v1/user/password/change',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Replaces the login password. This session continues with the new token and its old expiry, the member’s others end (10105 passwordChanged); the replaced token is accepted for ten seconds. 20001 wrongCredentials for a wrong current password, 20004 tooManyRequests after ten',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['Security'] },
  request: Type.Object({
    currentPassword: Type.String({ minLength: 1, maxLength: 128 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
  }),
  response: SessionGrant,
});
