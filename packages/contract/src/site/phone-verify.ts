import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { Member } from '../entities/member';

export const phoneVerify = defineCall({
  path: '/site/api/v1/user/phone/verify',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Makes the phone that received the code the member’s verified one. 10409 verificationCodeError for a wrong code, 6036 loginCodeExpired after the challenge has ended, 10003 with `taken` for a phone that another member has verified, which ends the challenge',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Session', 'Security', 'Profile'] },
  request: Type.Object({ id: Id, code: Type.String({ minLength: 1, maxLength: 16 }) }),
  response: Member,
});
