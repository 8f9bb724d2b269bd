import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Challenge } from '../entities/challenge';

export const paymentPasswordForgot = defineCall({
  path: '/site/api/v1/user/payment-password/forgot',
  auth: 'member',
  provenance: 'ours',
  summary:
    'Sends a code to the member’s phone, for another payment password: 20001 when the login password is wrong, 10003 without a phone',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ loginPassword: Type.String({ maxLength: 200 }) }),
  response: Challenge,
});
