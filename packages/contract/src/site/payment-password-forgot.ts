import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Challenge } from '../entities/challenge';

export const paymentPasswordForgot = defineCall({
  path: '/site/api/v1/user/payment-password/forgot',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Sends a code to the member’s phone that allows setting a new payment password. 20001 wrongCredentials for a wrong login password, 10003 validationError without a phone',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ loginPassword: Type.String({ maxLength: 200 }) }),
  response: Challenge,
});
